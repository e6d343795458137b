import { z } from 'zod';

export const AccountDeletionConfiguration = z.object({
  deleteUser: z.boolean(),
});
export type AccountDeletionConfiguration = z.input<typeof AccountDeletionConfiguration>;
