import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { consumeChallenge, countAttempt } from '#server/features/sessions/assurance/challenge.ts';
import { startFirstSession } from '#server/features/sessions/start-session.ts';
import { lockUser } from '#server/features/users/queries.ts';
import { timingSafeEqualText } from '#server/security/hash.ts';
import type { CompleteRecovery } from '#shared/two-factor/schemas.ts';

import { hashBackupCode, newBackupCode } from '#server/features/two-factor/backup-codes.ts';
import { removeLostFactors } from '#server/features/two-factor/factors-changed.ts';
import { TwoFactorRecovery } from './recovery.entity.ts';
import { recoveryCodeMail } from './recovery.mails.ts';
import { requireChallenge, requireReadyRequest } from './recovery.ts';

/** Mails a code after the waiting time, so that the mailbox is proven at the end too. It is valid for this challenge. */
export async function sendRecoveryCode({ ctx }: Call<RequestContext>) {
  const challenge = await requireChallenge(ctx);
  ctx.work.onMailLimit = 'refuse';
  const user = await lockUser(ctx.em, challenge.user);
  const request = await requireReadyRequest(ctx, challenge);
  const code = newBackupCode();
  request.codeHash = hashBackupCode(ctx.secrets[0]!, challenge.id, code);
  ctx.sendMail(recoveryCodeMail, { user, code });
  return { status: true as const };
}

/** Removes the second factors, and signs in with the first factor and the mailed code. */
export async function completeRecovery({ ctx, input }: Call<RequestContext, typeof CompleteRecovery>) {
  const challenge = await countAttempt(ctx);
  const user = await lockUser(ctx.em, challenge.user);
  const { id, codeHash } = await requireReadyRequest(ctx, challenge);
  const hashes = ctx.secrets.map((secret) => hashBackupCode(secret, challenge.id, input.code));
  if (codeHash === null || !hashes.some((hash) => timingSafeEqualText(hash, codeHash))) {
    ctx.failedAttempts.record(ctx, 'session.refused', { subjectId: user.id });
    throw new AppError('INVALID_CODE');
  }
  if (!(await consumeChallenge(ctx, challenge))) throw new AppError('INVALID_TWO_FACTOR_COOKIE');
  await ctx.em.nativeDelete(TwoFactorRecovery, { id });
  await removeLostFactors(ctx, user, 'recovered');
  const proof = { amr: [...challenge.amr, 'email' as const], level: 1 as const };
  const { provider, endsAt, providerSession, remember } = challenge;
  const method = challenge.method ?? 'email';
  const signIn = { proof, method, provider, endsAt, providerSession, remember };
  const { token } = await startFirstSession(ctx, user, signIn);
  return { token, user };
}
