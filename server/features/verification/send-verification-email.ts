import type { Call, Context, RequestContext } from '#server/context.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import { AppError } from '#server/errors.ts';
import { User } from '#server/features/users/user.entity.ts';
import { defineCookie } from '#server/http/cookies.ts';
import type { SendVerificationEmail } from '#shared/verification.ts';

import { mailVerification } from './email-tokens.ts';
import { verificationMail } from './verification.keys.ts';
import { verificationOptions } from './verification.options.ts';

/** Mails a verification link. The user is looked up after the response, which is the same for every address. */
export async function sendVerificationEmail({ ctx, input }: Call<RequestContext, typeof SendVerificationEmail>) {
  if (!ctx.mailer.canSend(verificationMail)) throw new AppError('VERIFICATION_EMAIL_ISNT_ENABLED');

  inBackground(ctx, 'send verification email', async (own) => {
    const user = await own.em.findOne(User, { email: input.email });
    if (user && !user.emailVerified) await mailVerification(own, user, input.callbackURL);
  });
  return { status: true as const };
}

/** Mails a verification link after a sign-in without a verified address, in another unit of work, since the call fails. */
export function mailVerificationLater(
  ctx: RequestContext,
  { userId: id }: { userId: string },
  callbackURL?: string,
): void {
  if (!ctx.mailer.canSend(verificationMail)) return;
  inBackground(ctx, 'send verification email', async (own) => {
    await mailVerification(own, await own.em.findOneOrFail(User, { id }), callbackURL);
  });
}

export const signUpCookie = defineCookie('sign_up');

const cookieValue = (user: User) => `sign-up:${user.id}`;

/** Recognizes the browser of a sign-up without a session, until the mailed link expires. */
export function setSignUpCookie({ reply, options }: Context, user: User): void {
  reply.setSigned(signUpCookie, cookieValue(user), verificationOptions.of({ options }).expiresIn);
}

export function hasSignUpCookie({ cookies, headers }: Context, user: User): boolean {
  return cookies.read(headers.cookie, signUpCookie) === cookieValue(user);
}
