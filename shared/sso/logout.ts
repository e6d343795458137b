import { z } from 'zod';

import { CallbackURL } from '#shared/lib/fields.ts';

export const connectionProviderId = z
  .string()
  .max(64)
  .meta({ description: 'The id that the organization chose for its identity provider.', examples: ['acme'] });

export const LogOutAtProvider = z.strictObject({
  providerId: connectionProviderId,
  callbackURL: CallbackURL.optional().describe('Where the identity provider redirects in the end.'),
});

/** OpenID Connect Back-Channel Logout section 2.5. */
export const BackChannelLogout = z.object({
  providerId: connectionProviderId,
  logout_token: z
    .string()
    .max(16_384)
    .meta({ description: 'A JWT of the provider.', examples: ['eyJhbGciOiJSUzI1NiJ9…'] }),
});
