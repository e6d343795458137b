import type { Call, RequestContext } from '#server/call/context.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { displayName, presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import { allow, findGrant } from '#server/features/oauth-provider/library/grants.ts';
import { findResources, type KnownResource } from '#server/features/oauth-provider/resources/find-resources.ts';
import { libraryExtensions } from '#server/features/oauth-provider/library-extensions.ts';
import { mayUse, requireMembershipFor } from '#server/features/oauth-provider/owners/member-access.ts';
import { storeDocumentClient } from '#server/features/oauth-provider/registration/document-clients.ts';
import { isVerifiedHost } from '#server/features/oauth-provider/registration/hosts.ts';
import { Member } from '#server/features/organizations/member.entity.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { AppError } from '#server/lib/errors.ts';
import { redirectTargetOf } from '#shared/oauth-provider/redirect-uris.ts';
import type { Consent, ContinueRequest, InteractionInput } from '#shared/oauth-provider/consent.ts';

import {
  changePending,
  documentClientOf,
  needsProof,
  needsSelection,
  requestUrl,
  requireNamed,
  requirePending,
  type Pending,
} from './pending.ts';
import { isOAuthScope } from '#shared/oauth-provider/scopes.ts';

import { requestedClaims, requestedOf, requestedScopes, requestedUris } from './requested-scopes.ts';

/** What a request of an application waits for. */
export async function getInteraction({ ctx, input }: Call<SessionQueryContext, typeof InteractionInput>) {
  const pending = await requirePending(ctx, input.interaction);
  const client = await clientOf(ctx, pending);
  const grant = await findGrant(ctx.em, { clientId: client.clientId, userId: ctx.user.id });
  const scopes = requestedScopes(pending, client).map((name) => ({
    name,
    isGranted: grant?.scopes.includes(name) ?? false,
  }));
  const resources = (await resourcesOf(ctx, pending)).map((resource) => ({
    ...resource,
    scopes: requestedOf(pending, resource).map((scope) => ({
      ...scope,
      isGranted: grant?.resources[resource.uri]?.includes(scope.name) ?? false,
    })),
  }));
  await client.organization?.load();
  const isRefused = !(await mayUse(ctx, client, ctx));
  return {
    step: isRefused ? ('refused' as const) : stepOf(pending, { client, call: ctx }),
    client: presentPublicClient(client),
    organization: client.organization && { name: client.organization.unwrap().name },
    verified: await isVerified(ctx, client),
    organizations: await choicesOf(ctx, client, scopes),
    target: targetOf(pending.params.redirect_uri),
    scopes,
    resources,
    terms: (await libraryExtensions.of(ctx).ruleFor(client)?.offer(ctx, client)) ?? null,
    url: requestUrl(ctx.options, pending.uid),
  };
}

function stepOf(pending: Pending, { client, call }: { client: OAuthClient; call: SessionQueryContext }) {
  if (needsSelection(pending)) return 'select' as const;
  if (needsProof(pending, call)) return 'prove' as const;
  return pending.prompt.name === 'consent' && !client.firstParty ? ('consent' as const) : ('continue' as const);
}

function targetOf(redirectUri: string) {
  const target = redirectTargetOf(redirectUri);
  if ('site' in target) return { kind: 'site' as const, name: target.site };
  return 'app' in target ? { kind: 'app' as const, name: target.app } : { kind: 'device' as const, name: null };
}

/** Allows the application what it asks for, or less, or refuses it. */
export async function consent({ ctx, input }: Call<SessionContext, typeof Consent>) {
  const pending = await requireNamed(ctx, input);
  const client = await decidedClient(ctx, pending);
  const requested = requestedScopes(pending, client);
  // The identity of the user is what signing in means.
  const chosen: readonly string[] | undefined = input.scopes ?? input.scope?.split(' ');
  const isAllowed = (scope: string) => scope === 'openid' || (chosen?.includes(scope) ?? true);
  const scopes = requested.filter(isAllowed);
  const ofResources = (await resourcesOf(ctx, pending)).map((resource) => {
    const names = requestedOf(pending, resource).map(({ name }) => name);
    return [resource.uri, names.filter(isAllowed)] as const;
  });
  if (input.accept) {
    const resources = Object.fromEntries(ofResources);
    const member = await requireMembershipFor(ctx, client, input.organizationId);
    // The user is locked before other rows, as in other calls; another order would deadlock. Reads use another connection.
    if (!(await lockUserAndRead(ctx.em, ctx.user.id, 'for key share'))) throw new AppError('UNAUTHORIZED');
    const allowed = { scopes, claims: requestedClaims(pending), resources, member };
    const grant = await allow(ctx, { clientId: client.clientId, userId: ctx.user.id, ...allowed });
    await libraryExtensions.of(ctx).ruleFor(client)?.accept(ctx, { client, grant, terms: input.terms });
    const scope = [...new Set([...scopes, ...Object.values(resources).flat()])].join(' ');
    const params = { ...pending.params, scope };
    const result = { ...pending.result, consent: {} };
    await changePending(ctx, { ...pending, params, result, consentedBy: ctx.user.id });
  } else {
    const details = { oauthClientId: client.id, name: displayName(client), scopes: requested.join(',') };
    ctx.audit('oauth-grant.denied', { subjectId: ctx.user.id, details });
    const result = { error: 'access_denied', error_description: 'The user denied the request' };
    await changePending(ctx, { ...pending, result });
  }
  return goOn(ctx, pending);
}

/** Goes on with a request whose user has chosen or created an account. */
export async function continueRequest({ ctx, input }: Call<SessionContext, typeof ContinueRequest>) {
  const pending = await requireNamed(ctx, input);
  if (needsSelection(pending) && input.selected)
    await changePending(ctx, { ...pending, result: { ...pending.result, select_account: {} } });
  return goOn(ctx, pending);
}

function goOn({ options }: RequestContext, { uid }: Pending) {
  const url = requestUrl(options, uid);
  return { redirect: true as const, url, redirect_uri: url, redirectURI: url };
}

/** The APIs of a request other than that of the service. */
function resourcesOf({ em }: RequestContext, pending: Pending): Promise<KnownResource[]> {
  return findResources(em, { uris: requestedUris(pending), clientId: pending.params.client_id });
}

/** Organizations that a user can choose from. */
const MAX_CHOICES = 100;

/** An application of the platform that makes calls of organizations can be limited to one. */
async function choicesOf({ em, user }: SessionQueryContext, client: OAuthClient, scopes: { name: string }[]) {
  const isAboutOrganizations = scopes.some(({ name }) => !isOAuthScope(name) && name !== 'account:read');
  if (client.organization !== null || !isAboutOrganizations) return [];
  const found = { populate: ['organization'], orderBy: { id: 'asc' }, limit: MAX_CHOICES } as const;
  const members = await em.find(Member, { user: user.id }, found);
  return members.map(({ organization }) => ({ id: organization.id, name: organization.unwrap().name }));
}

/** It has no row before a user decides about it. @throws OAUTH_CLIENT_NOT_FOUND */
async function clientOf(ctx: RequestContext, pending: Pending): Promise<OAuthClient> {
  const document = await documentClientOf(ctx, pending);
  if (document === null) return requireClient(ctx, pending.params.client_id);
  if (document.client === null) throw new AppError('OAUTH_CLIENT_NOT_FOUND');
  return document.client;
}

async function decidedClient(ctx: RequestContext, pending: Pending): Promise<OAuthClient> {
  const document = await documentClientOf(ctx, pending);
  return document?.document ? storeDocumentClient(ctx, document) : clientOf(ctx, pending);
}

/** Whether the platform checked who is behind an application. */
async function isVerified(ctx: RequestContext, client: OAuthClient): Promise<boolean> {
  if (client.source === 'document') return isVerifiedHost(ctx, client.clientId);
  return client.verifiedAt !== null || (client.source === 'manual' && client.organization === null);
}
