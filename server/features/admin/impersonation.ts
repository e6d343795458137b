import type { Call } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { deleteReturning } from '#server/db/atomic-writes.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { SessionContext, SessionQueryContext, AuthenticatedContext } from '#server/features/sessions/context.ts';
import { sessionOf } from '#server/features/sessions/caller.ts';
import { isRemembered, maySignIn, sessionTokenOf, withToken } from '#server/features/sessions/current-session.ts';
import { sessionsRevoked } from '#server/features/sessions/events.ts';
import { replacedToken } from '#server/features/sessions/replaced-token.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { sessionOptions } from '#server/features/sessions/session.options.ts';
import { bannedError } from '#server/features/users/bans.ts';
import { isAdministrator } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { newFields } from '#server/fields/additional-fields.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { decrypt, encrypt } from '#server/security/encryption.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { UserIdInput } from '#shared/admin/schemas.ts';

/**
 * Starts a session of the user for an administrator. The row refers to the administrator's session, so that no cookie
 * needs to store it and the new session ends with it.
 */
export async function impersonateUser({ ctx, input }: Call<AuthenticatedContext, typeof UserIdInput>) {
  const own = sessionOf(ctx);
  const user = await findUserForUpdate(ctx.em, input.userId);
  if (user === null) throw new AppError('USER_NOT_FOUND');
  if (isAdministrator(user, ctx.options)) throw new AppError('YOU_CANNOT_IMPERSONATE_ADMINS');
  if (!maySignIn(user)) throw bannedError(ctx);

  const token = randomToken();
  const expiresAt = inSeconds(platformOptions.of(ctx).impersonationSessionDuration);
  const session = ctx.em.create(Session, {
    user,
    tokenHash: sha256(token),
    expiresAt: expiresAt < own.expiresAt ? expiresAt : own.expiresAt,
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent,
    impersonatedBy: ctx.user.id,
    impersonatorSession: own.id,
    amr: [],
    additionalFields: newFields(sessionOptions.of(ctx).additionalFields),
  });
  session.impersonatorToken = encrypt(ctx.secrets, sessionTokenOf(ctx)!, encryptionOf(session));
  ctx.audit('session.impersonated', { subjectId: user.id });
  // The administrator's session may have ended in the meantime.
  await ctx.em.flush().catch(mapConstraintError('session_impersonator_session_id_foreign', 'UNAUTHORIZED'));

  ctx.reply.clear('session_data');
  ctx.reply.setSigned('session_token', token);
  return { session: withToken(session, token), user };
}

/** Returns the administrator behind an impersonated session, whom the web app shows. */
export async function getImpersonator({ ctx }: Call<SessionQueryContext>) {
  const { impersonatedBy: id } = ctx.session;
  return id === null ? null : ctx.em.findOne(User, { id });
}

const encryptionOf = ({ id }: { id: string }) => ({ purpose: 'impersonator-token', about: id });

/**
 * Returns to the administrator's session, with its token, which bearer clients still use. An impersonation also ends when it
 * expires, when the administrator signs out, is banned or loses the permission (`sessions/current-session.ts`), and when the
 * roles of either change (`endImpersonations`).
 */
export async function stopImpersonating({ ctx }: Call<SessionContext>) {
  const { em, session: impersonation } = ctx;
  if (impersonation.impersonatorSessionId === null) throw new AppError('YOU_ARE_NOT_IMPERSONATING_ANYONE');
  // Only one of two concurrent calls deletes the row and issues a token.
  const { id } = impersonation;
  const [ended] = await deleteReturning<{ impersonator_token: string | null }>(em, Session, ['id = ?', [id]]);
  if (ended === undefined) throw new AppError('UNAUTHORIZED');
  const session = await em.findOneOrFail(Session, impersonation.impersonatorSessionId, { populate: ['user'] });

  const { impersonator_token: encrypted } = ended;
  const own = encrypted && decrypt(ctx.secrets, encrypted, encryptionOf({ id }));
  // Another client may have replaced the token since.
  const token = own && sha256(own) === session.tokenHash ? own : randomToken();
  Object.assign(session, { tokenHash: sha256(token), ...replacedToken(ctx.token, { isOwn: false }) });
  ctx.audit('session.impersonation-ended', { subjectId: impersonation.userId });

  const secondsLeft = (session.expiresAt.getTime() - now().getTime()) / 1000;
  ctx.reply.clear('session_data');
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? secondsLeft : undefined);
  return { session: withToken(session, token), user: session.user.$ };
}

/** Ends the impersonations of a user and by a user whose roles changed. */
export async function endImpersonations(ctx: EventContext, userId: string): Promise<void> {
  const ended = await deleteReturning<{ id: string; user_id: string }>(ctx.em, Session, [
    `id in (
      select id from "session" where user_id = ? and impersonated_by is not null
      union all
      select impersonation.id from "session" own
      join "session" impersonation on impersonation.impersonator_session_id = own.id where own.user_id = ?)`,
    [userId, userId],
  ]);
  for (const [subjectId, sessions] of Map.groupBy(ended, (session) => session.user_id)) {
    await sessionsRevoked.emit(ctx, { userId: subjectId, sessionIds: sessions.map(({ id }) => id) });
  }
}
