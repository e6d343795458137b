import { v7 } from 'uuid';

import type { Call } from '#server/call/context.ts';
import type { AuthenticatedContext, AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import type {
  CreateOAuthClient,
  OAuthClientIdInput,
  OAuthClientKind,
  RotateOAuthClientSecret,
  UpdateOAuthClient,
} from '#shared/oauth-provider/schemas.ts';
import { isApplicationScope, isServiceScope, oauthScopes, type ClientScope } from '#shared/oauth-provider/scopes.ts';

import { defaultGrantTypes, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';

import { requireClient } from './find-client.ts';
import { presentClient } from './present-client.ts';
import { newSecret } from './secrets.ts';
import { serviceAccountOf } from './service-account.ts';

/** Registers an application. A `web` application gets a secret, which is answered once. */
export async function createClient({ ctx, input }: Call<AuthenticatedContext, typeof CreateOAuthClient>) {
  const { kind } = input;
  requireRedirectUris(input.redirect_uris, kind);
  requireRedirectUris(input.post_logout_redirect_uris, kind);
  const id = v7();
  const hasSecret = kind === 'web' || kind === 'machine';
  const authMethod = hasSecret ? (input.token_endpoint_auth_method ?? 'client_secret_basic') : 'none';
  const { secret, ...stored } = authMethod === 'none' ? noSecret : newSecret(id);
  const client = ctx.em.create(OAuthClient, {
    id,
    clientId: id,
    kind,
    grantTypes: grantTypesOf(ctx, input.grant_types) ?? [...defaultGrantTypes],
    name: input.client_name,
    uri: input.client_uri,
    policyUri: input.policy_uri,
    termsUri: input.tos_uri,
    redirectUris: input.redirect_uris,
    postLogoutRedirectUris: input.post_logout_redirect_uris,
    backchannelLogoutUri: input.backchannel_logout_uri,
    authMethod,
    ...stored,
    scopes: scopesOf(input.scope, kind),
    idTokenAlgorithm: input.id_token_signed_response_alg,
    firstParty: input.skip_consent,
    serviceAccount: await serviceAccountOf(ctx, kind, input.service_account_id),
    createdAt: now(),
  });
  record(ctx, 'oauth-client.created', client);
  return withSecret(client, secret);
}

const noSecret = { secret: undefined, secretHash: null, secretStart: null };

function withSecret(client: OAuthClient, secret: string | undefined) {
  return { ...presentClient(client), ...(secret && { client_secret: secret }), client_secret_expires_at: 0 };
}

/** @throws INVALID_OAUTH_REDIRECT_URI */
function requireRedirectUris(uris: readonly string[], kind: OAuthClientKind): void {
  for (const uri of uris) {
    const reason = redirectUriProblem(uri, kind);
    if (reason !== null) throw new AppError('INVALID_OAUTH_REDIRECT_URI', { reason });
  }
}

/** Unknown ones are left out, and so are those of features that are off. */
function grantTypesOf(ctx: AuthenticatedContext, types: readonly string[] | undefined): string[] | undefined {
  const known = libraryExtensions.of(ctx).grantTypes;
  return types && [...new Set(types.filter((type) => known.includes(type)))];
}

/** Unknown scopes are left out (RFC 7591 section 2). */
function scopesOf(text: string | undefined, kind: OAuthClientKind): ClientScope[] {
  const byDefault = kind === 'machine' ? [] : oauthScopes;
  const isAllowed = kind === 'machine' ? isServiceScope : isApplicationScope;
  return text === undefined ? [...byDefault] : [...new Set(text.split(' ').filter(isAllowed))];
}

const MAX_CLIENTS = 1000;

/** All applications, newest first. */
export async function getClients({ ctx }: Call<AuthenticatedQueryContext>) {
  const clients = await ctx.em.find(OAuthClient, {}, { orderBy: { id: 'desc' }, limit: MAX_CLIENTS });
  return clients.map(presentClient);
}

export async function getClient({ ctx, input }: Call<AuthenticatedQueryContext, typeof OAuthClientIdInput>) {
  return presentClient(await requireClient(ctx, input.client_id));
}

/** The property of each member that can be changed. */
const properties = {
  client_name: 'name',
  client_uri: 'uri',
  policy_uri: 'policyUri',
  tos_uri: 'termsUri',
  redirect_uris: 'redirectUris',
  post_logout_redirect_uris: 'postLogoutRedirectUris',
  backchannel_logout_uri: 'backchannelLogoutUri',
  id_token_signed_response_alg: 'idTokenAlgorithm',
  skip_consent: 'firstParty',
} as const;

export async function updateClient({ ctx, input }: Call<AuthenticatedContext, typeof UpdateOAuthClient>) {
  const client = await requireClient(ctx, input.client_id);
  const { scope, disabled, service_account_id: accountId, grant_types: grantTypes, ...members } = input.update;
  requireRedirectUris([...(members.redirect_uris ?? []), ...(members.post_logout_redirect_uris ?? [])], client.kind);
  for (const [member, value] of Object.entries(members)) {
    Object.assign(client, { [properties[member as keyof typeof properties]]: value });
  }
  client.grantTypes = grantTypesOf(ctx, grantTypes) ?? client.grantTypes;
  if (scope !== undefined) client.scopes = scopesOf(scope, client.kind);
  if (accountId !== undefined) client.serviceAccount = await serviceAccountOf(ctx, client.kind, accountId);
  if (disabled !== undefined) client.disabledAt = disabled ? (client.disabledAt ?? now()) : null;
  record(ctx, 'oauth-client.updated', client);
  return presentClient(client);
}

export async function rotateSecret({ ctx, input }: Call<AuthenticatedContext, typeof RotateOAuthClientSecret>) {
  const client = await requireClient(ctx, input.client_id);
  if (client.secretHash === null) throw new AppError('OAUTH_CLIENT_HAS_NO_SECRET');
  const { secret, ...stored } = newSecret(client.id);
  const isKept = input.overlap > 0;
  Object.assign(client, {
    ...stored,
    previousSecretHash: isKept ? client.secretHash : null,
    previousSecretExpiresAt: isKept ? inSeconds(input.overlap) : null,
  });
  record(ctx, 'oauth-client.secret-rotated', client);
  return withSecret(client, secret);
}

/** Deletes an application. Its users stay signed in here, and its tokens end. */
export async function deleteClient({ ctx, input }: Call<AuthenticatedContext, typeof OAuthClientIdInput>) {
  const client = await requireClient(ctx, input.client_id);
  record(ctx, 'oauth-client.deleted', client);
  ctx.em.remove(client);
  return { success: true as const };
}

type ClientEvent = `oauth-client.${'created' | 'updated' | 'secret-rotated' | 'deleted'}`;

function record(ctx: AuthenticatedContext, event: ClientEvent, { id }: OAuthClient): void {
  ctx.audit(event, { organizationId: null, details: { oauthClientId: id } });
}
