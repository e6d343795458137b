import { isSystemCall, type Call, type RequestContext } from '#server/call/context.ts';
import { DiscoveryError } from '#server/features/social/discovery.ts';
import { FlowError, redirectWithError } from '#server/features/social/flow.ts';
import { readClaims } from '#server/features/sso/claims.ts';
import { returnFromLogout } from '#server/features/sso/logout/log-out.ts';
import { providerSessionOf } from '#server/features/sso/logout/provider-session.ts';
import { findProvider } from '#server/features/sso/connection-provider.ts';
import { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { endFlowAtOnce } from '#server/features/verification/browser-flow.ts';
import { AppError } from '#server/lib/errors.ts';
import { UNREADABLE } from '#shared/social/schemas.ts';
import type { SsoCallback } from '#shared/sso/sign-in.ts';

import { attemptOf, recordAttempt } from './attempts.ts';
import { finishFlow, type Identified, type Returned } from './finish.ts';
import { ssoFlow } from './flow.ts';
import { requireHostedDomain } from './hosted-domain.ts';

type Callback = Call<RequestContext, typeof SsoCallback>;

/** Handles the redirect of an identity provider. The response is always a redirect, with an error code if the sign-in failed. */
export async function ssoCallback({ ctx, input }: Callback): Promise<undefined> {
  // A flow is bound to the browser that started it.
  if (isSystemCall(ctx)) throw new AppError('REQUEST_IS_REQUIRED');
  if (input.code === undefined && input.error === undefined) return returnFromLogout({ ctx, input });
  const flow = input.state ? await endFlowAtOnce(ctx, ssoFlow, input.state) : null;
  const connection = flow?.isOwn ? await ctx.em.findOne(SsoConnection, flow.data.connectionId) : null;
  // Each connection has an address of its own, so that the response of one is never taken for that of another.
  if (
    !flow ||
    connection?.providerId !== input.providerId ||
    connection.protocol !== 'oidc' ||
    Object.values(input).includes(UNREADABLE)
  ) {
    return redirectWithError(ctx, flow, { error: 'invalid_state' });
  }
  const returned = { flow, connection };
  if (input.error) return refusedByProvider(ctx, returned, input);
  return finishFlow(ctx, returned, () => fetchIdentity(ctx, returned, input));
}

async function refusedByProvider(ctx: RequestContext, { flow, connection }: Returned, input: Callback['input']) {
  const { error, error_description: description } = input;
  // RFC 6749 section 4.1.2.1.
  const reason = /^[\x21\x23-\x5b\x5d-\x7e]{1,64}$/.test(error!) ? error! : 'sso_response_refused';
  const attempt = attemptOf(flow);
  await recordAttempt(ctx, connection, { ...attempt, reason });
  const returning = { ...flow, reference: attempt.id };
  return redirectWithError(ctx, returning, { error: reason, ...(description !== undefined && { description }) });
}

/** Sends the requests to the identity provider, while no transaction is open. */
async function fetchIdentity(
  ctx: RequestContext,
  { flow, connection }: Returned,
  input: Callback['input'],
): Promise<Identified> {
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
    const providerSession = providerSessionOf(ctx, connection, { claims, idToken: tokens.idToken });
    return { stated, endsAt: null, providerSession };
  } catch (error) {
    if (error instanceof FlowError) throw error;
    throw new FlowError(error instanceof DiscoveryError ? 'discovery_failed' : 'sso_response_refused', error);
  }
}
