import { requireNotImpersonated } from '#server/features/sessions/not-impersonated.ts';
import type { Call, RequestContext } from '#server/call/context.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import { AppError } from '#server/lib/errors.ts';
import { hasRequiredLevel, needsSecondFactorAgain, proofBy } from '#server/features/sessions/assurance/proof.ts';
import { requireSession } from '#server/features/sessions/current-session.ts';
import { recordProof, replaceSession, rotateToken } from '#server/features/sessions/start-session.ts';
import { lockUser } from '#server/features/users/queries.ts';
import type { ChangePassword, SetPassword } from '#shared/passwords/schemas.ts';

import { lockMatchingAccount, requirePassword, storePassword } from './password-account.ts';
import { newPasswordHash, requirePasswordLength } from './password-policy.ts';

/** Changes the password. This browser gets a new session token; the other sessions end if the input requests it. */
export async function changePassword({ ctx, input }: Call<SessionContext, typeof ChangePassword>) {
  const { user, session } = ctx;
  requirePasswordLength(ctx, input.newPassword);
  if (!hasRequiredLevel(session, user)) throw new AppError('SESSION_IS_NOT_FRESH');
  const account = await requirePassword(ctx, input.currentPassword);
  const password = await newPasswordHash(ctx, input.newPassword, user);

  const locked = await lockMatchingAccount(ctx, account, {
    password: input.currentPassword,
    lock: 'for update',
    errors: { changed: 'INVALID_PASSWORD', deleted: 'UNAUTHORIZED' },
  });
  ctx.audit('password.changed', { subjectId: user.id });
  await recordProof(ctx, proofBy('pwd'));
  await storePassword(ctx, locked, { password, revoked: input.revokeOtherSessions ? 'all' : 'none' });
  if (!input.revokeOtherSessions) {
    rotateToken(ctx, session);
    return { token: null, user };
  }
  const { token } = await replaceSession(ctx, user);
  return { token, user };
}

/** Sets the first password of a user with other sign-in methods. Only for calls within the server. */
export async function setPassword({ ctx, input }: Call<RequestContext, typeof SetPassword>) {
  const { user, session } = await requireSession(ctx);
  requireNotImpersonated(session);
  if (needsSecondFactorAgain(session, user, ctx.options)) throw new AppError('SESSION_IS_NOT_FRESH');
  const password = await newPasswordHash(ctx, input.newPassword, user);

  await lockUser(ctx.em, user);
  const account = await ctx.em.findOne(Account, { providerId: CREDENTIAL, user });
  if (account?.password) throw new AppError('USER_ALREADY_HAS_A_PASSWORD');
  await storePassword(ctx, { user, account }, { password, revoked: 'none' });
  ctx.audit('password.set', { actorId: user.id, subjectId: user.id });
  return { status: true as const };
}
