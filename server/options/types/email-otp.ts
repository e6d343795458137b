// Written by `npm run docs` from the schemas of the options.
import type { EmailCodeMail } from '#server/features/email-codes/email-codes.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';

export type * from '#server/features/email-codes/email-codes.types.ts';
export type * from '#server/mail/mail.types.ts';

export interface EmailOtpOptions {
  /** Lets users sign in, verify or change their email and reset their password by a mailed code. @default true */
  enabled?: boolean;
  /** Rejects new users by a mailed code. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Digits of a code. @default 6 */
  otpLength?: number;
  /** Seconds for which a code is valid. @default 300 */
  expiresIn?: number;
  /** Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies. @default true */
  bindToBrowser?: boolean;
  /** Shows the code in the subject of the email, which lock screens display. @default false */
  showCodeInSubject?: boolean;
  /** Hook that sends the email with the code. */
  sendVerificationOTP?: MailHook<EmailCodeMail>;
}
