import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { bool, number } from '#server/options/parse.ts';

import type {
  TwoFactorRecoveryCodeMail,
  TwoFactorRecoveryRequestedMail,
  TwoFactorChangedMail,
  TwoFactorCodeMail,
} from './two-factor.types.ts';

const MailedCodeOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Lets users set up mailed codes as a second factor. Those who have done so can still use them.'),
    expiresIn: z.int().min(30).max(3600).default(180).describe('Seconds for which a mailed code is valid.'),
  })
  .meta({ id: 'MailedCodeOptions', description: 'Codes sent by email, as a second factor.' });

const RecoveryOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Lets users who lost their second factors remove them after a waiting time, with their password or provider and a mailed code.',
      ),
    waitingTime: z
      .int()
      .min(3600)
      .max(30 * 24 * 3600)
      .default(3 * 24 * 3600)
      .describe('Seconds between the request, which is mailed to the user, and the removal.'),
  })
  .meta({ id: 'TwoFactorRecoveryOptions', description: 'Recovery from lost second factors without support.' });

const TwoFactorOptions = z
  .strictObject({
    issuer: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[^:]+$/, 'a name without a colon')
      .meta({ secret: false })
      .optional()
      .describe('The name of the service in authenticator apps; the name of the app by default.'),
    mailedCodes: MailedCodeOptions.prefault({}),
    recovery: RecoveryOptions.prefault({}),
    sendTwoFactorCode: mailHook<TwoFactorCodeMail>('TwoFactorCodeMail').describe(
      'Hook that sends the email with the code.',
    ),
    onTwoFactorChanged: mailHook<TwoFactorChangedMail>('TwoFactorChangedMail').describe(
      'Hook that tells a user that their second factors changed.',
    ),
    onTwoFactorRecoveryRequested: mailHook<TwoFactorRecoveryRequestedMail>('TwoFactorRecoveryRequestedMail').describe(
      'Hook that tells a user that the removal of their second factors was requested, with the link that cancels it.',
    ),
    sendTwoFactorRecoveryCode: mailHook<TwoFactorRecoveryCodeMail>('TwoFactorRecoveryCodeMail').describe(
      'Hook that sends the email with the code that removes the second factors.',
    ),
  })
  .meta({ id: 'TwoFactorOptions' });

export const twoFactorOptions = defineOptions('twoFactor', TwoFactorOptions, {
  TWO_FACTOR_ISSUER: ['issuer', String],
  TWO_FACTOR_RECOVERY: ['recovery.enabled', bool],
  TWO_FACTOR_RECOVERY_WAITING_TIME: ['recovery.waitingTime', number],
});
