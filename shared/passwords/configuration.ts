import { z } from 'zod';

import { Seconds } from '#shared/lib/public-values.ts';

export const PasswordConfiguration = z.object({
  emailAndPassword: z.object({
    enabled: z.boolean(),
    signUp: z.boolean(),
    minPasswordLength: z.int(),
    maxPasswordLength: z.int(),
    resetLinkExpiresIn: Seconds,
  }),
});
export type PasswordConfiguration = z.input<typeof PasswordConfiguration>;
