// Written by `npm run docs` from the schemas of the options.
import type { SetupLinkCompletedMail, SetupLinkOpenedMail } from '#server/features/setup-links/setup-link.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/setup-links/setup-link.types.ts';
export type * from '#server/options/mail.types.ts';

export interface SetupLinkOptions {
  /** Whether members can create links with which someone without an account sets up single sign-on. @default true */
  enabled?: boolean;
  /** Seconds after which a set-up link expires, unless its creator chooses. @default 432000 */
  expiresIn?: number;
  /** Hook that sends the email about a set-up link that was opened. */
  sendSetupLinkOpened?: MailHook<SetupLinkOpenedMail>;
  /** Hook that sends the email about what was set up with a link and has to be confirmed. */
  sendSetupLinkCompleted?: MailHook<SetupLinkCompletedMail>;
}
