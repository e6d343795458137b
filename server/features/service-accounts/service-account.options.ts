import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const ServiceAccountOptions = z
  .strictObject({
    maximumAccounts: z.int().min(1).default(50).describe('Service accounts of the platform, and of each organization.'),
  })
  .meta({ id: 'ServiceAccountOptions' });

export const serviceAccountOptions = defineOptions('serviceAccount', ServiceAccountOptions, {});
