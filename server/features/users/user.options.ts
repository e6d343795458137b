import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/hook.ts';
import { limits } from '#shared/limits.ts';

import type { ChangeEmailMail, DeleteAccountMail, EmailChangedMail } from './user.types.ts';

const UserOptions = z.strictObject({
  changeEmail: z
    .strictObject({
      enabled: z.boolean().default(true),
      sendChangeEmailVerification: mailHook<ChangeEmailMail>(),
      /** Tells the address that an account had until now. */
      onEmailChanged: mailHook<EmailChangedMail>(),
    })
    .prefault({}),
  deleteUser: z
    .strictObject({
      enabled: z.boolean().default(true),
      sendDeleteAccountVerification: mailHook<DeleteAccountMail>(),
      /** Ask for a mailed confirmation first; by default where a hook or `smtpUrl` can carry it. */
      confirmByMail: z.boolean().optional(),
      deleteTokenExpiresIn: z.int().positive().default(limits.deleteTokenExpiresIn),
    })
    .prefault({}),
});

export const userOptions = defineOptions('user', UserOptions);
