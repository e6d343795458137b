// Written by `npm run docs` from the schemas of the options.
import type { EmailCodeMail, GenerateOtp } from '#server/features/email-codes/email-codes.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/email-codes/email-codes.types.ts';
export type * from '#server/options/mail.types.ts';

export interface EmailOtpOptions {
  /** Lets users sign in, verify or change their email and reset their password by a mailed code. @default true */
  enabled?: boolean;
  /** Rejects new users by a mailed code. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Digits of a code. @default 6 */
  otpLength?: number;
  /** Seconds for which a code is valid. @default 300 */
  expiresIn?: number;
  /** Whether another request mails a new code, or the same one while it is valid, which is then stored encrypted. @default "rotate" */
  resendStrategy?: 'rotate' | 'reuse';
  /** Function that returns a code of 6 to 64 characters, or undefined for a random one. Blanks and dashes do not count. */
  generateOTP?: GenerateOtp;
  /** Sends a code after sign-up, in place of the link that verifies the email. @default false */
  sendVerificationOnSignUp?: boolean;
  /** Sends a code in place of the link wherever users prove their email. Administrators still send links, and so does `emailVerification.sendVerificationEmail`. @default false */
  overrideDefaultEmailVerification?: boolean;
  /** Accepts a code only from the browser that requested it, which a cookie identifies. Turn it off for clients that do not store cookies. @default true */
  bindToBrowser?: boolean;
  /** Shows the code in the subject of the email, which lock screens display. @default false */
  showCodeInSubject?: boolean;
  /** Hook that sends the email with the code. */
  sendVerificationOTP?: MailHook<EmailCodeMail>;
}
