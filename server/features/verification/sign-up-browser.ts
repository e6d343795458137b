import type { Context } from '#server/context.ts';
import { defineCookie } from '#server/http/cookies.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { verificationOptions } from './verification.options.ts';

export const signUpCookie = defineCookie('sign_up');

const tag = (user: User) => `sign-up:${user.id}`;

/** Marks the browser of a sign-up without a session, for as long as the mailed link works. */
export function rememberSignUp({ reply, options }: Context, user: User): void {
  reply.setSigned(signUpCookie, tag(user), verificationOptions.of({ options }).expiresIn);
}

export function signedUpHere({ cookies, headers }: Context, user: User): boolean {
  return cookies.read(headers.cookie, signUpCookie) === tag(user);
}
