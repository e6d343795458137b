// Written by `npm run docs` from the schemas of the options.
import type { ElsewhereHook, ExistingUserMail, PasswordResetHook, ResetPasswordMail } from '#server/features/passwords/password.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/passwords/password.types.ts';
export type * from '#server/options/mail.types.ts';

export interface EmailAndPasswordOptions {
  /** Lets users sign up and sign in with email and password. @default true */
  enabled?: boolean;
  /** Rejects new users with email and password. Existing users can still sign in. @default false */
  disableSignUp?: boolean;
  /** Minimum length of a password in characters. @default 8 */
  minPasswordLength?: number;
  /** Maximum length of a password in characters. @default 128 */
  maxPasswordLength?: number;
  /** Rejects new passwords that are on a built-in list of common ones, or little more than the name or email of the user. @default true */
  rejectWeakPasswords?: boolean;
  /** @default {} */
  breachedPasswords?: {
    /** Rejects new passwords that a breach service knows. It gets five characters of the SHA-1 hash; if it does not answer, the password is accepted, with a warning in the log. @default false */
    enabled?: boolean;
    /** The address before the characters of the hash, for a mirror of Pwned Passwords. @default "https://api.pwnedpasswords.com/range/" */
    url?: string;
  };
  /** Signs the user in after sign-up. @default true */
  autoSignIn?: boolean;
  /** Rejects sign-ins with an unverified email address. @default false */
  requireEmailVerification?: boolean;
  /** Seconds for which a link to reset a password is valid. @default 3600 */
  resetPasswordTokenExpiresIn?: number;
  /** Revokes the sessions of a user who resets the password. @default true */
  revokeSessionsOnPasswordReset?: boolean;
  /** Hook that sends the email with the link to reset a password. */
  sendResetPassword?: MailHook<ResetPasswordMail>;
  /** Runs in the background after a user has reset the password by a link or a code; a failure is logged. */
  onPasswordReset?: PasswordResetHook;
  /** Hook that notifies a user of a sign-up with their address, if the response hides that the address has an account. */
  onExistingUserSignUp?: MailHook<ExistingUserMail>;
  /** The bcrypt cost of new hashes. A hash of another cost is replaced when its password is entered the next time. @default 10 */
  bcryptCost?: number;
  /** The day from which imported hashes that were not replaced by a sign-in are removed. Their users set a new password by email, and wrong passwords no longer cost the time of those hashes. */
  importedHashesUntil?: string;
  /** Milliseconds of a core that a refused sign-in may take after an import; the import stops if its hashes would need more, unless it has `--accept-cost`. @default 500 */
  maxVerifyMs?: number;
  /** Function that asks the service from which accounts were imported without password hashes whether a password is right. While such accounts exist, a refused sign-in is answered after a multiple of two seconds. */
  verifyElsewhere?: ElsewhereHook;
}
