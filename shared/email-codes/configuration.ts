import { z } from 'zod';

import { Seconds } from '#shared/lib/public-values.ts';

export const EmailCodeConfiguration = z.object({
  emailOtp: z.object({
    enabled: z.boolean(),
    length: z
      .int()
      .nullable()
      .meta({ description: 'Digits of a code; null if a function of the operator generates it.' }),
    expiresIn: Seconds,
  }),
});
export type EmailCodeConfiguration = z.input<typeof EmailCodeConfiguration>;
