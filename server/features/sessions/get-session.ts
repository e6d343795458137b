import type { Call, RequestContext } from '#server/call/context.ts';
import { isUnreachable } from '#server/lib/unreachable.ts';
import { AppError } from '#server/lib/errors.ts';
import { now, secondsUntil } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import type { GetSession } from '#shared/sessions/schemas.ts';

import { readCache, writeCache } from './cookie-cache.ts';
import { clearSessionCookies, isBearerSession, isExpired, isRemembered, readSession } from './current-session.ts';
import { isDueForExtension, lifetimeOf } from './lifetime.ts';
import { presentSession } from './present-session.ts';
import type { SessionRow } from './queries.ts';
import { readReplaced } from './replaced-token.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

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
    if (replaced) return presentSession(ctx, replaced, token);
    if (replaced === undefined) clearSessionCookies(ctx);
    return null;
  }

  const isDue = !input.disableRefresh && isDueForExtension(ctx, match.session) && isRemembered(ctx);
  if (isDue && isReadOnly) return { ...(await presentSession(ctx, match, token)), needsRefresh: true };
  const session = isDue ? await extendSession(ctx, match.session, token) : match.session;
  const answer = await presentSession(ctx, { session, user: match.user }, token);
  if (!isDue && !isReadOnly && !input.disableRefresh) resendAmbiguousCookie(ctx, session, token);
  if (!input.disableRefresh) writeCache(ctx, answer, { remember: isRemembered(ctx) });
  return answer;
}

/** Of several session cookies the one with this session stays; the others expire with it (`Reply.setCookieHeaders`). */
function resendAmbiguousCookie(ctx: RequestContext, { expiresAt, impersonatedBy }: SessionRow, token: string): void {
  if (isBearerSession(ctx) || ctx.cookies.readRaw(ctx.headers.cookie, 'session_token').length < 2) return;
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000));
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) && impersonatedBy === null ? seconds : undefined);
}

async function extendSession(ctx: RequestContext, session: SessionRow, token: string): Promise<SessionRow> {
  const updatedAt = now();
  const { expiresAt, endsAt } = lifetimeOf(ctx, session);
  // A rotation in the meantime has sent a newer cookie.
  const isCurrent = { id: session.id, tokenHash: sha256(token) };
  if ((await ctx.em.nativeUpdate(Session, isCurrent, { expiresAt, endsAt, updatedAt })) === 0) return session;
  ctx.reply.setSigned('session_token', token, secondsUntil(expiresAt));
  return { ...session, expiresAt, endsAt, updatedAt };
}
