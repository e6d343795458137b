import { validate } from 'uuid';

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { changedFields } from '#server/fields/additional-fields.ts';
import { now } from '#server/lib/now.ts';
import { sendPage, encodeTimeCursor, toPage, before, limitPlusOne } from '#server/call/paging.ts';
import { sha256 } from '#server/security/hash.ts';
import type { Page } from '#shared/lib/paging.ts';
import type { RevokeSession, UpdateSession } from '#shared/sessions/schemas.ts';

import { withUsableOrganization } from './active-organization.ts';
import { SignInChallenge } from './assurance/sign-in-challenge.entity.ts';
import { browserSignedOut } from './browser-sessions.ts';
import type { SessionContext } from './context.ts';
import { clearSessionCookies, sessionTokensOf, withToken } from './current-session.ts';
import { sessionsRevoked } from './events.ts';
import { deleteSessionsOf, deleteSessionsOfProvider, endSessionByToken, mergeSessionFields } from './queries.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

const done = { status: true as const };

/** Changes the additional fields of the caller's session. */
export async function updateSession({ ctx, input }: Call<SessionContext, typeof UpdateSession>) {
  const changes = changedFields(sessionOptions.of(ctx).additionalFields, input);
  const session = await withUsableOrganization(ctx, ctx.session, ctx.principal);
  if (changes === null) return { session: withToken(session, ctx.token) };
  const updatedAt = now();
  const additionalFields = await mergeSessionFields(ctx.em, { id: ctx.session.id, changes, updatedAt });
  if (additionalFields === null) throw new AppError('UNAUTHORIZED');
  return { session: withToken({ ...session, additionalFields, updatedAt }, ctx.token) };
}

/**
 * The caller's valid sessions, newest first, without impersonations. Only the current session shows its token; the others
 * show their id instead, which can only revoke them.
 */
export async function listSessions({ ctx, input }: Call<SessionContext, typeof Page>) {
  const sessions = await ctx.em.find(
    Session,
    { user: ctx.user, expiresAt: { $gt: now() }, impersonatedBy: null, ...before(input.cursor, 'createdAt') },
    { orderBy: { createdAt: 'desc', id: 'desc' }, ...limitPlusOne(input.limit) },
  );
  const page = toPage(sessions, input.limit, (last) => encodeTimeCursor(last.createdAt, last));
  return sendPage(ctx, page).map((session) =>
    withToken(session, session.id === ctx.session.id ? ctx.token : session.id),
  );
}

/** Revokes one of the caller's sessions, by its token or by its handle from list-sessions. */
export async function revokeSession({ ctx, input }: Call<SessionContext, typeof RevokeSession>) {
  const { em, user } = ctx;
  const byToken = await em.findOne(Session, { tokenHash: sha256(input.token) });
  if (byToken && byToken.userId !== user.id) throw new AppError('UNAUTHORIZED');
  const session = byToken ?? (validate(input.token) ? await em.findOne(Session, { id: input.token, user }) : null);
  if (!session || !(await revokeOneSession(ctx, session))) throw new AppError('SESSION_NOT_FOUND');
  if (session.id === ctx.session.id) clearSessionCookies(ctx);
  return done;
}

/** Revokes all sessions of the caller, the current one included. */
export async function revokeSessions({ ctx }: Call<SessionContext>) {
  await revokeSessionsOf(ctx, ctx.user.id);
  clearSessionCookies(ctx);
  return done;
}

/** Revokes all other sessions of the caller. */
export async function revokeOtherSessions({ ctx }: Call<SessionContext>) {
  await revokeSessionsOf(ctx, ctx.user.id, ctx.session.id);
  return done;
}

/** Revokes one session. @returns whether it still existed. */
export async function revokeOneSession(ctx: EventContext, { id, userId }: Session): Promise<boolean> {
  if ((await ctx.em.nativeDelete(Session, { id })) === 0) return false;
  ctx.audit('session.ended', { subjectId: userId });
  await sessionsRevoked.emit(ctx, { userId, sessionIds: [id] });
  return true;
}

/** Revokes all sessions of a user, or all but one. */
export async function revokeSessionsOf(ctx: EventContext, userId: string, except?: string): Promise<void> {
  const sessionIds = await deleteSessionsOf(ctx.em, userId, except);
  if (sessionIds.length === 0) return;
  ctx.audit('session.ended', { subjectId: userId, details: { sessions: sessionIds.length } });
  await sessionsRevoked.emit(ctx, { userId, sessionIds });
}

/** Revokes the sessions that an identity provider started, and its sign-ins that wait for a second factor. */
export async function revokeSessionsOfProvider(ctx: EventContext, provider: string): Promise<void> {
  await ctx.em.nativeDelete(SignInChallenge, { provider });
  await recordRevoked(ctx, await deleteSessionsOfProvider(ctx.em, provider));
}

/** Records that sessions were revoked, of several users. */
export async function recordRevoked(
  ctx: EventContext,
  sessions: readonly { id: string; user_id: string }[],
): Promise<void> {
  for (const [userId, ended] of Map.groupBy(sessions, (session) => session.user_id)) {
    ctx.audit('session.ended', { subjectId: userId, details: { sessions: ended.length } });
    await sessionsRevoked.emit(ctx, { userId, sessionIds: ended.map(({ id }) => id) });
  }
}

/** Ends the sessions of the request, if there are any, and clears the cookies of the browser's sessions. */
export async function signOut({ ctx }: Call<RequestContext>) {
  for (const token of sessionTokensOf(ctx)) await endSessionByToken(ctx.em, token);
  await browserSignedOut.emit(ctx, { request: ctx });
  clearSessionCookies(ctx);
  return { success: true as const };
}
