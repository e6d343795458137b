import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const OneTimeTokenOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Lets a signed-in user get a single-use token that signs another client in.'),
    expiresIn: z.int().positive().max(3600).default(180).describe('Seconds for which a token is valid.'),
    disableClientRequest: z
      .boolean()
      .default(false)
      .describe('Issues tokens only to calls within the process of the service.'),
  })
  .meta({ id: 'OneTimeTokenOptions' });

export const oneTimeTokenOptions = defineOptions('oneTimeToken', OneTimeTokenOptions);
