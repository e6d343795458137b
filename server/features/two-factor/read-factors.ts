import type { Call, RequestContext } from '#server/call/context.ts';
import {
  challengeMethods,
  findChallenge,
  MAX_CHALLENGE_ATTEMPTS,
} from '#server/features/sessions/assurance/challenge.ts';
import type { SessionQueryContext } from '#server/features/sessions/context.ts';
import { isTrustedRedirect } from '#server/http/origin.ts';
import { enrolledMethods } from '#server/call/second-factors.ts';

import { countBackupCodes } from './backup-codes.ts';
import { maskedEmail } from './masked-email.ts';
import { readRecovery } from './recovery/recovery.ts';

/** The challenge of this browser, for the screen that asks for the second factor; null if it must sign in again. */
export async function getChallenge({ ctx }: Call<RequestContext>) {
  const challenge = await findChallenge(ctx);
  if (!challenge || challenge.attempts >= MAX_CHALLENGE_ATTEMPTS) return null;
  const { user, callbackUrl, expiresAt } = challenge;
  // The trusted origins may have changed since the first factor.
  const callbackURL = callbackUrl !== null && isTrustedRedirect(callbackUrl, ctx.options) ? callbackUrl : null;
  const methods = await challengeMethods(ctx, { userId: user.id, amr: challenge.amr });
  const hasBackupCodes = (await countBackupCodes(ctx.em, user.id)) > 0;
  const { status, possibleAt } = await readRecovery(ctx, challenge);
  return {
    email: maskedEmail(user.getEntity().email),
    methods,
    hasBackupCodes,
    recovery: { status, possibleAt },
    callbackURL,
    expiresAt,
  };
}

export async function getStatus({ ctx }: Call<SessionQueryContext>) {
  const { id, twoFactorEnabled: enabled } = ctx.user;
  if (!enabled) return { enabled, methods: [], backupCodesLeft: 0 };
  return { enabled, methods: await enrolledMethods(ctx, id), backupCodesLeft: await countBackupCodes(ctx.em, id) };
}
