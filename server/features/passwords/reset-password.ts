import type { Call, Working } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { absolute, withQuery } from '#server/http/address.ts';
import { hashPassword } from '#server/security/password.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { consumeToken, readToken } from '#server/features/verification/single-use.ts';
import type { ResetPassword, ResetPasswordCallback } from '#shared/credentials.ts';

import { requirePasswordLength } from './password-rules.ts';
import { takeOverByMail } from '#server/features/accounts/pre-hijacking.ts';
import { storePassword } from './store-password.ts';
import { passwordOptions } from './password.options.ts';
import { resetPasswordToken } from './password.token.ts';

/** Where the mailed link leads: on to the page that asks for the new password. The token stays usable. */
export async function resetPasswordCallback({ ctx, input }: Call<Working, typeof ResetPasswordCallback>) {
  const payload = await readToken(ctx, resetPasswordToken, input.token);
  const address = absolute(input.callbackURL || '/', ctx.options);
  const works = payload !== null && !payload.expired;
  return ctx.reply.redirect(withQuery(address, works ? { token: input.token } : { error: 'INVALID_TOKEN' }));
}

/** Sets the password of whoever got the token by mail, and ends what was open under the old one. */
export async function resetPassword({ ctx, input }: Call<Working, typeof ResetPassword>) {
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
