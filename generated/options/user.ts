// Written by `npm run docs` from the schemas of the options.
import type { AccountDeletedMail, ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from '#server/features/users/user.types.ts';
import type { FieldDefault, FieldType, FieldValidator } from '#server/options/field-options.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/users/user.types.ts';
export type * from '#server/options/field-options.types.ts';
export type * from '#server/options/mail.types.ts';

export interface UserOptions {
  changeEmail?: ChangeEmailOptions;
  deleteUser?: DeleteUserOptions;
  /** Additional fields of users, by name. @default {} */
  additionalFields?: Record<string, FieldOptions>;
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
  /** Hook that sends the receipt of a deletion to the last address. */
  onAccountDeleted?: MailHook<AccountDeletedMail>;
  /** Requires confirmation by email. By default if a hook or `smtpUrl` can send the email. */
  confirmByMail?: boolean;
  /** Seconds for which the confirmation link is valid. @default 86400 */
  deleteTokenExpiresIn?: number;
}

export interface FieldOptions {
  /** The type of the values, or a list of the accepted texts. */
  type: FieldType;
  /** Requires a value from the client that creates the record, unless there is a default. @default true */
  required?: boolean;
  /** The value of new records, or a function that returns it. */
  defaultValue?: FieldDefault;
  /** Lets clients set the field; without, only administrators and service accounts do. @default true */
  input?: boolean;
  /** Shows the field in answers. @default true */
  returned?: boolean;
  /** The name of the field in the web app; by default from its own name. */
  label?: string;
  /** Checks the values further. */
  validator?: FieldValidatorOptions;
}

export interface FieldValidatorOptions {
  /** A Standard Schema that checks and may change each value that a call sets. */
  input: FieldValidator;
}
