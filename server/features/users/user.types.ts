import type { UserLinkMail } from '#server/mail/mail.types.ts';
import type { User } from '#server/records.ts';

/** To the current address; opening the link changes it to `newEmail`. */
export interface ChangeEmailMail extends UserLinkMail {
  newEmail: string;
}

/** To the address that an account had until now. */
export interface EmailChangedMail {
  user: User;
  oldEmail: string;
}

export type DeleteAccountMail = UserLinkMail;
