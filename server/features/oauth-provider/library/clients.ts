import type { AdapterPayload, ClientMetadata } from 'oidc-provider';

import { columnNameOf } from '#server/db/columns.ts';
import type { BatchedQuery } from '#server/db/reads.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { now } from '#server/lib/now.ts';
import { sha256, timingSafeEqualText } from '#server/security/hash.ts';

import type { ClientKeys } from '#shared/oauth-provider/client-keys.ts';
import { CLIENT_CREDENTIALS } from '#shared/oauth-provider/grant-types.ts';
import { isOAuthScope, isServiceScope } from '#shared/oauth-provider/scopes.ts';

import { protocolOf } from '#server/features/oauth-provider/clients/present-client.ts';
import { isLimited, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import type { Dispatch } from '#server/features/oauth-provider/storage/dispatch.ts';
import { lookUp } from '#server/features/oauth-provider/storage/look-up.ts';

/** The members that the library does not know. */
export const ownMembers = [
  'first_party',
  'self_registered',
  'api_scope',
  'service_account_id',
  'previous_secret_hash',
] as const;

/** The application of a request, which has no row before its first user decides about it; null if it is unknown or disabled. */
export async function requestClient(
  { ctx, documentClient }: Pick<Dispatch, 'ctx' | 'documentClient'>,
  clientId: string,
): Promise<OAuthClient | null> {
  if (documentClient?.clientId === clientId) return documentClient.client;
  return ctx.em.findOne(OAuthClient, { clientId, disabledAt: null });
}

const columns = [
  'id',
  'clientId',
  'name',
  'kind',
  'source',
  'grantTypes',
  'redirectUris',
  'postLogoutRedirectUris',
  'backchannelLogoutUri',
  'authMethod',
  'secretHash',
  'previousSecretHash',
  'previousSecretExpiresAt',
  'jwks',
  'scopes',
  'idTokenAlgorithm',
  'firstParty',
] as const;

/** An application as its requests need it, as a plain row. */
type ClientRow = Pick<OAuthClient, (typeof columns)[number]> & { serviceAccountId?: string | null };

const clientById: BatchedQuery = {
  name: 'oauth_client',
  text: `select lookup.nth::int, c.service_account_id "serviceAccountId",
      ${columns.map((property) => `c.${columnNameOf(property)} "${property}"`).join(', ')}
    from unnest((select $1::text[])) with ordinality lookup (client_id, nth)
    join oauth_client c on c.client_id = lookup.client_id and c.disabled_at is null`,
};

async function findClient({ ctx, documentClient }: Dispatch, clientId: string): Promise<ClientRow | null> {
  if (documentClient?.clientId === clientId) return documentClient.client;
  return lookUp<ClientRow>(ctx, clientById, [clientId]);
}

/** The metadata of an application (RFC 7591 section 2); undefined if it is unknown or disabled. */
export async function clientMetadata(dispatch: Dispatch, clientId: string): Promise<AdapterPayload | undefined> {
  const { ctx } = dispatch;
  const client = await findClient(dispatch, clientId);
  if (client === null || !(await isUsable(ctx, client))) return undefined;
  // The library refuses an application with a grant type that it does not know, such as that of a feature which is off now.
  const known = [...libraryExtensions.of(ctx).grantTypes, CLIENT_CREDENTIALS];
  return metadataOf(
    client,
    client.grantTypes.filter((type) => known.includes(type)),
  ) as AdapterPayload;
}

/** Whether an application of a limited kind may act now. */
async function isUsable(ctx: Dispatch['ctx'], client: ClientRow): Promise<boolean> {
  if (!isLimited(client.kind)) return true;
  return (await libraryExtensions.of(ctx).ruleFor(client)?.isUsable(ctx.em, client)) ?? false;
}

function metadataOf(client: ClientRow, grantTypes: string[]): ClientMetadata {
  const isPrevious = client.previousSecretExpiresAt !== null && client.previousSecretExpiresAt > now();
  return {
    client_id: client.clientId,
    client_name: client.name,
    application_type: client.kind === 'native' ? 'native' : 'web',
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    ...protocolOf(client, grantTypes),
    token_endpoint_auth_method: client.authMethod,
    // The library accepts no empty text.
    scope: client.scopes.filter(isOAuthScope).join(' ') || undefined,
    api_scope: client.scopes.filter(isServiceScope).join(' '),
    id_token_signed_response_alg: client.idTokenAlgorithm,
    first_party: client.firstParty,
    self_registered: client.source !== 'manual',
    ...(client.serviceAccountId && { service_account_id: client.serviceAccountId }),
    // The library compares with `isSecretOf`.
    ...(client.secretHash !== null && { client_secret: client.secretHash }),
    ...(client.jwks !== null && { jwks: { keys: client.jwks.keys.map(withoutName) } }),
    ...(isPrevious && { previous_secret_hash: client.previousSecretHash! }),
    ...(client.backchannelLogoutUri !== null && {
      backchannel_logout_uri: client.backchannelLogoutUri,
      backchannel_logout_session_required: true,
    }),
  };
}

/** The algorithm of an Ed25519 key has two names (RFC 9864), of which a library sends either. */
function withoutName({ alg, ...key }: ClientKeys['keys'][number]): object {
  return key.kty === 'OKP' || alg === undefined ? key : { ...key, alg };
}

/** What the library makes of the metadata. */
export interface LibraryClient {
  clientId: string;
  clientSecret?: string;
  applicationType?: 'web' | 'native';
  clientAuthMethod?: string;
  redirectUris?: string[];
  /** Scopes of the API, separated by spaces. */
  api_scope?: string;
  /** For which an application without users makes calls. */
  service_account_id?: string;
  first_party?: boolean;
  /** Whether no user registered it. */
  self_registered?: boolean;
  previous_secret_hash?: string;
}

/** Whether a secret is that of the application, or its previous one. */
export function isSecretOf({ clientSecret, previous_secret_hash: previous }: LibraryClient, secret: string): boolean {
  const hash = sha256(secret);
  // Both, so that the time does not tell which one exists.
  const matches = [clientSecret, previous].map((stored) => timingSafeEqualText(stored ?? sha256(''), hash));
  return matches.includes(true);
}

/** Whether pages at an origin may read answers to requests of the application, which carry no cookies. */
export function isOriginOf(client: LibraryClient, origin: string): boolean {
  if (client.clientAuthMethod === 'none' && client.applicationType === 'native') return true;
  return (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin);
}
