import type { UserLinkMail } from '#server/options/mail.types.ts';
import type { User } from '#server/options/hooks/records.ts';

export type ResetPasswordMail = UserLinkMail;

/** A sign-in with a password that only the service knows from which the account was imported. */
export interface ElsewhereQuestion {
  email: string;
  password: string;
  /** The id of the user there, as the import stored it. */
  reference: string;
}

/** Whether the password is right there. The next sign-in then needs no question. */
export type ElsewhereHook = (question: ElsewhereQuestion) => Promise<boolean> | boolean;

/** For the owner of an address that a sign-up used again, if the response hides the account. */
export interface ExistingUserMail {
  user: User;
}

/** `request` is that of the call; undefined for calls within the process. */
export type PasswordResetHook = (about: { user: User }, request?: Request) => Promise<void> | void;
