import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

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
      })
      .prefault({})
      .meta({ id: 'PersonalDataRetentionOptions' }),
    erasureLogDays: z
      .int()
      .min(1)
      .max(3650)
      .default(400)
      .describe('Days after which no backup contains an erased user: longer than you keep backups.'),
  })
  .meta({ id: 'PersonalDataOptions' });

export const personalDataOptions = defineOptions('personalData', PersonalDataOptions);
