import { z } from 'zod';

import { additionalFieldsOf } from '#server/fields/field-options.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';

import type { AccountDeletedMail, ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from './user.types.ts';

const ChangeEmailOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users change their email address.'),
    sendChangeEmailVerification: mailHook<ChangeEmailMail>('ChangeEmailMail').describe(
      'Hook that sends the confirmation of a change to the current address.',
    ),
    onEmailChanged: mailHook<EmailChangedMail>('EmailChangedMail').describe(
      'Hook that notifies the previous address after a change.',
    ),
  })
  .meta({ id: 'ChangeEmailOptions' });

const DeleteUserOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users delete their account.'),
    sendDeleteAccountVerification: mailHook<DeleteAccountMail>('DeleteAccountMail').describe(
      'Hook that sends the email with the link that confirms a deletion.',
    ),
    onAccountDeleted: mailHook<AccountDeletedMail>('AccountDeletedMail').describe(
      'Hook that sends the receipt of a deletion to the last address.',
    ),
    confirmByMail: z
      .boolean()
      .optional()
      .describe('Requires confirmation by email. By default if a hook or `smtpUrl` can send the email.'),
    deleteTokenExpiresIn: z
      .int()
      .positive()
      .default(86_400)
      .describe('Seconds for which the confirmation link is valid.'),
  })
  .meta({ id: 'DeleteUserOptions' });

const UserOptions = z
  .strictObject({
    changeEmail: ChangeEmailOptions.prefault({}),
    deleteUser: DeleteUserOptions.prefault({}),
    additionalFields: additionalFieldsOf('users'),
  })
  .meta({ id: 'UserOptions' });

export const userOptions = defineOptions('user', UserOptions);
