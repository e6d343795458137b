import type { UserLinkMail } from '#server/mail/mail.types.ts';
import type { User } from '#server/records.ts';

export type ResetPasswordMail = UserLinkMail;

/** For the owner of an address that a sign-up used again, if the response hides the account. */
export interface ExistingUserMail {
  user: User;
}
