import type { Context } from '#server/context.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { verificationOptions } from './verification.options.ts';

const tag = (user: User) => `sign-up:${user.id}`;

/** Marks the browser in which somebody signed up, for as long as the mailed link works. */
export function rememberSignUp({ reply, options }: Context, user: User): void {
  if (!verificationOptions.of({ options }).autoSignInAfterVerification) return;
  reply.setSigned('sign_up', tag(user), verificationOptions.of({ options }).expiresIn);
}

export function signedUpHere({ cookies, headers }: Context, user: User): boolean {
  return cookies.read(headers.cookie, 'sign_up') === tag(user);
}
