import { decodeJwt } from 'jose';

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireProvider } from '#server/features/social/registry.ts';
import { signInWithIdToken } from '#server/features/social/sign-in-social.ts';
import type { OneTapCallback } from '#shared/one-tap/schemas.ts';

import { oneTapOptions } from './one-tap.options.ts';

/** Signs in with the ID token that Google Identity Services gave to a page, by the rules of a sign-in with Google. */
export async function oneTapCallback({ ctx, input }: Call<RequestContext, typeof OneTapCallback>) {
  const provider = requireProvider(ctx, 'google');
  const { idToken: token, callbackURL, nonce = nonceOf(token) } = input;
  const signIn = { idToken: { token, nonce }, callbackURL, disableSignUp: oneTapOptions.of(ctx).disableSignup };
  return signInWithIdToken(ctx, provider, signIn).catch((error: unknown) => {
    if (error instanceof AppError && error.errorCode === 'INVALID_TOKEN') throw new AppError('INVALID_ID_TOKEN');
    throw error;
  });
}

/** The published client passes a nonce to Google but not to the service, which has nothing to compare it with then. */
function nonceOf(token: string): string | undefined {
  try {
    const { nonce } = decodeJwt(token);
    return typeof nonce === 'string' ? nonce : undefined;
  } catch {
    return undefined;
  }
}
