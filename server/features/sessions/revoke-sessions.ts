import { validate } from 'uuid';

import type { Call, RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { EventContext } from '#server/events.ts';
import { sha256 } from '#server/security/tokens.ts';
import type { RevokeSession } from '#shared/session.ts';

import type { SignedIn } from './context.ts';
import { forgetSession, presentedToken } from './current-session.ts';
import { sessionsRevoked } from './events.ts';
import { endSession } from './queries.ts';
import { Session } from './session.entity.ts';

const done = { status: true as const };

/** Ends one of the caller's sessions, named by its token or by the handle that list-sessions gives. */
export async function revokeSession({ ctx, input }: Call<SignedIn, typeof RevokeSession>) {
  const { em, user } = ctx;
  const byToken = await em.findOne(Session, { tokenHash: sha256(input.token) });
  if (byToken && byToken.userId !== user.id) throw new AppError('UNAUTHORIZED');
  const session = byToken ?? (validate(input.token) ? await em.findOne(Session, { id: input.token, user }) : null);
  if (!session || !(await endOneSession(ctx, session))) throw new AppError('SESSION_NOT_FOUND');
  if (session.id === ctx.session.id) forgetSession(ctx);
  return done;
}

/** Ends every session of the caller, this one included. */
export async function revokeSessions({ ctx }: Call<SignedIn>) {
  await endSessionsOf(ctx, ctx.user.id);
  forgetSession(ctx);
  return done;
}

/** Ends every session of the caller but this one. */
export async function revokeOtherSessions({ ctx }: Call<SignedIn>) {
  await endSessionsOf(ctx, ctx.user.id, { except: ctx.session.id });
  return done;
}

/** Ends one session. @returns false where it is gone already. */
export async function endOneSession(
  ctx: EventContext,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  if ((await ctx.em.nativeDelete(Session, { id })) === 0) return false;
  ctx.audit('session.ended', { subjectId: userId });
  await sessionsRevoked.emit(ctx, { userId, sessionIds: [id] });
  return true;
}

/** Ends a user's sessions at once, all or all but one, in the call's own transaction. */
export async function endSessionsOf(
  ctx: EventContext,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await ctx.em.begin();
  const ended = await ctx.em.execute<{ id: string }[]>(
    'delete from "session" where "user_id" = ? and "id" is distinct from ? returning "id"',
    [userId, except ?? null],
  );
  if (ended.length === 0) return;
  ctx.audit('session.ended', { subjectId: userId, details: { sessions: ended.length } });
  await sessionsRevoked.emit(ctx, { userId, sessionIds: ended.map(({ id }) => id) });
}

/** Ends the session presented, if any, and leaves no cookie of ours behind. */
export async function signOut({ ctx }: Call<RequestContext>) {
  const token = presentedToken(ctx);
  if (token !== null) await endSession(ctx.em, token);
  forgetSession(ctx);
  return { success: true as const };
}
