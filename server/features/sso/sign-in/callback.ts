import { isSystemCall, type Call, type RequestContext } from '#server/call/context.ts';
import { DiscoveryError } from '#server/features/social/discovery.ts';
import { destinationOf, redirectFailure } from '#server/features/social/flow-outcome.ts';
import { FlowError, redirectWithError } from '#server/features/social/flow.ts';
import { signInWithIdentity } from '#server/features/social/sign-in-with-identity.ts';
import { readClaims, type StatedIdentity } from '#server/features/sso/claims.ts';
import { returnFromLogout } from '#server/features/sso/logout/log-out.ts';
import { providerSessionOf } from '#server/features/sso/logout/provider-session.ts';
import { findProvider } from '#server/features/sso/connection-provider.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { endFlowAtOnce } from '#server/features/verification/browser-flow.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { AppError } from '#server/lib/errors.ts';
import { inSeconds } from '#server/lib/now.ts';
import { UNREADABLE } from '#shared/social/schemas.ts';
import type { SsoCallback } from '#shared/sso/sign-in.ts';

import { recordAttempt } from './attempts.ts';
import { ssoFlow, type SsoFlow } from './flow.ts';
import { requireHostedDomain } from './hosted-domain.ts';
import { linkingOf } from './linking.ts';
import { completeTest } from './test-connection.ts';

type Callback = Call<RequestContext, typeof SsoCallback>;

/** A flow that returned to the browser and the connection that began it. */
interface Returned {
  flow: SsoFlow;
  connection: SsoConnection;
}

/** Handles the redirect of an identity provider. The response is always a redirect, with an error code if the sign-in failed. */
export async function ssoCallback({ ctx, input }: Callback): Promise<undefined> {
  // A flow is bound to the browser that started it.
  if (isSystemCall(ctx)) throw new AppError('REQUEST_IS_REQUIRED');
  if (input.code === undefined && input.error === undefined) return returnFromLogout({ ctx, input });
  const flow = input.state ? await endFlowAtOnce(ctx, ssoFlow, input.state) : null;
  const connection = flow?.isOwn ? await ctx.em.findOne(SsoConnection, flow.data.connectionId) : null;
  // Each connection has an address of its own, so that the response of one is never taken for that of another.
  if (!flow || connection?.providerId !== input.providerId || Object.values(input).includes(UNREADABLE)) {
    return redirectWithError(ctx, flow, { error: 'invalid_state' });
  }
  const returned = { flow, connection };
  let stated: StatedIdentity | null = null;
  try {
    requireUsable(ctx, returned);
    if (input.error) return await refusedByProvider(ctx, returned, input);
    const identity = await fetchIdentity(ctx, returned, input);
    stated = identity.stated;
    if (flow.data.attemptId) return await completeTest(ctx, returned, stated);
    return ctx.reply.redirect(await signIn(ctx, returned, identity));
  } catch (error) {
    const reason = redirectFailure(ctx, flow, error);
    await recordAttempt(ctx, connection, { ...attemptOf(flow), reason, stated });
  }
}

/** How a flow that failed is recorded. */
function attemptOf({ data: { attemptId } }: SsoFlow) {
  return attemptId === undefined ? ({ outcome: 'refused' } as const) : ({ id: attemptId, outcome: 'test' } as const);
}

/** The connection must be as it was when the flow began. */
function requireUsable(ctx: RequestContext, { flow: { data }, connection }: Returned): void {
  const isUsable = connection.enabledAt !== null || data.attemptId !== undefined;
  if (!isUsable || connection.revision !== data.revision) throw new FlowError('invalid_provider');
  if (!isTrustedRedirect(data.callbackURL, ctx.options)) throw new FlowError('no_callback_url');
}

async function refusedByProvider(ctx: RequestContext, { flow, connection }: Returned, input: Callback['input']) {
  const { error, error_description: description } = input;
  // RFC 6749 section 4.1.2.1.
  const reason = /^[\x21\x23-\x5b\x5d-\x7e]{1,64}$/.test(error!) ? error! : 'sso_response_refused';
  await recordAttempt(ctx, connection, { ...attemptOf(flow), reason });
  return redirectWithError(ctx, flow, { error: reason, ...(description !== undefined && { description }) });
}

/** Sends the requests to the identity provider, while no transaction is open. */
async function fetchIdentity(ctx: RequestContext, { flow, connection }: Returned, input: Callback['input']) {
  const { code, iss: issuer, state } = input;
  const { codeVerifier, nonce } = flow.data;
  if (!code) throw new FlowError('invalid_state');
  const provider = findProvider(ctx, connection);
  try {
    const exchange = {
      code,
      codeVerifier,
      ...(issuer !== undefined && { issuer }),
      ...(state !== undefined && { state }),
    };
    const tokens = await provider.exchangeCode(exchange);
    const claims = await provider.fetchClaims(tokens, nonce);
    await requireHostedDomain(ctx, connection, claims);
    const stated = readClaims(claims, connection.mapping);
    return { stated, providerSession: providerSessionOf(ctx, connection, { claims, idToken: tokens.idToken }) };
  } catch (error) {
    if (error instanceof FlowError) throw error;
    throw new FlowError(error instanceof DiscoveryError ? 'discovery_failed' : 'sso_response_refused', error);
  }
}

async function signIn(
  ctx: RequestContext,
  { flow, connection }: Returned,
  { stated, providerSession }: Awaited<ReturnType<typeof fetchIdentity>>,
): Promise<string> {
  const { callbackURL, newUserURL } = flow.data;
  const { maxSessionAge, accountProviderId: providerId } = connection;
  const identity = { providerId, accountId: stated.subject, tokens: null };
  const { user, isNew, started } = await signInWithIdentity(ctx, identity, {
    rule: linkingOf(connection, stated),
    endsAt: maxSessionAge === null ? null : inSeconds(maxSessionAge),
    providerSession,
    callbackURL,
  });
  await recordAttempt(ctx, connection, { outcome: 'signed-in', userId: user.id });
  return destinationOf(ctx, { isNew, started, callbackURL, newUserURL });
}
