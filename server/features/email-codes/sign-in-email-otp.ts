import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { claimUserByMail, findUserByMail } from '#server/features/accounts/sign-in-by-mail.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { redirectTo, startSession } from '#server/features/sessions/start-session.ts';
import type { SignInEmailOtp } from '#shared/email-codes/schemas.ts';

import { consumeCode, matchCode } from './codes.ts';
import { signInCode } from './email-codes.definitions.ts';
import { emailOtpOptions } from './email-codes.options.ts';

/** Signs in the user with this address, or creates one. */
export async function signInEmailOtp({ ctx, input }: Call<RequestContext, typeof SignInEmailOtp>) {
  const { email, name = '', image, otp } = input;
  // Read before the transaction begins, so that the call does not wait for a second connection.
  const current = (await readSession(ctx))?.match?.user.id;
  const code = await matchCode(ctx, { key: signInCode, email }, otp);

  // The user is locked before the code, as in other calls; another order would deadlock.
  await ctx.em.begin();
  const existing = await findUserByMail(ctx, email);
  await consumeCode(ctx, code);
  if (!existing && emailOtpOptions.of(ctx).disableSignUp) throw new AppError('INVALID_OTP');
  const user = await claimUserByMail(ctx, { existing, current, profile: { email, name, image, fields: input } });
  const url = input.callbackURL || undefined;
  const started = await startSession(ctx, user, { proof: 'email', method: 'email-otp', callbackURL: url });
  return isChallenge(started) ? started : { token: started.token, user, ...redirectTo(url) };
}
