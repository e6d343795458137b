import type { Call, RequestContext } from '#server/call/context.ts';
import type { SessionContext, SessionQueryContext } from '#server/features/sessions/context.ts';
import type { OAuthClient } from '#server/features/oauth-provider/client.entity.ts';
import { requireClient } from '#server/features/oauth-provider/clients/find-client.ts';
import { presentPublicClient } from '#server/features/oauth-provider/clients/present-client.ts';
import { allow, findGrant } from '#server/features/oauth-provider/library/grants.ts';
import { redirectTargetOf } from '#shared/oauth-provider/redirect-uris.ts';
import type { Consent, ContinueRequest, InteractionInput } from '#shared/oauth-provider/schemas.ts';
import { isApiScope, isOAuthScope, type ApplicationScope } from '#shared/oauth-provider/scopes.ts';

import { changePending, needsProof, requestUrl, requireNamed, requirePending, type Pending } from './pending.ts';

/** What a request of an application waits for. */
export async function getInteraction({ ctx, input }: Call<SessionQueryContext, typeof InteractionInput>) {
  const pending = await requirePending(ctx, input.interaction);
  const client = await clientOf(ctx, pending);
  const grant = await findGrant(ctx.em, { clientId: client.clientId, userId: ctx.user.id });
  const scopes = requestedScopes(pending, client).map((name) => ({
    name,
    isGranted: grant?.scopes.includes(name) ?? false,
  }));
  return {
    step: stepOf(pending, { client, call: ctx }),
    client: presentPublicClient(client),
    target: targetOf(pending.params['redirect_uri']!),
    scopes,
    url: requestUrl(ctx.options, pending.uid),
  };
}

function stepOf(pending: Pending, { client, call }: { client: OAuthClient; call: SessionQueryContext }) {
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
  const client = await clientOf(ctx, pending);
  const requested = requestedScopes(pending, client);
  // The identity of the user is what signing in means.
  const chosen: readonly string[] = input.scopes ?? input.scope?.split(' ') ?? requested;
  const scopes = requested.filter((scope) => scope === 'openid' || chosen.includes(scope));
  if (input.accept) {
    await allow(ctx, { clientId: client.clientId, userId: ctx.user.id, scopes, claims: requestedClaims(pending) });
    const params = { ...pending.params, scope: scopes.join(' ') };
    const result = { ...pending.result, consent: {} };
    await changePending(ctx, { ...pending, params, result, consentedBy: ctx.user.id });
  } else {
    const details = { oauthClientId: client.id, scopes: requested.join(',') };
    ctx.audit('oauth-grant.denied', { subjectId: ctx.user.id, details });
    const result = { error: 'access_denied', error_description: 'The user denied the request' };
    await changePending(ctx, { ...pending, result });
  }
  return goOn(ctx, pending);
}

/** Goes on with a request whose user has chosen or created an account. */
export async function continueRequest({ ctx, input }: Call<SessionContext, typeof ContinueRequest>) {
  return goOn(ctx, await requireNamed(ctx, input));
}

function goOn({ options }: RequestContext, { uid }: Pending) {
  const url = requestUrl(options, uid);
  return { redirect: true as const, url, redirect_uri: url, redirectURI: url };
}

function clientOf(ctx: RequestContext, { params }: Pending): Promise<OAuthClient> {
  return requireClient(ctx, params['client_id']!);
}

/** Those of the API only as far as the application may ask for them. */
function requestedScopes({ params }: Pending, client: OAuthClient): ApplicationScope[] {
  const isKnown = (scope: string): scope is ApplicationScope =>
    isOAuthScope(scope) || (isApiScope(scope) && client.scopes.includes(scope));
  return (params['scope'] ?? '').split(' ').filter(isKnown);
}

/** The names in the parameter `claims`, which the library has validated. */
function requestedClaims({ params }: Pending): string[] {
  if (params['claims'] === undefined) return [];
  const { userinfo = {}, id_token: idToken = {} } = JSON.parse(params['claims']) as Record<string, object | undefined>;
  return [...new Set([...Object.keys(userinfo), ...Object.keys(idToken)])];
}
