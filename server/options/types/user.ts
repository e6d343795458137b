// Written by `npm run docs` from the schemas of the options.
import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import type { MailHook } from '#server/mail/mail.types.ts';

export type * from '#server/features/users/user.types.ts';
export type * from '#server/mail/mail.types.ts';

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
}

export interface ChangeEmailOptions {
  /** Lets users change their email address. @default true */
  enabled?: boolean;
  /** Hook that sends the confirmation of a change to the current address. */
  sendChangeEmailVerification?: MailHook<ChangeEmailMail>;
  /** Hook that notifies the previous address after a change. */
  onEmailChanged?: MailHook<EmailChangedMail>;
}

export interface DeleteUserOptions {
  /** Lets users delete their account. @default true */
  enabled?: boolean;
  /** Hook that sends the email with the link that confirms a deletion. */
  sendDeleteAccountVerification?: MailHook<DeleteAccountMail>;
  /** Requires confirmation by email. By default if a hook or `smtpUrl` can send the email. */
  confirmByMail?: boolean;
  /** Seconds for which the confirmation link is valid. @default 86400 */
  deleteTokenExpiresIn?: number;
}
