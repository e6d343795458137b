import type { MailHook, UserLinkMail } from '#server/mail/messages.ts';
import type { User } from '#server/records.ts';

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** @default true */
  enabled?: boolean;
  sendChangeEmailVerification?: MailHook<ChangeEmailMail>;
  /** Tells the address that an account had until now. */
  onEmailChanged?: MailHook<EmailChangedMail>;
}

export interface DeleteUserOptions {
  /** @default true */
  enabled?: boolean;
  sendDeleteAccountVerification?: MailHook<DeleteAccountMail>;
  /** Ask for a mailed confirmation first; by default where a hook or `smtpUrl` can carry it. */
  confirmByMail?: boolean;
  /** @default 86400 */
  deleteTokenExpiresIn?: number;
}

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
