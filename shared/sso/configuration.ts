import { z } from 'zod';

export const SsoConfiguration = z.object({
  sso: z.boolean().meta({ description: 'Whether an organization has an enabled identity provider.' }),
});
export type SsoConfiguration = z.input<typeof SsoConfiguration>;

export interface SsoPageConfiguration {
  /** The redirect URIs of connections without their ids at the end; null while organizations cannot add connections. */
  ssoCallbackUrl: string | null;
}
