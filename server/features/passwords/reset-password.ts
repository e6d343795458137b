import type { Call, RequestContext } from '#server/context.ts';
import { inBackground } from '#server/db/unit-of-work.ts';
import { AppError } from '#server/errors.ts';
import { takeOverByMail } from '#server/features/accounts/pre-hijacking.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use.ts';
import { absoluteUrl, callUrl, withQuery } from '#server/http/address.ts';
import { hashPassword } from '#server/security/password.ts';
import { randomToken } from '#server/security/tokens.ts';
import type { ForgetPassword, ResetPassword, ResetPasswordCallback } from '#shared/credentials.ts';
import { limits } from '#shared/limits.ts';

import { resetPasswordMail, resetPasswordToken } from './password.keys.ts';
import { passwordOptions } from './password.options.ts';
import { requirePasswordLength, storePassword } from './store-password.ts';

/** Where our own web app lets a person choose their new password. */
const LANDING_PAGE = '/reset-password';

/** Mails a link to the user with this address, if there is one. The look-up follows the answer, which reveals nothing. */
export async function forgetPassword({ ctx, input }: Call<RequestContext, typeof ForgetPassword>) {
  if (!ctx.mailer.canSend(resetPasswordMail)) throw new AppError('RESET_PASSWORD_ISNT_ENABLED');

  inBackground(ctx, 'send reset password', async (own) => {
    const user = await own.em.findOne(User, { email: input.email });
    if (user) await mailReset(own, user, input.redirectTo || LANDING_PAGE);
  });
  return {
    status: true as const,
    message: 'If this email exists in our system, check your email for the reset link',
  };
}

async function mailReset(ctx: RequestContext, user: User, callbackURL: string): Promise<void> {
  const token = randomToken(limits.resetTokenCharacters);
  const { resetPasswordTokenExpiresIn: expiresIn } = passwordOptions.of(ctx);
  issueToken(ctx, resetPasswordToken, { token, user, expiresIn });
  ctx.sendMail(resetPasswordMail, {
    user,
    url: callUrl(ctx.options, `/reset-password/${token}`, { callbackURL }),
    token,
  });
}

/** Where the mailed link leads: on to the page that asks for the new password. The token stays usable. */
export async function resetPasswordCallback({ ctx, input }: Call<RequestContext, typeof ResetPasswordCallback>) {
  const payload = await readToken(ctx, resetPasswordToken, input.token);
  const address = absoluteUrl(input.callbackURL || '/', ctx.options);
  const works = payload !== null && !payload.expired;
  return ctx.reply.redirect(withQuery(address, works ? { token: input.token } : { error: 'INVALID_TOKEN' }));
}

/** Sets the password of whoever got the token by mail, and ends what was open under the old one. */
export async function resetPassword({ ctx, input }: Call<RequestContext, typeof ResetPassword>) {
  const options = passwordOptions.of(ctx);
  if (!input.token) throw new AppError('INVALID_TOKEN');
  requirePasswordLength(input.newPassword, ctx.options);
  // Looked at first, so that a guess costs no hash; hashed before the transaction, so that none waits for it.
  const payload = await readToken(ctx, resetPasswordToken, input.token);
  if (!payload?.userId) throw new AppError('INVALID_TOKEN');
  const password = await hashPassword(input.newPassword, options.bcryptCost);

  const user = await findUserForUpdate(ctx.em, payload.userId);
  const used = await consumeToken(ctx, resetPasswordToken, input.token);
  if (!user || !used || used.expired) throw new AppError('INVALID_TOKEN');
  await takeOverByMail(ctx, user);
  await storePassword(ctx, { user }, { password, revoked: options.revokeSessionsOnPasswordReset ? 'all' : 'none' });
  ctx.afterCommit('forgive guesses', () => ctx.limiter.forgive(user.email));
  ctx.audit('password.reset', { actorId: user.id, subjectId: user.id });
  return { status: true as const };
}
