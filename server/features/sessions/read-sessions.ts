import type { Call, RequestContext } from '#server/context.ts';
import { isUnreachable } from '#server/db/unreachable.ts';
import { AppError } from '#server/errors.ts';
import { inSeconds, now } from '#server/now.ts';
import type { GetSession } from '#shared/session.ts';

import type { SignedIn } from './context.ts';
import { readCache, writeCache } from './cookie-cache.ts';
import { forgetSession, isExpired, isRemembered, presentedToken, readSession, withToken } from './current-session.ts';
import type { SessionRow } from './queries.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/** The caller's session and who they are, or null. The one call that also moves the expiry, since it re-sends the cookie. */
export async function getSession(call: Call<RequestContext, typeof GetSession>) {
  return current(call).catch((error: unknown) => {
    if (error instanceof AppError || isUnreachable(error)) throw error;
    throw new AppError('FAILED_TO_GET_SESSION', { cause: error });
  });
}

async function current({ ctx, input }: Call<RequestContext, typeof GetSession>) {
  const cached = input.disableCookieCache ? null : cachedSession(ctx);
  if (cached !== null) return cached;

  const lookup = await readSession(ctx);
  if (lookup === null) return null;

  const { found, token } = lookup;
  if (found === null || isExpired(found.session)) {
    if (found) await ctx.em.nativeDelete(Session, { id: found.session.id });
    forgetSession(ctx);
    return null;
  }

  const { user } = found;
  const refreshes = !input.disableRefresh && isDueForRefresh(ctx, found.session);
  const session = refreshes ? await extended(ctx, found.session, token) : found.session;
  const answer = { session: { ...session, token }, user };
  if (!input.disableRefresh) writeCache(ctx, answer, { remember: isRemembered(ctx) });
  return answer;
}

function cachedSession(ctx: RequestContext) {
  if (!sessionOptions.of(ctx).cookieCache.enabled) return null;
  const token = presentedToken(ctx);
  return token === null ? null : readCache(ctx, token);
}

/** Due once the update interval has passed since the expiry was last set (spec section 4). */
function isDueForRefresh(ctx: RequestContext, { expiresAt, impersonatedBy }: SessionRow): boolean {
  const { expiresIn, updateAge, disableSessionRefresh } = sessionOptions.of(ctx);
  const due = expiresAt.getTime() - (expiresIn - updateAge) * 1000 <= now().getTime();
  if (!due || disableSessionRefresh || impersonatedBy !== null) return false;
  return isRemembered(ctx);
}

async function extended(ctx: RequestContext, session: SessionRow, token: string): Promise<SessionRow> {
  const { expiresIn } = sessionOptions.of(ctx);
  const [expiresAt, updatedAt] = [inSeconds(expiresIn), now()];
  await ctx.em.nativeUpdate(Session, { id: session.id }, { expiresAt, updatedAt });
  ctx.reply.setSigned('session_token', token, expiresIn);
  return { ...session, expiresAt, updatedAt };
}

/**
 * The caller's live sessions, newest first. An administrator who acts in the caller's place is not shown as one of
 * them. Only the caller's own token is told; of the others the id stands in its place, which revokes and nothing more.
 */
export async function listSessions({ ctx }: Call<SignedIn>) {
  const sessions = await ctx.em.find(
    Session,
    { user: ctx.user, expiresAt: { $gt: now() }, impersonatedBy: null },
    { orderBy: { createdAt: 'desc' } },
  );
  return sessions.map((session) => withToken(session, session.id === ctx.session.id ? ctx.token : session.id));
}
