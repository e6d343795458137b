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

const message = z.string().max(512 * 1024);

/** The form of SAML bindings, section 3.5.4. */
export const SamlLogoutPost = z.object({
  providerId: connectionProviderId,
  SAMLRequest: message.describe('A request of the identity provider.').optional(),
  SAMLResponse: message.describe('Its response to a request of this service.').optional(),
  RelayState: z.string().max(1024).describe('Returned with the response.').optional(),
});

/** Section 3.4.4. The signature is that of the query as it was sent. */
export const SamlLogoutQuery = SamlLogoutPost.extend({
  SigAlg: z.string().max(255).describe('The algorithm of the signature.').optional(),
  Signature: z.string().max(4096).describe('Of the query.').optional(),
});
