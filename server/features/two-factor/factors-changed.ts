import type { RequestContext } from '#server/call/context.ts';
import type { CredentialKind, EventContext } from '#server/call/lifecycle-events.ts';
import { forgetDevices } from '#server/features/sessions/assurance/trusted-devices.ts';
import { secondFactorsTurnedOff } from '#server/features/sessions/events.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import { rotateToken } from '#server/features/sessions/start-session.ts';
import { User } from '#server/features/users/user.entity.ts';
import { enrolledMethods } from '#server/call/second-factors.ts';

import { BackupCode, BackupCodeSchema } from './backup-code.entity.ts';
import { TwoFactorRecoverySchema } from './recovery/recovery.entity.ts';
import { cancelRecoveryOf } from './recovery/recovery.ts';
import { TwoFactor, TwoFactorSchema } from './two-factor.entity.ts';
import { twoFactorChangedMail } from './two-factor.definitions.ts';
import type { TwoFactorChange } from './two-factor.types.ts';

/**
 * To be called after every change of the caller's second factors, with the user locked: the other sessions and all trusted
 * devices end, this session gets a new token, and a mail tells the user. Without any method left, second factors are off.
 */
export async function factorsChanged(ctx: SessionContext, change: TwoFactorChange): Promise<void> {
  const { em, user, session } = ctx;
  await em.flush();
  if (user.twoFactorEnabled && (await enrolledMethods(ctx, user.id)).length === 0) await turnOff(ctx, user);
  await forgetDevices(ctx, user.id);
  await revokeSessionsOf(ctx, user.id, session.id);
  ctx.token = rotateToken(ctx, session) ?? ctx.token;
  ctx.sendMail(twoFactorChangedMail, { user, change });
}

/** Turns second factors off and deletes what was set up, except passkeys. */
export async function turnOff(
  ctx: EventContext,
  user: User,
  event: 'two-factor.disabled' | 'two-factor.reset' | 'two-factor.recovered' = 'two-factor.disabled',
): Promise<void> {
  await deleteFactors(ctx, user.id);
  user.twoFactorEnabled = false;
  await secondFactorsTurnedOff.emit(ctx, { userId: user.id });
  ctx.audit(event, { subjectId: user.id });
}

/**
 * A factor from before the first proof of the address may be an attacker's. A later one remains in a take-over: without a
 * first factor it gives no access, and deleting it would let the mailbox alone pass the second factor of users who opened
 * the link on another device.
 */
export const factorCredential: CredentialKind = {
  name: 'second-factor',
  entities: [TwoFactorSchema, BackupCodeSchema, TwoFactorRecoverySchema],
  purgeUnproven: purgeFactors,
  markUnconfirmed: async ({ em }, userId) => {
    await em.nativeUpdate(TwoFactor, { user: userId }, { unconfirmed: true });
  },
  purgeUnconfirmed: async (ctx, userId) => {
    await cancelRecoveryOf(ctx, userId);
    if ((await ctx.em.count(TwoFactor, { user: userId, unconfirmed: true })) > 0) await purgeFactors(ctx, userId);
  },
};

async function purgeFactors(ctx: EventContext, userId: string): Promise<void> {
  const user = await ctx.em.findOneOrFail(User, { id: userId });
  if (user.twoFactorEnabled) await turnOff(ctx, user);
  else await deleteFactors(ctx, user.id);
}

/** Removes the second factors of a user who has lost them, and ends the sessions and trusted devices of the user. */
export async function removeLostFactors(ctx: RequestContext, user: User, change: 'reset' | 'recovered'): Promise<void> {
  await turnOff(ctx, user, `two-factor.${change}`);
  await forgetDevices(ctx, user.id);
  await revokeSessionsOf(ctx, user.id);
  ctx.sendMail(twoFactorChangedMail, { user, change });
}

async function deleteFactors(ctx: Pick<EventContext, 'em' | 'audit'>, userId: string): Promise<void> {
  await cancelRecoveryOf(ctx, userId);
  await ctx.em.nativeDelete(BackupCode, { user: userId });
  await ctx.em.nativeDelete(TwoFactor, { user: userId });
}
