import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';

const MultiSessionOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe(
        'Lets a browser be signed in to several accounts. Otherwise a sign-in ends the session of its browser.',
      ),
    maximumSessions: z
      .int()
      .min(2)
      .max(10)
      .default(5)
      .describe('Maximum number of accounts in a browser. Another sign-in ends the oldest session.'),
  })
  .meta({ id: 'MultiSessionOptions' });

export const multiSessionOptions = defineOptions('multiSession', MultiSessionOptions);
