import type { z } from 'zod';

import { isSystemCall, type Call, type RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { endFlowAtOnce } from '#server/features/verification/browser-flow.ts';
import { usableSession } from '#server/features/verification/verify-email.ts';
import { callUrl } from '#server/http/address.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { UNREADABLE, type Callback } from '#shared/social/schemas.ts';

import { FlowError, redirectWithError, socialFlow, type Flow, type SocialFlow } from './flow.ts';
import { destinationOf, redirectFailure } from './flow-outcome.ts';
import type { Provider } from './provider.ts';
import { configuredProviders } from './registry.ts';
import { linkIdentity } from './sign-in-with-identity.ts';
import { identityOf, mayAddIdentity, signInWithProfile, type SocialSignIn } from './social-linking.ts';

type CallbackInput = z.output<typeof Callback>;

/** Handles a provider's redirect. The response is always a redirect, with an error code if the flow failed. */
export async function callback({ ctx, input }: Call<RequestContext, typeof Callback>): Promise<undefined> {
  // A flow is bound to the browser that started it.
  if (isSystemCall(ctx)) throw new AppError('REQUEST_IS_REQUIRED');
  if (isUnreadable(input)) return redirectWithError(ctx, null, { error: 'invalid_callback_request' });
  let flow: SocialFlow | null = null;
  try {
    flow = input.state ? await endFlowAtOnce(ctx, socialFlow, input.state) : null;
    const ownFlow = flow?.isOwn && flow.data.provider === input.id ? flow : null;
    if (input.error)
      return redirectWithError(ctx, ownFlow, { error: input.error, description: input.error_description });
    return ctx.reply.redirect(await completeFlow(ctx, input, { flow, ownFlow }));
  } catch (error) {
    redirectFailure(ctx, flow, error);
  }
}

/** A form that another site posts arrives without our cookies; after a redirect to the same address the browser sends them. */
export function callbackForm({ ctx, input }: Call<RequestContext, typeof Callback>): undefined {
  if (isUnreadable(input)) return redirectWithError(ctx, null, { error: 'invalid_callback_request' });
  const { id, ...fields } = input;
  return ctx.reply.redirect(callUrl(ctx.options, `/callback/${encodeURIComponent(id)}`, fields));
}

function isUnreadable(input: CallbackInput): boolean {
  return Object.values(input).includes(UNREADABLE);
}

/** `ownFlow` is the flow if this browser started it with this provider. */
async function completeFlow(
  ctx: RequestContext,
  input: CallbackInput,
  { flow, ownFlow }: { flow: SocialFlow | null; ownFlow: SocialFlow | null },
): Promise<string> {
  if (!input.state) throw new FlowError('state_not_found');
  const provider = configuredProviders.of(ctx).get(input.id);
  if (flow && !provider) throw new FlowError('oauth_provider_not_found');
  if (!ownFlow || !provider) throw new FlowError('please_restart_the_process');
  const { userId: linkingUserId, data } = ownFlow;
  const { callbackURL, newUserURL } = data;
  // The user who started the linking must still be signed in.
  if (linkingUserId && usableSession(await readSession(ctx))?.userId !== linkingUserId)
    throw new FlowError('please_restart_the_process');
  if (!input.code) throw new FlowError('no_code');

  const { profile, tokens } = await fetchProfile(provider, data, { ...input, code: input.code });
  if (!isTrustedRedirect(callbackURL, ctx.options)) throw new FlowError('no_callback_url');

  if (linkingUserId) {
    await linkIdentity(ctx, identityOf(provider, profile, tokens), {
      userId: linkingUserId,
      mayAddIdentity: (user) => mayAddIdentity(ctx, user, { provider, profile }),
    });
    return callbackURL;
  }
  const { isNew, started } = await signInWithProfile(ctx, provider, { profile, tokens, ...data }).catch(
    (error: unknown) => {
      throw error instanceof FlowError || error instanceof AppError
        ? error
        : new FlowError('unable_to_create_user', error);
    },
  );
  return destinationOf(ctx, { isNew, started, callbackURL, newUserURL });
}

/** Sends the requests to the provider, while no transaction is open. */
async function fetchProfile(
  provider: Provider,
  { codeVerifier, nonce, scopes }: Flow,
  input: CallbackInput & { code: string },
): Promise<Pick<SocialSignIn, 'profile' | 'tokens'>> {
  const { code, iss: issuer, device_id: deviceId, state } = input;
  const exchange = { code, codeVerifier, issuer, deviceId, state };
  const tokens = await provider.exchangeCode(exchange).catch((error: unknown) => {
    throw new FlowError('invalid_code', error);
  });
  const profile = await provider.fetchProfile(tokens, nonce, parseUser(input.user)).catch((error: unknown) => {
    throw new FlowError('unable_to_get_user_info', error);
  });
  // A response without scopes grants those of the request (RFC 6749 section 5.1).
  return { profile, tokens: { ...tokens, scopes: tokens.scopes ?? scopes } };
}

function parseUser(json = 'null'): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
