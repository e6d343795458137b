import * as oauth from 'oauth4webapi';
import { z } from 'zod';

import type { Tokens } from '#server/features/accounts/provider-tokens.ts';

const Text = z.string().min(1).optional().catch(undefined);
const Seconds = z.coerce.number().positive().optional().catch(undefined);

/**
 * Only the access token is required. Deviations from RFC 6749: null for what is missing, scopes as a list, other names of
 * the token type, the lifetime of the refresh token.
 */
const TokenResponse = z.looseObject({
  id_token: Text,
  refresh_token: Text,
  expires_in: Seconds,
  scope: z
    .union([Text.unwrap().unwrap(), z.array(z.string()).transform((scopes) => scopes.join(' '))])
    .optional()
    .catch(undefined),
  refresh_token_expires_in: Seconds,
  refresh_expires_in: Seconds,
});

/**
 * Parses a token response. oauth4webapi does not see the ID token, which `id-tokens.ts` verifies, signature included,
 * for the providers whose ID tokens are used.
 */
export async function parseTokenResponse(
  response: Response,
  server: oauth.AuthorizationServer,
  client: oauth.Client,
): Promise<Tokens> {
  const extensions: Partial<z.output<typeof TokenResponse>> = response.ok
    ? TokenResponse.parse(await response.json())
    : {};
  const { id_token, ...rest } = extensions;
  // Access tokens are sent as bearer tokens, whatever the response calls them.
  const normalized = response.ok ? Response.json({ ...rest, token_type: 'bearer' }) : response;
  const tokens = await oauth.processGenericTokenEndpointResponse(server, client, normalized);
  return {
    tokenType: tokens.token_type,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    idToken: id_token ?? null,
    expiresIn: tokens.expires_in ?? null,
    refreshExpiresIn: rest.refresh_token_expires_in ?? rest.refresh_expires_in ?? null,
    // Providers separate scopes by spaces or commas; what is not a scope token (RFC 6749 section 3.3) is dropped.
    scopes: tokens.scope?.split(/[\s,]+/).filter((text) => /^[\x21\x23-\x5b\x5d-\x7e]+$/.test(text)) ?? null,
  };
}
