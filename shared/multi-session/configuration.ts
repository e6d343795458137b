import { z } from 'zod';

export const MultiSessionConfiguration = z.object({
  multiSession: z.boolean(),
});
export type MultiSessionConfiguration = z.input<typeof MultiSessionConfiguration>;
