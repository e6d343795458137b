import type { z } from 'zod';

import type { Call, RequestContext } from '#server/context.ts';
import { AppError, type StaticErrorCode } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { IdToken, SignInSocial } from '#shared/social.ts';

import { authorize } from './authorize.ts';
import { FlowError } from './flow.ts';
import type { Provider } from './provider.ts';
import { requireProvider } from './registry.ts';
import { signInWithIdentity } from './sign-in-with-identity.ts';

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
  if (input.idToken) return signInWithIdToken(ctx, provider, { ...input, idToken: input.idToken });
  return { url: await authorize(ctx, provider, input), redirect: !input.disableRedirect };
}

async function signInWithIdToken(
  ctx: RequestContext,
  provider: Provider,
  { idToken, requestSignUp, callbackURL }: z.output<typeof SignInSocial> & { idToken: z.output<typeof IdToken> },
) {
  if (!provider.acceptsIdTokens) throw new AppError('ID_TOKEN_NOT_SUPPORTED');
  const { token: jwt, nonce = null, user: claimedUser, accessToken = '', refreshToken = null } = idToken;
  const { profile, expiresAt } = await provider
    .profileOfIdToken(jwt, { nonce, user: claimedUser })
    .catch((error: unknown) => {
      ctx.log.info({ err: error, provider: provider.id }, 'an ID token was rejected');
      throw new AppError('INVALID_TOKEN', { status: 401 });
    });
  const identity = {
    profile,
    tokens: {
      tokenType: 'bearer',
      accessToken,
      refreshToken,
      idToken: jwt,
      expiresIn: idToken.expiresAt === undefined ? null : Math.max(0, idToken.expiresAt - now().getTime() / 1000),
      refreshExpiresIn: null,
      scopes: null,
    },
  };
  // A signature has several valid encodings, so a replay is detected without it.
  const use = { payload: jwt.slice(0, jwt.lastIndexOf('.')), expiresAt };
  try {
    const signIn = { ...identity, requestSignUp, callbackURL, idToken: use };
    const { user, token } = await signInWithIdentity(ctx, provider, signIn);
    return { redirect: false, token, user };
  } catch (error) {
    const code = error instanceof FlowError ? errorOfFailure[error.code] : undefined;
    if (code) throw new AppError(code);
    throw error;
  }
}
