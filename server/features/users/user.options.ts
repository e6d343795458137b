import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { limits } from '#shared/limits.ts';

import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from './user.types.ts';

const ChangeEmailOptions = z
  .strictObject({
    enabled: z.boolean().default(true),
    sendChangeEmailVerification: mailHook<ChangeEmailMail>('ChangeEmailMail'),
    onEmailChanged: mailHook<EmailChangedMail>('EmailChangedMail').describe(
      'Notifies the previous address of an account.',
    ),
  })
  .meta({ id: 'ChangeEmailOptions' });

const DeleteUserOptions = z
  .strictObject({
    enabled: z.boolean().default(true),
    sendDeleteAccountVerification: mailHook<DeleteAccountMail>('DeleteAccountMail'),
    confirmByMail: z
      .boolean()
      .optional()
      .describe('Require a mailed confirmation; by default if a hook or `smtpUrl` can deliver it.'),
    deleteTokenExpiresIn: z
      .int()
      .positive()
      .default(limits.deleteTokenExpiresIn)
      .describe('Seconds that the mailed confirmation is valid.'),
  })
  .meta({ id: 'DeleteUserOptions' });

const UserOptions = z
  .strictObject({ changeEmail: ChangeEmailOptions.prefault({}), deleteUser: DeleteUserOptions.prefault({}) })
  .meta({ id: 'UserOptions' });

export const userOptions = defineOptions('user', UserOptions);
