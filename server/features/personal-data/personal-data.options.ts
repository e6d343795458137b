import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';

import type { InactiveAccountMail } from './personal-data.types.ts';

const PersonalDataOptions = z
  .strictObject({
    export: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Lets users export what is stored about them.'),
        link: z.int().min(1).max(90).default(7).describe('Days for which the pages of an export can be read.'),
      })
      .prefault({})
      .meta({ id: 'PersonalDataExportOptions' }),
    retention: z
      .strictObject({
        endedInvitations: z
          .int()
          .min(0)
          .max(3650)
          .default(90)
          .describe('Days after their expiry for which invitations stay.'),
        unverifiedUsers: z
          .int()
          .min(1)
          .max(3650)
          .optional()
          .describe('Days after which users who never proved their address are erased. By default never.'),
        inactiveUsers: z
          .int()
          .min(90)
          .max(3650)
          .optional()
          .describe(
            'Days without use after which users are erased, with mails 30 and 7 days before. By default never.',
          ),
      })
      .prefault({})
      .meta({ id: 'PersonalDataRetentionOptions' }),
    erasureLogDays: z
      .int()
      .min(1)
      .max(3650)
      .default(400)
      .describe('Days after which no backup contains an erased user: longer than you keep backups.'),
    sendInactiveAccount: mailHook<InactiveAccountMail>('InactiveAccountMail').describe(
      'Hook that sends the email about an account that will be deleted because it is not used.',
    ),
  })
  .meta({ id: 'PersonalDataOptions' });

export const personalDataOptions = defineOptions('personalData', PersonalDataOptions);
