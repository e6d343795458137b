import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { readSession } from '#server/features/sessions/current-session.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { completeVerification, usableSession } from '#server/features/verification/verify-email.ts';
import type { VerifyEmailOtp } from '#shared/email-codes/schemas.ts';

import { consumeCode, matchCode } from './codes.ts';
import { verificationCode } from './email-codes.definitions.ts';

/** Verifies an address, with the same effects as a mailed link. */
export async function verifyEmailOtp({ ctx, input }: Call<RequestContext, typeof VerifyEmailOtp>) {
  const session = usableSession(await readSession(ctx));
  const code = await matchCode(ctx, { key: verificationCode, email: input.email }, input.otp);
  const user = await findUserForUpdate(ctx.em, code.userId ?? '');
  await consumeCode(ctx, code);
  if (!user) throw new AppError('INVALID_OTP');
  const started = await completeVerification(ctx, user, session);
  return { status: true as const, token: started?.token ?? null, user };
}
