import type { UserLinkMail } from '#server/options/mail.types.ts';
import type { User } from '#server/options/hooks/records.ts';

/** To the current address; opening the link changes it to `newEmail`. */
export interface ChangeEmailMail extends UserLinkMail {
  newEmail: string;
}

/** To the previous address of the account. */
export interface EmailChangedMail {
  user: User;
  oldEmail: string;
}

/** To a user whom an administrator created without a password; the link sets the first one. */
export type UserInvitationMail = UserLinkMail;

export type DeleteAccountMail = UserLinkMail;

/** To the last address of a person who was deleted. */
export interface AccountDeletedMail {
  email: string;
  name: string;
  /** The number of the receipt. */
  receipt: string;
}
