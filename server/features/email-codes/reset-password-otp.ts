import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { newPasswordHash, requirePasswordLength } from '#server/features/passwords/password-policy.ts';
import { completeReset } from '#server/features/passwords/reset-password.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { ResetPasswordOtp } from '#shared/email-codes/schemas.ts';

import { consumeCode, matchCode } from './codes.ts';
import { resetCode } from './email-codes.definitions.ts';

/** Sets a new password, with the same effects as a mailed link. */
export async function resetPasswordOtp({ ctx, input }: Call<RequestContext, typeof ResetPasswordOtp>) {
  requirePasswordLength(ctx, input.password);
  const code = await matchCode(ctx, { key: resetCode, email: input.email }, input.otp);
  // Hashed before the transaction, so that no lock waits for it.
  const owner = await ctx.em.findOne(User, { id: code.userId ?? '' });
  if (!owner) throw new AppError('INVALID_OTP');
  const password = await newPasswordHash(ctx, input.password, owner);
  const user = await findUserForUpdate(ctx.em, code.userId ?? '');
  await consumeCode(ctx, code);
  if (!user) throw new AppError('INVALID_OTP');
  await completeReset(ctx, user, { password, deleteApiKeys: input.deleteApiKeys });
  return { success: true as const };
}
