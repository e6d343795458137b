import { validate } from 'uuid';

import type { Call, RequestContext } from '#server/context.ts';
import { isUnreachable } from '#server/db/unreachable.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { changedFields } from '#server/fields/additional-fields.ts';
import { inSeconds, now } from '#server/now.ts';
import { answerRows, cursorOfMoment, cutPage, olderThan, oneMore } from '#server/paging.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { Page } from '#shared/paging.ts';
import type { GetSession, RevokeSession, UpdateSession } from '#shared/session.ts';

import { browserSignedOut } from './browser-sessions.ts';
import type { SessionContext } from './context.ts';
import { readCache, writeCache } from './cookie-cache.ts';
import {
  clearSessionCookies,
  isExpired,
  isRemembered,
  readSession,
  sessionTokenOf,
  withToken,
} from './current-session.ts';
import { sessionsRevoked } from './events.ts';
import { deleteSessionsOf, endSessionByToken, mergeSessionFields, type SessionRow } from './queries.ts';
import { readReplaced } from './replaced-token.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

const done = { status: true as const };

type GetSessionCall = Call<RequestContext, typeof GetSession>;

/**
 * The caller's session and user, or null. The only call that extends the session, since it sends the cookie again; where
 * options defer that, it only says so, and `POST` extends it.
 */
export async function getSession(call: GetSessionCall) {
  return getCurrentSession(call, { isReadOnly: sessionOptions.of(call.ctx).deferSessionRefresh });
}

/** The same with `POST`, which always extends the session. */
export async function getSessionPost(call: GetSessionCall) {
  return getCurrentSession(call, { isReadOnly: false });
}

async function getCurrentSession(call: GetSessionCall, mode: { isReadOnly: boolean }) {
  return readCurrentSession(call, mode).catch((error: unknown) => {
    if (error instanceof AppError || isUnreachable(error)) throw error;
    throw new AppError('FAILED_TO_GET_SESSION', { cause: error });
  });
}

async function readCurrentSession({ ctx, input }: GetSessionCall, { isReadOnly }: { isReadOnly: boolean }) {
  const cached = input.disableCookieCache ? null : readCache(ctx);
  if (cached !== null) return cached;

  const lookup = await readSession(ctx);
  if (lookup === null) return null;

  const { match, token } = lookup;
  if (match === null || isExpired(match.session)) {
    if (match && !isReadOnly) await ctx.em.nativeDelete(Session, { id: match.session.id });
    const replaced = await readReplaced(ctx, lookup);
    if (replaced) return { session: { ...replaced.session, token }, user: replaced.user };
    if (replaced === undefined) clearSessionCookies(ctx);
    return null;
  }

  const isDue = !input.disableRefresh && isDueForRefresh(ctx, match.session);
  if (isDue && isReadOnly) return { session: { ...match.session, token }, user: match.user, needsRefresh: true };
  const session = isDue ? await extendSession(ctx, match.session, token) : match.session;
  const answer = { session: { ...session, token }, user: match.user };
  if (!input.disableRefresh) writeCache(ctx, answer, { remember: isRemembered(ctx) });
  return answer;
}

/** A session is due once `updateAge` has passed since its expiry was last set. */
function isDueForRefresh(ctx: RequestContext, { expiresAt, impersonatedBy }: SessionRow): boolean {
  const { expiresIn, updateAge, disableSessionRefresh } = sessionOptions.of(ctx);
  const isDue = expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= now().getTime();
  return isDue && !disableSessionRefresh && impersonatedBy === null && isRemembered(ctx);
}

/** Changes the additional fields of the caller's session. */
export async function updateSession({ ctx, input }: Call<SessionContext, typeof UpdateSession>) {
  const changes = changedFields(sessionOptions.of(ctx).additionalFields, input);
  if (changes === null) return { session: withToken(ctx.session, ctx.token) };
  const updatedAt = now();
  const additionalFields = await mergeSessionFields(ctx.em, { id: ctx.session.id, changes, updatedAt });
  if (additionalFields === null) throw new AppError('UNAUTHORIZED');
  return { session: withToken({ ...ctx.session, additionalFields, updatedAt }, ctx.token) };
}

async function extendSession(ctx: RequestContext, session: SessionRow, token: string): Promise<SessionRow> {
  const { expiresIn } = sessionOptions.of(ctx);
  const [expiresAt, updatedAt] = [inSeconds(expiresIn), now()];
  // A rotation in the meantime has sent a newer cookie.
  const isCurrent = { id: session.id, tokenHash: sha256(token) };
  if ((await ctx.em.nativeUpdate(Session, isCurrent, { expiresAt, updatedAt })) === 0) return session;
  ctx.reply.setSigned('session_token', token, expiresIn);
  return { ...session, expiresAt, updatedAt };
}

/**
 * The caller's valid sessions, newest first, without impersonations. Only the current session shows its token; the others
 * show their id instead, which can only revoke them.
 */
export async function listSessions({ ctx, input }: Call<SessionContext, typeof Page>) {
  const sessions = await ctx.em.find(
    Session,
    { user: ctx.user, expiresAt: { $gt: now() }, impersonatedBy: null, ...olderThan(input.cursor, 'createdAt') },
    { orderBy: { createdAt: 'desc', id: 'desc' }, ...oneMore(input.limit) },
  );
  const page = cutPage(sessions, input.limit, (last) => cursorOfMoment(last.createdAt, last));
  return answerRows(ctx, page).map((session) =>
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

/** Ends the current session, if there is one, and clears the cookies of the browser's sessions. */
export async function signOut({ ctx }: Call<RequestContext>) {
  const token = sessionTokenOf(ctx);
  if (token !== null) await endSessionByToken(ctx.em, token);
  await browserSignedOut.emit(ctx, { request: ctx });
  clearSessionCookies(ctx);
  return { success: true as const };
}
