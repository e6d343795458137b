import { v7 } from 'uuid';
import type { z } from 'zod';

import type { Call } from '#server/call/context.ts';
import {
  requireOwnOrganization,
  type ClientContext,
  type ClientQueryContext,
  type OwnerContext,
  type OwnerQueryContext,
} from '#server/features/oauth-provider/owners/guards.ts';
import { keepWithinOrganization, requireRoom } from '#server/features/oauth-provider/owners/limits.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { OAuthClient, organizationIdOf } from '#server/features/oauth-provider/client.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { redirectUriProblem } from '#shared/oauth-provider/redirect-uris.ts';
import type {
  CreateOAuthClient,
  OAuthClientKind,
  RotateOAuthClientSecret,
  UpdateOAuthClient,
  VerifyOAuthClient,
} from '#shared/oauth-provider/schemas.ts';
import { CLIENT_CREDENTIALS, TOKEN_EXCHANGE } from '#shared/oauth-provider/grant-types.ts';
import { isApplicationScope, isServiceScope, oauthScopes, type ClientScope } from '#shared/oauth-provider/scopes.ts';

import { defaultGrantTypes, libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';

import { requireClient } from './find-client.ts';
import { displayName, presentClient } from './present-client.ts';
import { authenticationOf, requireKeys } from './keys.ts';
import { newSecret } from './secrets.ts';
import { serviceAccountOf } from './service-account.ts';

/** Registers an application. A `web` application gets a secret, which is answered once. */
export async function createClient({ ctx, input }: Call<OwnerContext, typeof CreateOAuthClient>) {
  const { client, secret } = await registerClient(ctx, input);
  return withSecret(client, secret);
}

type Registration = Omit<z.output<typeof CreateOAuthClient>, 'kind'> & { kind: OAuthClientKind };

/** Registers an application for its owner, which the guard has checked. */
export async function registerClient(ctx: OwnerContext, input: Registration) {
  const { kind } = input;
  const { organizationId } = ctx;
  if (organizationId !== null) await requireRoom(ctx, organizationId);
  const scopes = scopesOf(input.scope, kind);
  keepWithinOrganization(organizationId, { scopes, firstParty: input.skip_consent });
  requireRedirectUris(input.redirect_uris, kind);
  requireRedirectUris(input.post_logout_redirect_uris, kind);
  const id = v7();
  const { secret, ...authentication } = await authenticationOf(id, input);
  const client = ctx.em.create(OAuthClient, {
    id,
    clientId: id,
    kind,
    source: 'manual',
    grantTypes: grantTypesOf(ctx, input.grant_types, kind) ?? [...defaultGrantTypes],
    name: input.client_name,
    uri: input.client_uri,
    policyUri: input.policy_uri,
    termsUri: input.tos_uri,
    redirectUris: input.redirect_uris,
    postLogoutRedirectUris: input.post_logout_redirect_uris,
    backchannelLogoutUri: input.backchannel_logout_uri,
    ...authentication,
    scopes,
    idTokenAlgorithm: input.id_token_signed_response_alg,
    firstParty: input.skip_consent,
    organization: organizationId,
    creator: ctx.user,
    serviceAccount: await serviceAccountOf(ctx, kind, input.service_account_id),
    createdAt: now(),
  });
  record(ctx, 'oauth-client.created', client);
  return { client, secret };
}

async function present(client: OAuthClient) {
  await client.organization?.load();
  return presentClient(client);
}

async function withSecret(client: OAuthClient, secret: string | undefined) {
  return { ...(await present(client)), ...(secret && { client_secret: secret }), client_secret_expires_at: 0 };
}

/** @throws INVALID_OAUTH_REDIRECT_URI */
function requireRedirectUris(uris: readonly string[], kind: OAuthClientKind): void {
  for (const uri of uris) {
    const reason = redirectUriProblem(uri, kind);
    if (reason !== null) throw new AppError('INVALID_OAUTH_REDIRECT_URI', { reason });
  }
}

/** Unknown ones are left out, and so are those of features that are off. */
function grantTypesOf(
  ctx: AuthenticatedContext,
  types: readonly string[] | undefined,
  kind: OAuthClientKind,
): string[] | undefined {
  const isProgram = kind === 'machine' || kind === 'agent';
  const all = [...libraryExtensions.of(ctx).grantTypes, ...(kind === 'agent' ? [CLIENT_CREDENTIALS] : [])];
  const known = all.filter((type) => isProgram || type !== TOKEN_EXCHANGE);
  return types && [...new Set(types.filter((type) => known.includes(type)))];
}

/** Unknown scopes are left out (RFC 7591 section 2). */
function scopesOf(text: string | undefined, kind: OAuthClientKind): ClientScope[] {
  const byDefault = kind === 'machine' ? [] : oauthScopes;
  const isAllowed = kind === 'machine' ? isServiceScope : isApplicationScope;
  return text === undefined ? [...byDefault] : [...new Set(text.split(' ').filter(isAllowed))];
}

const MAX_CLIENTS = 1000;

/** All applications, or those of an organization, newest first. */
export async function getClients({ ctx }: Call<OwnerQueryContext>) {
  const { organizationId } = ctx;
  const owned = organizationId === null ? {} : { organization: organizationId };
  const found = { orderBy: { id: 'desc' }, limit: MAX_CLIENTS, populate: ['organization'] } as const;
  return (await ctx.em.find(OAuthClient, owned, found)).map(presentClient);
}

export async function getClient({ ctx: { client } }: Call<ClientQueryContext>) {
  return present(client);
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
  jwks: 'jwks',
} as const;

export async function updateClient({ ctx, input }: Call<ClientContext, typeof UpdateOAuthClient>) {
  const { client } = ctx;
  const { scope, disabled, service_account_id: accountId, grant_types: grantTypes, ...members } = input.update;
  if (Object.keys(input.update).some((member) => member !== 'disabled')) {
    requireOwnOrganization(ctx);
    // The next document or registration would undo it.
    if (client.source !== 'manual') throw new AppError('OAUTH_CLIENT_DESCRIBES_ITSELF');
  }
  requireRedirectUris([...(members.redirect_uris ?? []), ...(members.post_logout_redirect_uris ?? [])], client.kind);
  if (members.jwks !== undefined) await requireKeys(client.authMethod, members.jwks);
  for (const [member, value] of Object.entries(members)) {
    Object.assign(client, { [properties[member as keyof typeof properties]]: value });
  }
  client.grantTypes = grantTypesOf(ctx, grantTypes, client.kind) ?? client.grantTypes;
  if (scope !== undefined) client.scopes = scopesOf(scope, client.kind);
  if (accountId !== undefined) client.serviceAccount = await serviceAccountOf(ctx, client.kind, accountId);
  keepWithinOrganization(organizationIdOf(client), client);
  if (disabled !== undefined) client.disabledAt = disabled ? (client.disabledAt ?? now()) : null;
  record(ctx, 'oauth-client.updated', client);
  return present(client);
}

/** Lets users who are not members use an application of an organization, or no longer. */
export async function verifyClient({ ctx, input }: Call<AuthenticatedContext, typeof VerifyOAuthClient>) {
  const client = await requireClient(ctx, input.client_id);
  client.verifiedAt = input.verified ? (client.verifiedAt ?? now()) : null;
  record(ctx, 'oauth-client.verified', client);
  return present(client);
}

export async function rotateSecret({ ctx, input }: Call<ClientContext, typeof RotateOAuthClientSecret>) {
  const { client } = ctx;
  requireOwnOrganization(ctx);
  if (client.secretHash === null) throw new AppError('OAUTH_CLIENT_HAS_NO_SECRET');
  const { secret, ...stored } = newSecret(client.id);
  const isKept = input.overlap > 0;
  Object.assign(client, {
    ...stored,
    previousSecretHash: isKept ? client.secretHash : null,
    previousSecretExpiresAt: isKept ? inSeconds(input.overlap) : null,
    warnedAt: now(),
  });
  record(ctx, 'oauth-client.secret-rotated', client);
  return withSecret(client, secret);
}

/** Deletes an application. Its users stay signed in here, and its tokens end. */
export async function deleteClient({ ctx }: Call<ClientContext>) {
  const { client } = ctx;
  record(ctx, 'oauth-client.deleted', client);
  ctx.em.remove(client);
  return { success: true as const };
}

type ClientEvent = `oauth-client.${'created' | 'updated' | 'secret-rotated' | 'deleted' | 'verified'}`;

function record(ctx: AuthenticatedContext, event: ClientEvent, client: OAuthClient): void {
  const details = { oauthClientId: client.id, name: displayName(client) };
  ctx.audit(event, { organizationId: organizationIdOf(client), details });
}
