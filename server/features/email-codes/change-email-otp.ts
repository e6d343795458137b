import type { TokenPurpose } from '#server/call/token-purposes.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { requireMayChangeEmail, signUpHidesAccounts } from '#server/features/profile/change-profile.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { rotateToken } from '#server/features/sessions/start-session.ts';
import { lockUser, lockUserAndRead } from '#server/features/users/queries.ts';
import { User } from '#server/features/users/user.entity.ts';
import { revokeTokens } from '#server/features/verification/single-use-tokens.ts';
import { changeEmailOf } from '#server/features/verification/verify-email.ts';
import type { ChangeEmailOtp, RequestEmailChangeOtp } from '#shared/email-codes/schemas.ts';

import { consumeCode, matchCode, sendCode } from './codes.ts';
import { changeCode, changeConfirmationCode } from './email-codes.definitions.ts';

/**
 * Mails the code for a change of email: to the new address, but only once the owner of a verified current address has
 * confirmed with a code that was mailed there.
 */
export async function requestEmailChangeOtp({ ctx, input }: Call<SessionContext, typeof RequestEmailChangeOtp>) {
  const { em, user } = ctx;
  const { newEmail, otp } = input;
  requireMayChangeEmail(ctx);
  if (newEmail === user.email) throw new AppError('EMAIL_IS_THE_SAME');
  // Against account enumeration: if sign-up hides registered addresses, a taken one gets no code.
  if (!signUpHidesAccounts(ctx) && (await em.count(User, { email: newEmail }))) {
    throw new AppError('COULDNT_UPDATE_YOUR_EMAIL');
  }

  if (user.emailVerified && otp === undefined) sendConfirmationCode(ctx, newEmail);
  else {
    if (user.emailVerified) await confirmChange(ctx, newEmail, otp!);
    sendChangeCode(ctx, newEmail);
  }
  return { success: true as const };
}

/** Changes the email to an address that the caller has proven with a mailed code. */
export async function changeEmailOtp({ ctx, input }: Call<SessionContext, typeof ChangeEmailOtp>) {
  const { newEmail, otp } = input;
  requireMayChangeEmail(ctx);
  const code = await matchCode(ctx, { key: changeCode, email: newEmail, boundTo: ctx.user.id }, otp);
  const user = await lockUser(ctx.em, ctx.user);
  await consumeCode(ctx, code);
  await changeEmailOf(ctx, user, { newEmail, isProven: true });
  rotateToken(ctx, ctx.session);
  return { success: true as const };
}

function sendConfirmationCode(ctx: SessionContext, newEmail: string): void {
  const { id, email } = ctx.user;
  sendCode(ctx, {
    key: changeConfirmationCode,
    email,
    boundTo: `${id}:${newEmail}`,
    mail: { type: 'change-email-confirmation', newEmail },
    findRecipient: (own) => replaceCodes(own, id, [changeConfirmationCode, changeCode]),
  });
}

async function confirmChange(ctx: SessionContext, newEmail: string, otp: string): Promise<void> {
  const { id, email } = ctx.user;
  const code = await matchCode(ctx, { key: changeConfirmationCode, email, boundTo: `${id}:${newEmail}` }, otp);
  await lockUser(ctx.em, ctx.user);
  await consumeCode(ctx, code);
}

function sendChangeCode(ctx: SessionContext, newEmail: string): void {
  const { id } = ctx.user;
  sendCode(ctx, {
    key: changeCode,
    email: newEmail,
    boundTo: id,
    mail: { type: 'change-email', newEmail },
    findRecipient: async (own) => {
      const user = await replaceCodes(own, id, [changeCode]);
      const isTaken = (await own.em.count(User, { email: newEmail })) > 0;
      return isTaken ? 'no mail' : user;
    },
  });
}

/** Revokes the earlier codes. The user is locked before them, as in other calls; another order would deadlock. */
async function replaceCodes(
  own: RequestContext,
  userId: string,
  keys: readonly TokenPurpose[],
): Promise<User | 'no mail'> {
  const user = await lockUserAndRead(own.em, userId, 'for key share');
  await revokeTokens(own, userId, keys);
  return user ?? 'no mail';
}
