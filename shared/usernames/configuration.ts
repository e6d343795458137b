import { z } from 'zod';

export const UsernameConfiguration = z.object({
  username: z.object({ enabled: z.boolean(), minLength: z.int(), maxLength: z.int() }),
});
export type UsernameConfiguration = z.input<typeof UsernameConfiguration>;
