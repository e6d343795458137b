import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { findUserForUpdate, lockUser } from '#server/features/users/queries.ts';
import { inSeconds } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { CancelRecovery } from '#shared/two-factor/schemas.ts';

import { twoFactorOptions } from '#server/features/two-factor/two-factor.options.ts';
import { TwoFactorRecovery } from './recovery.entity.ts';
import { recoveryRequestedMail } from './recovery.mails.ts';
import { cancelRecoveryOf, readRecovery, requireChallenge } from './recovery.ts';

/** Seconds after the waiting time during which the recovery can be completed. */
const EXPIRES_IN = 7 * 24 * 3600;

/** Begins the waiting time. Another request does not change it. */
export async function requestRecovery({ ctx }: Call<RequestContext>) {
  const challenge = await requireChallenge(ctx);
  ctx.work.onMailLimit = 'refuse';
  const user = await lockUser(ctx.em, challenge.user);
  const { status, possibleAt: requested } = await readRecovery(ctx, challenge);
  if (status === 'unavailable') throw new AppError('TWO_FACTOR_RECOVERY_NOT_ALLOWED');
  if (requested !== null) return { status, possibleAt: requested };

  // An expired one.
  await ctx.em.nativeDelete(TwoFactorRecovery, { user: user.id });
  const { waitingTime } = twoFactorOptions.of(ctx).recovery;
  const possibleAt = inSeconds(waitingTime);
  const token = randomToken(32);
  ctx.em.create(TwoFactorRecovery, {
    user,
    possibleAt,
    expiresAt: inSeconds(waitingTime + EXPIRES_IN),
    cancelTokenHash: sha256(token),
  });
  ctx.audit('two-factor.recovery-requested', { actorId: user.id, subjectId: user.id });
  const url = `${ctx.options.webAppUrl}/sign-in/cancel-recovery?token=${token}`;
  ctx.sendMail(recoveryRequestedMail, { user, possibleAt, url, token });
  return { status: 'requested' as const, possibleAt };
}

/** Cancels a request by its mailed link, without a session. */
export async function cancelRecovery({ ctx, input }: Call<RequestContext, typeof CancelRecovery>) {
  const request = { cancelTokenHash: sha256(input.token) };
  const recovery = await ctx.em.findOne(TwoFactorRecovery, request);
  const user = recovery && (await findUserForUpdate(ctx.em, recovery.user.id));
  // Another call may have completed or canceled it before the lock.
  if (!user || (await ctx.em.count(TwoFactorRecovery, request)) === 0) throw new AppError('INVALID_TOKEN');
  await cancelRecoveryOf(ctx, user.id);
  return { status: true as const };
}
