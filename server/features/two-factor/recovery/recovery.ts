import type { RequestContext, AppServices } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { findChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { now } from '#server/lib/now.ts';
import type { AuthenticationMethod } from '#shared/sessions/schemas.ts';

import { TwoFactor } from '#server/features/two-factor/two-factor.entity.ts';
import { twoFactorOptions } from '#server/features/two-factor/two-factor.options.ts';
import { hasIndependentFirstFactor, recordFirstFactors } from './first-factors.ts';
import { TwoFactorRecovery } from './recovery.entity.ts';
import { recoveryCodeMail, recoveryRequestedMail } from './recovery.mails.ts';

/** The request of the user, if the sign-in that waits for its second factor may make one. */
export type RecoveryState =
  | { status: 'unavailable' | 'available'; possibleAt: null; request: null }
  | { status: 'requested' | 'ready'; possibleAt: Date; request: TwoFactorRecovery };

/** Whether the options allow recovery. Without mails, its requests would remain unnoticed. */
export function isRecoveryOffered(service: Pick<AppServices, 'options' | 'mailer'>): boolean {
  const { mailer } = service;
  const { enabled } = twoFactorOptions.of(service).recovery;
  return enabled && mailer.canSend(recoveryRequestedMail) && mailer.canSend(recoveryCodeMail);
}

export async function readRecovery(ctx: RequestContext, { user, amr }: SignInChallenge): Promise<RecoveryState> {
  const isAllowed =
    isRecoveryOffered(ctx) && user.getEntity().emailVerified && (await hasIndependentFirstFactor(ctx.em, user.id, amr));
  if (!isAllowed) return { status: 'unavailable', possibleAt: null, request: null };
  const request = await ctx.em.findOne(TwoFactorRecovery, { user: user.id, expiresAt: { $gt: now() } });
  if (request === null) return { status: 'available', possibleAt: null, request };
  const { possibleAt } = request;
  return { status: possibleAt <= now() ? 'ready' : 'requested', possibleAt, request };
}

/** @throws INVALID_TWO_FACTOR_COOKIE */
export async function requireChallenge(ctx: RequestContext): Promise<SignInChallenge> {
  const challenge = await findChallenge(ctx);
  if (challenge === null) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
  return challenge;
}

/**
 * The request whose waiting time is over. Requires the lock on the user.
 *
 * @throws TWO_FACTOR_RECOVERY_NOT_ALLOWED, TWO_FACTOR_RECOVERY_NOT_READY
 */
export async function requireReadyRequest(ctx: RequestContext, challenge: SignInChallenge): Promise<TwoFactorRecovery> {
  const { status, request } = await readRecovery(ctx, challenge);
  if (status === 'unavailable') throw new AppError('TWO_FACTOR_RECOVERY_NOT_ALLOWED');
  if (status !== 'ready') throw new AppError('TWO_FACTOR_RECOVERY_NOT_READY');
  return request;
}

/** Cancels the request of a user, if there is one. Requires the lock on the user. */
export async function cancelRecoveryOf(ctx: Pick<EventContext, 'em' | 'audit'>, userId: string): Promise<void> {
  const canceled = await ctx.em.nativeDelete(TwoFactorRecovery, { user: userId });
  if (canceled > 0) ctx.audit('two-factor.recovery-canceled', { subjectId: userId });
}

/** A second factor that was verified is not lost: cancels the request to remove it. */
export async function recordVerification(
  ctx: EventContext,
  { userId, amr }: { userId: string; amr: readonly AuthenticationMethod[] },
): Promise<void> {
  const factors = await ctx.em.findOne(TwoFactor, { user: userId });
  if (factors) recordFirstFactors(factors, amr);
  await cancelRecoveryOf(ctx, userId);
}
