// Written by `npm run docs` from the schemas of the options.
import type { TwoFactorChangedMail, TwoFactorCodeMail } from '#server/features/two-factor/two-factor.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';

export type * from '#server/features/two-factor/two-factor.types.ts';
export type * from '#server/mail/mail.types.ts';

export interface TwoFactorOptions {
  /** The name of the service in authenticator apps; the name of the app by default. */
  issuer?: string;
  mailedCodes?: MailedCodeOptions;
  /** Hook that sends the email with the code. */
  sendTwoFactorCode?: MailHook<TwoFactorCodeMail>;
  /** Hook that tells a user that their second factors changed. */
  onTwoFactorChanged?: MailHook<TwoFactorChangedMail>;
}

/** Codes sent by email, as a second factor. */
export interface MailedCodeOptions {
  /** Lets users set up mailed codes as a second factor. Those who have done so can still use them. @default true */
  enabled?: boolean;
  /** Seconds for which a mailed code is valid. @default 180 */
  expiresIn?: number;
}
