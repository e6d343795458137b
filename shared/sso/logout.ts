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
export const BackChannelLogout = z.object({
  providerId,
  logout_token: z
    .string()
    .max(16_384)
    .meta({ description: 'A JWT of the provider.', examples: ['eyJhbGciOiJSUzI1NiJ9…'] }),
});

const part = z
  .string()
  .max(512 * 1024)
  .optional();

/** The form of SAML bindings, section 3.5.4. */
export const SamlLogoutPost = z.object({
  providerId,
  SAMLRequest: part.describe('A request of the identity provider.'),
  SAMLResponse: part.describe('Its response to a request of this service.'),
  RelayState: z.string().max(1024).optional().describe('Returned with the response.'),
});

/** Section 3.4.4. The signature is that of the query as it was sent. */
export const SamlLogoutQuery = SamlLogoutPost.extend({
  SigAlg: z.string().max(255).optional().describe('The algorithm of the signature.'),
  Signature: z.string().max(4096).optional().describe('Of the query.'),
});
