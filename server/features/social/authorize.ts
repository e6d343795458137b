import type { Call, RequestContext } from '#server/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { LinkSocial } from '#shared/social.ts';

import type { Provider } from './provider.ts';
import { providersService } from './registry.ts';
import { beginFlow, type Flow } from './flow.ts';

interface Wanted {
  callbackURL?: string | undefined;
  errorCallbackURL?: string | undefined;
  newUserCallbackURL?: string | undefined;
  scopes?: string[] | undefined;
  requestSignUp?: boolean | undefined;
  loginHint?: string | undefined;
  link?: Flow['link'];
}

/** The provider by its id, if it has a client here. */
export function requireProvider(ctx: RequestContext, id: string): Provider {
  const provider = providersService.of(ctx).get(id);
  if (!provider) throw new AppError('PROVIDER_NOT_FOUND');
  return provider;
}

/** Begins a flow; resolves to where the browser goes. */
export async function authorize(ctx: RequestContext, provider: Provider, wanted: Wanted): Promise<string> {
  const scopes = provider.scopesWith(wanted.scopes);
  const { state, flow } = beginFlow(ctx, {
    provider: provider.id,
    callbackURL: wanted.callbackURL || ctx.options.baseUrl,
    errorURL: wanted.errorCallbackURL || undefined,
    newUserURL: wanted.newUserCallbackURL || undefined,
    requestSignUp: wanted.requestSignUp,
    scopes,
    link: wanted.link,
  });
  const { codeVerifier, nonce } = flow;
  return provider
    .authorizationUrl({ state, codeVerifier, nonce, scopes, loginHint: wanted.loginHint })
    .catch((error: unknown) => {
      ctx.log.warn({ err: error, provider: provider.id }, 'a provider could not be discovered');
      throw new AppError('SERVICE_UNAVAILABLE');
    });
}

/** Begins a flow that ends with another way in for the person signed in. */
export async function linkSocial({ ctx, input }: Call<SignedIn, typeof LinkSocial>) {
  const provider = requireProvider(ctx, input.provider);
  const { id: userId, email } = ctx.user;
  const url = await authorize(ctx, provider, { ...input, link: { userId, email } });
  // A user who was deleted meanwhile has no session any more.
  await ctx.em.flush().catch(mapConstraintError('verification_user_id_foreign', 'UNAUTHORIZED'));
  return { url, redirect: !input.disableRedirect };
}
