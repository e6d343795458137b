import type { Call, Working } from '#server/context.ts';
import type { SessionRow } from '#server/db/prepared.ts';
import { isUnreachable } from '#server/db/unreachable.ts';
import { AppError } from '#server/errors.ts';
import { inSeconds, now } from '#server/now.ts';
import type { GetSession } from '#shared/session.ts';

import { readCache, writeCache } from './cookie-cache.ts';
import {
  forgetSession,
  isExpired,
  isRemembered,
  presentedToken,
  readSession,
  sessionOf,
  userOf,
} from './current-session.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/** The caller's session and who they are, or null. The one call that also moves the expiry, since it re-sends the cookie. */
export async function getSession(call: Call<Working, typeof GetSession>) {
  return current(call).catch((error: unknown) => {
    if (error instanceof AppError || isUnreachable(error)) throw error;
    throw new AppError('FAILED_TO_GET_SESSION', { cause: error });
  });
}

async function current({ ctx, input }: Call<Working, typeof GetSession>) {
  const cached = input.disableCookieCache ? null : cachedSession(ctx);
  if (cached !== null) return cached;

  const presented = await readSession(ctx);
  if (presented === null) return null;

  const { row: seen, token } = presented;
  if (seen === null || isExpired(seen)) {
    if (seen) await ctx.em.nativeDelete(Session, { id: seen.id });
    forgetSession(ctx);
    return null;
  }

  const row = !input.disableRefresh && isDueForRefresh(ctx, seen) ? await extended(ctx, seen, token) : seen;
  const found = { session: { ...sessionOf(row), token }, user: userOf(row) };
  if (!input.disableRefresh) writeCache(ctx, found, { remember: isRemembered(ctx) });
  return found;
}

function cachedSession(ctx: Working) {
  if (!sessionOptions.of(ctx).cookieCache.enabled) return null;
  const token = presentedToken(ctx);
  return token === null ? null : readCache(ctx, token);
}

/** Due once the update interval has passed since the expiry was last set (spec section 4). */
function isDueForRefresh(ctx: Working, row: SessionRow): boolean {
  const { expiresIn, updateAge, disableSessionRefresh } = sessionOptions.of(ctx);
  const due = row.expires_at.getTime() - (expiresIn - updateAge) * 1000 <= now().getTime();
  if (!due || disableSessionRefresh || row.impersonated_by !== null) return false;
  return isRemembered(ctx);
}

async function extended(ctx: Working, row: SessionRow, token: string): Promise<SessionRow> {
  const { expiresIn } = sessionOptions.of(ctx);
  const [expiresAt, updatedAt] = [inSeconds(expiresIn), now()];
  await ctx.em.nativeUpdate(Session, { id: row.id }, { expiresAt, updatedAt });
  ctx.reply.setSigned('session_token', token, expiresIn);
  return { ...row, expires_at: expiresAt, updated_at: updatedAt };
}
