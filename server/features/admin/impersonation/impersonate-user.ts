import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import { inSeconds } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { isBanned, withToken } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import type { ByUser } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';

/**
 * Lets an administrator see what another person sees, for a while. Their own session waits on the server, tied to the
 * new one, so that no cookie has to carry it and neither outlives the other.
 */
export async function impersonateUser({ ctx, input }: Call<SignedIn, typeof ByUser>) {
  const user = await findUserForUpdate(ctx.em, input.userId);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  if (isAdministrator(user, ctx.options)) throw new AppError('YOU_CANNOT_IMPERSONATE_ADMINS');
  if (isBanned(user)) throw new AppError('BANNED_USER');

  const token = randomToken(limits.sessionTokenCharacters);
  const session = ctx.em.create(Session, {
    user,
    tokenHash: sha256(token),
    expiresAt: earlier(inSeconds(platformOptions.of(ctx).impersonationSessionDuration), ctx.session.expiresAt),
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 512),
    activeOrganizationId: null,
    impersonatedBy: ctx.user.id,
    impersonatorSession: ctx.session.id,
  });
  ctx.audit('session.impersonated', { subjectId: user.id });
  // Their own session may have been ended meanwhile.
  await ctx.em.flush().catch(mapConstraintError('session_impersonator_session_id_foreign', 'UNAUTHORIZED'));

  ctx.reply.clear('session_data');
  ctx.reply.setSigned('session_token', token);
  return { session: withToken(session, token), user };
}

function earlier(left: Date, right: Date): Date {
  return left < right ? left : right;
}
