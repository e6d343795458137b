import { z } from 'zod';

import { Seconds } from '#shared/lib/public-values.ts';

export const MagicLinkConfiguration = z.object({
  magicLink: z.boolean(),
  magicLinkExpiresIn: Seconds,
});
export type MagicLinkConfiguration = z.input<typeof MagicLinkConfiguration>;
