import { validate } from 'uuid';

import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { RevokeSession } from '#shared/session.ts';

import type { SignedIn } from './context.ts';
import { clearSessionCookies, sessionTokenOf } from './current-session.ts';
import { sessionsRevoked } from './events.ts';
import { deleteSessionsOf, endSessionByToken } from './queries.ts';
import { Session } from './session.entity.ts';

const done = { status: true as const };

/** Revokes one of the caller's sessions, by its token or by its handle from list-sessions. */
export async function revokeSession({ ctx, input }: Call<SignedIn, typeof RevokeSession>) {
  const { em, user } = ctx;
  const byToken = await em.findOne(Session, { tokenHash: sha256(input.token) });
  if (byToken && byToken.userId !== user.id) throw new AppError('UNAUTHORIZED');
  const session = byToken ?? (validate(input.token) ? await em.findOne(Session, { id: input.token, user }) : null);
  if (!session || !(await revokeOneSession(ctx, session))) throw new AppError('SESSION_NOT_FOUND');
  if (session.id === ctx.session.id) clearSessionCookies(ctx);
  return done;
}

/** Revokes all sessions of the caller, the current one included. */
export async function revokeSessions({ ctx }: Call<SignedIn>) {
  await revokeSessionsOf(ctx, ctx.user.id);
  clearSessionCookies(ctx);
  return done;
}

/** Revokes all other sessions of the caller. */
export async function revokeOtherSessions({ ctx }: Call<SignedIn>) {
  await revokeSessionsOf(ctx, ctx.user.id, { except: ctx.session.id });
  return done;
}

/** Revokes one session. @returns whether it still existed. */
export async function revokeOneSession(
  ctx: EventContext,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if ((await ctx.em.nativeDelete(Session, { id })) === 0) return false;
  ctx.audit('session.ended', { subjectId: userId });
  await sessionsRevoked.emit(ctx, { userId, sessionIds: [id] });
  return true;
}

/** Revokes all sessions of a user, or all but one. */
export async function revokeSessionsOf(
  ctx: EventContext,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  const sessionIds = await deleteSessionsOf(ctx.em, userId, except);
  if (sessionIds.length === 0) return;
  ctx.audit('session.ended', { subjectId: userId, details: { sessions: sessionIds.length } });
  await sessionsRevoked.emit(ctx, { userId, sessionIds });
}

/** Ends the current session, if there is one, and clears its cookies. */
export async function signOut({ ctx }: Call<RequestContext>) {
  const token = sessionTokenOf(ctx);
  if (token !== null) await endSessionByToken(ctx.em, token);
  clearSessionCookies(ctx);
  return { success: true as const };
}
