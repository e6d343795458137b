// Written by `npm run docs` from the schemas of the options.
import type { InactiveAccountMail } from '#server/features/personal-data/personal-data.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/personal-data/personal-data.types.ts';
export type * from '#server/options/mail.types.ts';

export interface PersonalDataOptions {
  export?: PersonalDataExportOptions;
  retention?: PersonalDataRetentionOptions;
  /** Days after which no backup contains an erased user: longer than you keep backups. @default 400 */
  erasureLogDays?: number;
  /** Hook that sends the email about an account that will be deleted because it is not used. */
  sendInactiveAccount?: MailHook<InactiveAccountMail>;
}

export interface PersonalDataExportOptions {
  /** Lets users export what is stored about them. @default true */
  enabled?: boolean;
  /** Days for which the pages of an export can be read. @default 7 */
  link?: number;
}

export interface PersonalDataRetentionOptions {
  /** Days after their expiry for which invitations stay. @default 90 */
  endedInvitations?: number;
  /** Days after which users who never proved their address are erased. By default never. */
  unverifiedUsers?: number;
  /** Days without use after which users are erased, with mails 30 and 7 days before. By default never. */
  inactiveUsers?: number;
}
