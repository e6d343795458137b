import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { consumeCode, matchCode } from '#server/features/email-codes/codes.ts';
import { credentialBy, signInWithPassword, type SignInName } from '#server/features/passwords/password-sign-in.ts';
import { newPasswordHash, requirePasswordLength } from '#server/features/passwords/password-policy.ts';
import { passwordOptions } from '#server/features/passwords/password.options.ts';
import { replaceForgottenPassword } from '#server/features/passwords/reset-password.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { ResetPasswordByPhone, SignInPhoneNumber } from '#shared/phone-number/schemas.ts';

import { canonicalPhoneNumber, requirePhoneNumber } from './normalize.ts';
import { PHONE_NUMBER } from './phone-number.credential.ts';
import { ofNumber, phoneResetCode } from './phone-number.definitions.ts';

const byPhoneNumber: SignInName = {
  query: credentialBy('phone_number'),
  method: PHONE_NUMBER,
  refusal: 'INVALID_PHONE_NUMBER_OR_PASSWORD',
};

/** Signs in with phone number and password. A malformed number is answered as an unknown one. */
export async function signInPhoneNumber({ ctx, input }: Call<RequestContext, typeof SignInPhoneNumber>) {
  if (!passwordOptions.of(ctx).enabled) throw new AppError('EMAIL_AND_PASSWORD_IS_NOT_ENABLED');
  const name = canonicalPhoneNumber(input.phoneNumber) ?? input.phoneNumber;
  return signInWithPassword(ctx, byPhoneNumber, { ...input, name });
}

/** Sets a new password, with the effects of a mailed link, except that it proves no email. */
export async function resetPasswordByPhone({ ctx, input }: Call<RequestContext, typeof ResetPasswordByPhone>) {
  requirePasswordLength(ctx, input.newPassword);
  const phoneNumber = await requirePhoneNumber(ctx, input.phoneNumber);
  const code = await matchCode(ctx, ofNumber(phoneResetCode, phoneNumber), input.otp);
  const owner = await ctx.em.findOne(User, { id: code.userId ?? '', phoneNumber });
  // The user may have removed the number in the meantime.
  if (!owner) throw new AppError('INVALID_OTP');
  // Hashed before the transaction, so that no lock waits for it.
  const password = await newPasswordHash(ctx, input.newPassword, owner);
  const user = await findUserForUpdate(ctx.em, owner.id);
  await consumeCode(ctx, code);
  if (user?.phoneNumber !== phoneNumber) throw new AppError('INVALID_OTP');
  await replaceForgottenPassword(ctx, user, { password, byMail: false });
  return { status: true as const };
}
