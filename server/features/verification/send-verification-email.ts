import type { Call, Context, RequestContext } from '#server/context.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import { AppError } from '#server/errors.ts';
import { User } from '#server/features/users/user.entity.ts';
import { defineCookie } from '#server/http/cookies.ts';
import type { SendVerificationEmail } from '#shared/verification.ts';

import { mailVerification } from './email-tokens.ts';
import { verificationMail } from './verification.keys.ts';
import { verificationOptions } from './verification.options.ts';

/** Mails the owner of an unverified account a link; says the same, as fast, where there is no such account. */
export async function sendVerificationEmail({ ctx, input }: Call<RequestContext, typeof SendVerificationEmail>) {
  if (!ctx.mailer.canSend(verificationMail)) throw new AppError('VERIFICATION_EMAIL_ISNT_ENABLED');

  inBackground(ctx, 'send verification email', async (own) => {
    const user = await own.em.findOne(User, { email: input.email });
    if (user && !user.emailVerified) await mailVerification(own, user, input.callbackURL);
  });
  return { status: true as const };
}

/**
 * Mails a link to a person whose sign-in is refused until they prove their address. In a unit of work of its own, since
 * the call fails.
 */
export function remindToVerify(ctx: RequestContext, { userId: id }: { userId: string }, callbackURL?: string): void {
  if (!ctx.mailer.canSend(verificationMail)) return;
  inBackground(ctx, 'send verification email', async (own) => {
    await mailVerification(own, await own.em.findOneOrFail(User, { id }), callbackURL);
  });
}

export const signUpCookie = defineCookie('sign_up');

const tag = (user: User) => `sign-up:${user.id}`;

/** Marks the browser of a sign-up without a session, for as long as the mailed link works. */
export function rememberSignUp({ reply, options }: Context, user: User): void {
  reply.setSigned(signUpCookie, tag(user), verificationOptions.of({ options }).expiresIn);
}

export function signedUpHere({ cookies, headers }: Context, user: User): boolean {
  return cookies.read(headers.cookie, signUpCookie) === tag(user);
}
