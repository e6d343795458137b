import type { Call, RequestContext } from '#server/context.ts';
import { challengeMethods, findChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { ReadContext } from '#server/features/sessions/context.ts';
import { enrolledMethods } from '#server/second-factors.ts';
import { limits } from '#shared/limits.ts';

import { countBackupCodes } from './backup-codes.ts';

/** The challenge of this browser, for the screen that asks for the second factor; null if it must sign in again. */
export async function getChallenge({ ctx }: Call<RequestContext>) {
  const challenge = await findChallenge(ctx);
  if (!challenge || challenge.attempts >= limits.challengeAttempts) return null;
  const { user, callbackUrl: callbackURL, expiresAt } = challenge;
  const methods = await challengeMethods(ctx, { userId: user.id, amr: challenge.amr });
  return { methods, hasBackupCodes: (await countBackupCodes(ctx.em, user.id)) > 0, callbackURL, expiresAt };
}

export async function getStatus({ ctx }: Call<ReadContext>) {
  const { id, twoFactorEnabled: enabled } = ctx.user;
  if (!enabled) return { enabled, methods: [], backupCodesLeft: 0 };
  return { enabled, methods: await enrolledMethods(ctx, id), backupCodesLeft: await countBackupCodes(ctx.em, id) };
}
