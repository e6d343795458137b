import { z } from 'zod';

export const SsoConfiguration = z.object({
  sso: z.boolean().meta({ description: 'Whether an organization has an enabled identity provider.' }),
});
export type SsoConfiguration = z.input<typeof SsoConfiguration>;
