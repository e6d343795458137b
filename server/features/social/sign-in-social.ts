import type { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError, type StaticErrorCode } from '#server/lib/errors.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { now } from '#server/lib/now.ts';
import type { IdToken, LinkSocial, SignInSocial } from '#shared/social/schemas.ts';

import { FlowError, startFlow } from './flow.ts';
import type { Provider } from './provider.ts';
import { requireProvider } from './registry.ts';
import { signInWithProfile, type SocialSignIn } from './social-linking.ts';

/** The error of a call with an ID token for each failure of a flow. */
const errorOfFailure: Partial<Record<FlowError['code'], StaticErrorCode>> = {
  email_not_found: 'USER_EMAIL_NOT_FOUND',
  account_not_linked: 'ACCOUNT_NOT_LINKED',
  signup_disabled: 'SIGNUP_DISABLED',
  unable_to_link_account: 'UNABLE_TO_LINK_ACCOUNT',
  unable_to_create_user: 'UNABLE_TO_CREATE_USER',
  unable_to_create_session: 'UNABLE_TO_CREATE_SESSION',
};

/** Returns the URL of an authorization request, or signs in at once with an ID token that a native app obtained. */
export async function signInSocial({ ctx, input }: Call<RequestContext, typeof SignInSocial>) {
  const provider = requireProvider(ctx, input.provider);
  const { idToken, requestSignUp, callbackURL } = input;
  if (idToken) return signInWithIdToken(ctx, provider, { idToken, requestSignUp, callbackURL });
  return { url: await authorize(ctx, provider, input), redirect: !input.disableRedirect };
}

interface IdTokenSignIn extends Pick<SocialSignIn, 'requestSignUp' | 'disableSignUp' | 'callbackURL'> {
  idToken: z.output<typeof IdToken>;
}

/** Signs in with an ID token that the caller got from the provider. */
export async function signInWithIdToken(
  ctx: RequestContext,
  provider: Provider,
  { idToken, ...options }: IdTokenSignIn,
) {
  if (!provider.acceptsIdTokens) throw new AppError('ID_TOKEN_NOT_SUPPORTED');
  const { token: jwt, nonce = null, user: claimedUser, accessToken = '', refreshToken = null } = idToken;
  const { profile, expiresAt } = await provider.profileOfIdToken(jwt, nonce, claimedUser).catch((error: unknown) => {
    ctx.log.info({ err: error, provider: provider.id }, 'an ID token was rejected');
    throw new AppError('INVALID_TOKEN', { status: 401 });
  });
  const tokens = {
    tokenType: 'bearer',
    accessToken,
    refreshToken,
    idToken: jwt,
    expiresIn: idToken.expiresAt === undefined ? null : Math.max(0, idToken.expiresAt - now().getTime() / 1000),
    refreshExpiresIn: null,
    scopes: null,
  };
  // A signature has several valid encodings, so a replay is detected without it.
  const use = { token: `${provider.id}:${jwt.slice(0, jwt.lastIndexOf('.'))}`, expiresAt };
  try {
    const { user, started } = await signInWithProfile(ctx, provider, { profile, tokens, idToken: use, ...options });
    return isChallenge(started) ? started : { redirect: false, token: started.token, user };
  } catch (error) {
    const code = error instanceof FlowError ? errorOfFailure[error.code] : undefined;
    if (code) throw new AppError(code);
    throw error;
  }
}

type AuthorizationInput = Partial<z.output<typeof SignInSocial>>;

/** Starts a flow and returns the URL of its authorization request. `user` links an account. */
async function authorize(
  ctx: RequestContext,
  provider: Provider,
  { user = null, ...input }: AuthorizationInput & { user?: User | null },
): Promise<string> {
  const scopes = provider.scopesWith(input.scopes);
  const { state, flow } = startFlow(ctx, {
    provider: provider.id,
    callbackURL: input.callbackURL || ctx.options.baseUrl,
    errorURL: input.errorCallbackURL || undefined,
    newUserURL: input.newUserCallbackURL || undefined,
    requestSignUp: input.requestSignUp,
    scopes,
    user,
  });
  return provider.authorizationUrl({ ...flow, state, loginHint: input.loginHint }).catch((error: unknown) => {
    ctx.log.warn({ err: error, provider: provider.id }, 'discovery of a provider failed');
    throw new AppError('SERVICE_UNAVAILABLE');
  });
}

/** Starts a flow that links an account of a provider to the signed-in user. */
export async function linkSocial({ ctx, input }: Call<SessionContext, typeof LinkSocial>) {
  const provider = requireProvider(ctx, input.provider);
  const url = await authorize(ctx, provider, { ...input, user: ctx.user });
  // A user who was deleted in the meantime has no session.
  await ctx.em.flush().catch(mapConstraintError('verification_user_id_foreign', 'UNAUTHORIZED'));
  return { url, redirect: !input.disableRedirect };
}
