import type { UserLinkMail } from '#server/options/mail.types.ts';
import type { User } from '#server/options/hooks/records.ts';

export type ResetPasswordMail = UserLinkMail;

/** For the owner of an address that a sign-up used again, if the response hides the account. */
export interface ExistingUserMail {
  user: User;
}

/** `request` is that of the call; undefined for calls within the process. */
export type PasswordResetHook = (about: { user: User }, request?: Request) => Promise<void> | void;
