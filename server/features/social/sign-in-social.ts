import type { Tokens } from '#server/features/accounts/tokens.ts';
import type { Call, RequestContext } from '#server/context.ts';
import { AppError, type PlainCode } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { IdToken, SignInSocial } from '#shared/social.ts';
import type { z } from 'zod';

import { authorize, requireProvider } from './authorize.ts';
import { FlowError } from './flow.ts';
import type { Provider } from './provider.ts';
import { signInAs } from './sign-in-as.ts';

type GivenIdToken = z.output<typeof IdToken>;

/** What of a flow's errors a caller with an ID token is answered with. */
const answers: Partial<Record<FlowError['code'], PlainCode>> = {
  email_not_found: 'USER_EMAIL_NOT_FOUND',
  account_not_linked: 'ACCOUNT_NOT_LINKED',
  signup_disabled: 'SIGNUP_DISABLED',
  unable_to_link_account: 'UNABLE_TO_LINK_ACCOUNT',
  unable_to_create_user: 'UNABLE_TO_CREATE_USER',
  unable_to_create_session: 'UNABLE_TO_CREATE_SESSION',
};

/** Signs in through a provider: by sending the browser there, or at once by an ID token that an app already has. */
export async function signInSocial({ ctx, input }: Call<RequestContext, typeof SignInSocial>) {
  const provider = requireProvider(ctx, input.provider);
  if (input.idToken) return signInByIdToken(ctx, provider, { ...input, given: input.idToken });
  return { url: await authorize(ctx, provider, input), redirect: !input.disableRedirect };
}

async function signInByIdToken(
  ctx: RequestContext,
  provider: Provider,
  { given, ...wanted }: { given: GivenIdToken; requestSignUp?: boolean | undefined; callbackURL?: string | undefined },
) {
  if (!provider.takesIdTokens) throw new AppError('ID_TOKEN_NOT_SUPPORTED');
  const { profile, expiresAt } = await provider
    .profileOfIdToken(given.token, { nonce: given.nonce ?? null, user: given.user })
    .catch((error: unknown) => {
      ctx.log.info({ err: error, provider: provider.id }, 'an ID token was refused');
      throw new AppError('INVALID_TOKEN', { status: 401 });
    });
  // Without the signature, which can be written in several ways.
  const idToken = { secret: given.token.slice(0, given.token.lastIndexOf('.')), expiresAt };
  try {
    const { user, token } = await signInAs(ctx, provider, { ...wanted, profile, tokens: tokensIn(given), idToken });
    return { redirect: false, token, user };
  } catch (error) {
    const code = error instanceof FlowError ? answers[error.code] : undefined;
    if (code) throw new AppError(code);
    throw error;
  }
}

function tokensIn({ token, accessToken, refreshToken, expiresAt }: GivenIdToken): Tokens {
  const expiresIn = expiresAt === undefined ? null : Math.max(0, expiresAt - now().getTime() / 1000);
  return {
    tokenType: 'bearer',
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? null,
    idToken: token,
    expiresIn,
    refreshExpiresIn: null,
    scopes: null,
  };
}
