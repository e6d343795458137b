import { z } from 'zod';

import { Seconds } from '#shared/lib/public-values.ts';

export const TwoFactorConfiguration = z.object({
  twoFactor: z.object({
    policy: z.enum(['off', 'optional', 'required']),
    /** Whether users can set up mailed codes. */
    mailedCodes: z.boolean(),
    /** For which a browser can be trusted; 0 if none can. */
    trustedDeviceExpiresIn: Seconds,
    /** Whether users who lost their second factors can remove them. */
    recovery: z.boolean(),
    /** From the request to the removal. */
    recoveryWaitingTime: Seconds,
  }),
});
export type TwoFactorConfiguration = z.input<typeof TwoFactorConfiguration>;
