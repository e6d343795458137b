import type { Call, RequestContext } from '#server/call/context.ts';
import { isAppUrl } from '#server/http/app-urls.ts';
import { findFlow, moveFlowHere } from '#server/features/verification/browser-flow.ts';
import { callUrl } from '#server/http/address.ts';
import type { ExpoAuthorizationProxy } from '#shared/social/schemas.ts';

import { socialFlow, STATE_EXPIRES_IN } from './flow.ts';
import { configuredProviders } from './registry.ts';

/**
 * Continues a flow that an app started in the system's browser, which then has the flow's cookie. Only flows that return to an
 * app, and leave no session in the browser. The URL of the provider is built again, so that the call redirects nowhere else.
 */
export async function expoAuthorizationProxy({ ctx, input }: Call<RequestContext, typeof ExpoAuthorizationProxy>) {
  const { searchParams } = new URL(input.authorizationURL);
  const state = searchParams.get('state') ?? '';
  const flow = await findFlow(ctx, socialFlow, state);
  const isOfApp = flow !== null && flow.userId === null && isAppUrl(flow.data.callbackURL, ctx.options);
  const provider = isOfApp && configuredProviders.of(ctx).get(flow.data.provider);
  if (!provider) return ctx.reply.redirect(callUrl(ctx.options, '/error', { error: 'please_restart_the_process' }));
  await moveFlowHere(ctx, socialFlow, { state, data: flow.data, expiresIn: STATE_EXPIRES_IN });
  const loginHint = searchParams.get('login_hint');
  return ctx.reply.redirect(
    await provider.authorizationUrl({ ...flow.data, state, ...(loginHint === null ? {} : { loginHint }) }),
  );
}
