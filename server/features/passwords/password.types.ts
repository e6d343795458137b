import type { UserLinkMail } from '#server/mail/messages.ts';
import type { User } from '#server/records.ts';

export type ResetPasswordMail = UserLinkMail;

/** To the owner of an address with which somebody tried to sign up, where the answer does not tell them. */
export interface ExistingUserMail {
  user: User;
}
