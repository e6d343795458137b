import type { Call, RequestContext } from '#server/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { LinkSocial } from '#shared/social.ts';

import { startFlow, type Flow } from './flow.ts';
import type { Provider } from './provider.ts';
import { requireProvider } from './registry.ts';

interface AuthorizationInput {
  callbackURL?: string;
  errorCallbackURL?: string;
  newUserCallbackURL?: string;
  scopes?: string[];
  requestSignUp?: boolean;
  loginHint?: string;
  link?: Flow['link'];
}

/** Starts a flow and returns the URL of its authorization request. */
export async function authorize(ctx: RequestContext, provider: Provider, input: AuthorizationInput): Promise<string> {
  const scopes = provider.scopesWith(input.scopes);
  const { state, flow } = startFlow(ctx, {
    provider: provider.id,
    callbackURL: input.callbackURL || ctx.options.baseUrl,
    errorURL: input.errorCallbackURL || undefined,
    newUserURL: input.newUserCallbackURL || undefined,
    requestSignUp: input.requestSignUp,
    scopes,
    link: input.link,
  });
  return provider.authorizationUrl({ ...flow, state, loginHint: input.loginHint }).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'discovery of a provider failed');
    throw new AppError('SERVICE_UNAVAILABLE');
  });
}

/** Starts a flow that links an account of a provider to the signed-in user. */
export async function linkSocial({ ctx, input }: Call<SignedIn, typeof LinkSocial>) {
  const provider = requireProvider(ctx, input.provider);
  const { id: userId, email } = ctx.user;
  const url = await authorize(ctx, provider, { ...input, link: { userId, email } });
  // A user who was deleted in the meantime has no session.
  await ctx.em.flush().catch(mapConstraintError('verification_user_id_foreign', 'UNAUTHORIZED'));
  return { url, redirect: !input.disableRedirect };
}
