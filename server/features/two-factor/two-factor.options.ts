import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

import type { TwoFactorChangedMail, TwoFactorCodeMail } from './two-factor.types.ts';

const MailedCodeOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Lets users set up mailed codes as a second factor. Those who have done so can still use them.'),
    expiresIn: z
      .int()
      .min(30)
      .max(3600)
      .default(limits.mailedCodeExpiresIn)
      .describe('Seconds for which a mailed code is valid.'),
  })
  .meta({ id: 'MailedCodeOptions', description: 'Codes sent by email, as a second factor.' });

const TwoFactorOptions = z
  .strictObject({
    issuer: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^:]+$/, 'a name without a colon')
      .optional()
      .describe('The name of the service in authenticator apps; the name of the app by default.'),
    mailedCodes: MailedCodeOptions.prefault({}),
    sendTwoFactorCode: mailHook<TwoFactorCodeMail>('TwoFactorCodeMail').describe(
      'Hook that sends the email with the code.',
    ),
    onTwoFactorChanged: mailHook<TwoFactorChangedMail>('TwoFactorChangedMail').describe(
      'Hook that tells a user that their second factors changed.',
    ),
  })
  .meta({ id: 'TwoFactorOptions' });

export const twoFactorOptions = defineOptions('twoFactor', TwoFactorOptions, {
  TWO_FACTOR_ISSUER: ['issuer', String],
});
