import { z } from 'zod';

import { CallbackURL } from '#shared/lib/fields.ts';

const providerId = z
  .string()
  .max(64)
  .meta({ description: 'The id that the organization chose for its identity provider.', examples: ['acme'] });

export const LogOutAtProvider = z.strictObject({
  providerId,
  callbackURL: CallbackURL.optional().describe('Where the identity provider redirects in the end.'),
});

/** OpenID Connect Back-Channel Logout section 2.5. */
export const BackChannelLogout = z.object({ providerId, logout_token: z.string().max(16_384) });
