// Written by `npm run docs` from the schemas of the options.
import type { SecurityNoticeMail } from '#server/features/security-notices/security-notice.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/security-notices/security-notice.types.ts';
export type * from '#server/options/mail.types.ts';

export interface SecurityNoticeOptions {
  /** Emails users about changes of their password, username, sign-in methods and API keys. @default true */
  enabled?: boolean;
  /** Also emails users with a verified email about a sign-in from a browser that is new to the account. Users can turn that off. @default true */
  signIns?: boolean;
  /** Hook that sends these emails. */
  sendSecurityNotice?: MailHook<SecurityNoticeMail>;
}
