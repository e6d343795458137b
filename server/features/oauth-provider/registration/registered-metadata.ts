import type { RequestContext } from '#server/call/context.ts';
import type { ProtocolResponse } from '#server/call/protocol.ts';
import { protocolOf } from '#server/features/oauth-provider/clients/present-client.ts';
import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { defaultGrantTypes } from '#server/features/oauth-provider/library-extensions.ts';
import { callUrl } from '#server/http/address.ts';
import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import type { TokenEndpointAuthMethod } from '#shared/oauth-provider/schemas.ts';

import { readMetadata, type ClientMetadata, type MetadataProblem } from './metadata-schema.ts';

/** Below the base path (RFC 7591 section 3). */
export const REGISTRATION_PATH = '/oauth2/register';

const AUTH_METHODS = ['none', 'client_secret_basic', 'client_secret_post'];

/** What an application registers, as far as it may have it. */
export interface Registration {
  metadata: ClientMetadata;
  kind: OAuthClient['kind'];
  authMethod: TokenEndpointAuthMethod;
  grantTypes: string[];
}

/** Reads what an application sends; only one that the operator trusts with a token can have a secret. */
export function readRegistration(
  body: unknown,
  { mayHaveSecret }: { mayHaveSecret: boolean },
): Registration | MetadataProblem {
  const read = readMetadata(body, { fallbackName: 'Application' });
  if ('error' in read) return read;
  const { metadata, raw } = read;
  const asked = raw.token_endpoint_auth_method ?? 'none';
  if (!AUTH_METHODS.includes(asked))
    return { error: 'invalid_client_metadata', description: 'token_endpoint_auth_method is not supported' };
  // Without a token the answer says `none`, as RFC 7591 section 3.2.1 permits.
  const authMethod = mayHaveSecret ? (asked as TokenEndpointAuthMethod) : 'none';
  const kind = authMethod === 'none' ? metadata.kind : 'web';
  const problem = metadata.redirectUris.map((uri) => redirectUriProblem(uri, kind)).find((each) => each !== null);
  if (problem !== undefined)
    return { error: 'invalid_redirect_uri', description: `a redirect URI is refused: ${problem}` };
  const wanted = raw.grant_types ?? defaultGrantTypes;
  // Neither client credentials nor codes for devices, whose page does not say that the name was not checked.
  return { metadata, kind, authMethod, grantTypes: defaultGrantTypes.filter((type) => wanted.includes(type)) };
}

export function refusal({ error, description }: MetadataProblem): ProtocolResponse {
  return { status: 400, body: { error, error_description: description } };
}

/** What is stored of an application, which can be other than what it sent (RFC 7591 section 3.2.1). */
export function presentRegistration(
  { options }: Pick<RequestContext, 'options'>,
  client: OAuthClient,
  { secret, token }: { secret?: string | undefined; token?: string | undefined } = {},
): Record<string, unknown> {
  const { id, clientId, name, uri, policyUri, termsUri } = client;
  return {
    client_id: clientId,
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_name: name,
    // Clients of MCP servers refuse null.
    ...(uri !== null && { client_uri: uri }),
    ...(policyUri !== null && { policy_uri: policyUri }),
    ...(termsUri !== null && { tos_uri: termsUri }),
    redirect_uris: client.redirectUris,
    application_type: client.kind === 'native' ? 'native' : 'web',
    token_endpoint_auth_method: client.authMethod,
    ...protocolOf(client),
    scope: client.scopes.join(' '),
    ...(secret !== undefined && { client_secret: secret }),
    ...(client.secretHash !== null && { client_secret_expires_at: 0 }),
    ...(token !== undefined && {
      registration_access_token: token,
      registration_client_uri: callUrl(options, `${REGISTRATION_PATH}/${id}`),
    }),
  };
}
