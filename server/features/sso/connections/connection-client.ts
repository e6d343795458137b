import { AppError } from '#server/lib/errors.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { oidcFieldsOf, type ClientAuthentication, type ConnectionEndpoints } from '#shared/sso/oidc.ts';
import type { RegisterProvider, UpdateProvider } from '#shared/sso/schemas.ts';
import type { z } from 'zod';

type Input = z.output<typeof RegisterProvider> | z.output<typeof UpdateProvider>;
type OidcFields = ReturnType<typeof oidcFieldsOf>;

const authentications = {
  client_secret_basic: 'basic',
  client_secret_post: 'post',
  private_key_jwt: 'private_key_jwt',
  none: 'none',
} as const;

export const isWithoutSecret = ({ clientAuth }: SsoConnection) =>
  clientAuth === 'none' || clientAuth === 'private_key_jwt';

/** The columns that an input sets as they are. */
export function clientColumns(input: Input): Partial<SsoConnection> {
  const { name, issuer, jit, defaultRole, ceilingRole, trustsFactors, factorValues } = input;
  const { maxSessionAge, sendsLoginHint } = input;
  const fields = oidcFieldsOf(input);
  const { clientId, discoveryEndpoint: discoveryUrl, pkce, mapping, overrideUserInfo: updatesProfile } = fields;
  const scopes = fields.scopes && [...new Set(['openid', ...fields.scopes])];
  const columns = {
    name,
    issuer,
    clientId,
    discoveryUrl,
    endpoints: endpointsOf(fields),
    scopes,
    pkce,
    mapping,
    jit,
    updatesProfile,
    defaultRole,
    ceilingRole,
    trustsFactors,
    factorValues,
    maxSessionAge,
    sendsLoginHint,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

/** Null to discover them; undefined for no change. */
function endpointsOf(fields: OidcFields): ConnectionEndpoints | null | undefined {
  const { authorizationEndpoint: authorization, tokenEndpoint: token, jwksEndpoint: jwks } = fields;
  if (authorization === undefined || token === undefined || jwks === undefined)
    return fields.skipDiscovery === false || fields.discoveryEndpoint !== undefined ? null : undefined;
  const userInfo = fields.userInfoEndpoint;
  return { authorization, token, ...(userInfo === undefined ? {} : { userInfo }), jwks };
}

/** How the client authenticates, and its secret. `supported` is what a client with a secret uses by default. */
export function setClientAuthentication(
  connection: SsoConnection,
  input: Input,
  { secrets, supported }: { secrets: readonly string[]; supported: ClientAuthentication },
): void {
  const { clientSecret, tokenEndpointAuthentication } = oidcFieldsOf(input);
  if (clientSecret !== undefined) {
    if (isWithoutSecret(connection)) connection.clientAuth = supported;
    connection.clientSecret = sealClientSecret(secrets, clientSecret, connection.id);
  }
  if (tokenEndpointAuthentication !== undefined) connection.clientAuth = authentications[tokenEndpointAuthentication];
  if (isWithoutSecret(connection)) connection.clientSecret = null;
  else if (connection.clientSecret === null) throw new AppError('CLIENT_SECRET_IS_REQUIRED');
}
