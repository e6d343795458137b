import type { Call } from '#server/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import type { ReadContext, SignedIn } from '#server/features/sessions/context.ts';
import { isBanned, withToken } from '#server/features/sessions/current-session.ts';
import { sessionsRevoked } from '#server/features/sessions/events.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { inSeconds, now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import type { ByUser } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';

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

/** The administrator behind an impersonated session, so that the web app can name both. */
export async function getImpersonator({ ctx }: Call<ReadContext>) {
  const { impersonatedBy: id } = ctx.session;
  return id === null ? null : ctx.em.findOne(User, { id });
}

/** Back to the administrator's own session, under a new token: the one from before may have been seen meanwhile. */
export async function stopImpersonating({ ctx }: Call<SignedIn>) {
  const { em, session: borrowed } = ctx;
  if (borrowed.impersonatorSessionId === null) throw new AppError('YOU_ARE_NOT_IMPERSONATING_ANYONE');
  // The row decides: of two stops at once the second finds it gone, and hands out no token over the first one's.
  if ((await em.nativeDelete(Session, { id: borrowed.id })) === 0) throw new AppError('UNAUTHORIZED');
  const session = await em.findOneOrFail(Session, borrowed.impersonatorSessionId, { populate: ['user'] });

  const token = randomToken(limits.sessionTokenCharacters);
  session.tokenHash = sha256(token);
  ctx.audit('session.impersonation-ended', { subjectId: borrowed.userId });

  const remembered = ctx.cookies.read(ctx.headers.cookie, 'dont_remember') === null;
  const secondsLeft = (session.expiresAt.getTime() - now().getTime()) / 1000;
  ctx.reply.clear('session_data');
  ctx.reply.setSigned('session_token', token, remembered ? secondsLeft : undefined);
  return { session: withToken(session, token), user: session.user.$ };
}

/** Ends the impersonations of a user and those by that user: each was begun under other roles. */
export async function endImpersonations(ctx: EventContext, userId: string): Promise<void> {
  await ctx.em.begin();
  const ended = await ctx.em.execute<{ id: string; userId: string }[]>(
    `delete from "session" where id in (
      select id from "session" where user_id = ? and impersonated_by is not null
      union all
      select borrowed.id from "session" own join "session" borrowed on borrowed.impersonator_session_id = own.id
      where own.user_id = ?) returning id, user_id "userId"`,
    [userId, userId],
  );
  for (const [subjectId, sessions] of Map.groupBy(ended, (session) => session.userId)) {
    await sessionsRevoked.emit(ctx, { userId: subjectId, sessionIds: sessions.map(({ id }) => id) });
  }
}
