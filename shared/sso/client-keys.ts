import { z } from 'zod';

export const SsoKeySet = z.object({
  providerId: z
    .string()
    .max(64)
    .meta({ description: 'The id that the organization chose for its identity provider.', examples: ['acme'] }),
});
