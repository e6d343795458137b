import { z } from 'zod';

export const ApiKeyConfiguration = z.object({
  apiKeys: z.boolean(),
});
export type ApiKeyConfiguration = z.input<typeof ApiKeyConfiguration>;
