import type { MailHook, UserLinkMail } from '#server/mail/messages.ts';
import type { User } from '#server/records.ts';

export interface EmailAndPasswordOptions {
  /** @default true */
  enabled?: boolean;
  /** Nobody signs up with a password any more; who has one still signs in. @default false */
  disableSignUp?: boolean;
  /** @default 8 */
  minPasswordLength?: number;
  /** @default 128 */
  maxPasswordLength?: number;
  /** @default true */
  autoSignIn?: boolean;
  /** @default false */
  requireEmailVerification?: boolean;
  /** @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** @default true */
  revokeSessionsOnPasswordReset?: boolean;
  sendResetPassword?: MailHook<ResetPasswordMail>;
  /** Tells the owner of an address that somebody tried to sign up with it, where the answer does not say so. */
  onExistingUserSignUp?: MailHook<ExistingUserMail>;
  /** The work factor of new hashes; a hash made with another one is renewed at the next sign-in. @default 10 */
  bcryptCost?: number;
}

export type ResetPasswordMail = UserLinkMail;

/** To the owner of an address with which somebody tried to sign up, where the answer does not tell them. */
export interface ExistingUserMail {
  user: User;
}
