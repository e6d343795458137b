import type { MailHook, UserLinkMail } from '#server/mail/messages.ts';

export interface EmailVerificationOptions {
  sendVerificationEmail?: MailHook<VerificationMail>;
  /** Ask for proof of the address as soon as somebody signs up. @default true */
  sendOnSignUp?: boolean;
  /** Sign in whoever opens the link in the browser that signed up. @default false */
  autoSignInAfterVerification?: boolean;
  /** @default 3600 */
  expiresIn?: number;
}

export type VerificationMail = UserLinkMail;
