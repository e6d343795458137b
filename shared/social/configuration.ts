import { z } from 'zod';

export const SocialConfiguration = z.object({
  /** The configured ones. */
  providers: z.array(
    z.object({
      id: z.string().meta({ examples: ['github'] }),
      name: z.string().meta({ examples: ['GitHub'] }),
    }),
  ),
});
export type SocialConfiguration = z.input<typeof SocialConfiguration>;
