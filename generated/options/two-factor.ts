// Written by `npm run docs` from the schemas of the options.
import type { TwoFactorChangedMail, TwoFactorCodeMail, TwoFactorRecoveryCodeMail, TwoFactorRecoveryRequestedMail } from '#server/features/two-factor/two-factor.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/two-factor/two-factor.types.ts';
export type * from '#server/options/mail.types.ts';

export interface TwoFactorOptions {
  /** The name of the service in authenticator apps; the name of the app by default. */
  issuer?: string;
  mailedCodes?: MailedCodeOptions;
  recovery?: TwoFactorRecoveryOptions;
  /** Hook that sends the email with the code. */
  sendTwoFactorCode?: MailHook<TwoFactorCodeMail>;
  /** Hook that tells a user that their second factors changed. */
  onTwoFactorChanged?: MailHook<TwoFactorChangedMail>;
  /** Hook that tells a user that the removal of their second factors was requested, with the link that cancels it. */
  onTwoFactorRecoveryRequested?: MailHook<TwoFactorRecoveryRequestedMail>;
  /** Hook that sends the email with the code that removes the second factors. */
  sendTwoFactorRecoveryCode?: MailHook<TwoFactorRecoveryCodeMail>;
}

/** Codes sent by email, as a second factor. */
export interface MailedCodeOptions {
  /** Lets users set up mailed codes as a second factor. Those who have done so can still use them. @default true */
  enabled?: boolean;
  /** Seconds for which a mailed code is valid. @default 180 */
  expiresIn?: number;
}

/** Recovery from lost second factors without support. */
export interface TwoFactorRecoveryOptions {
  /** Lets users who lost their second factors remove them after a waiting time, with their password or provider and a mailed code. @default false */
  enabled?: boolean;
  /** Seconds between the request, which is mailed to the user, and the removal. @default 259200 */
  waitingTime?: number;
}
