import type { Context } from '#server/call/context.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';

import { isActive, isExpired, type SessionLookup } from './current-session.ts';
import { findSessionByReplacedToken, type SessionWithUser } from './queries.ts';
import type { Session } from './session.entity.ts';

/** For which requests with the previous token may still be in flight. */
const IN_FLIGHT_SECONDS = 10;

type ReplacedToken = Pick<Session, 'replacedTokenHash' | 'replacedAt' | 'replacedOwnToken'>;

/**
 * Remembers in a session that it replaces a token, which requests in flight may still carry. `isOwn`: the session goes on under
 * a new token; the previous one was not that of an earlier sign-in or of an impersonation.
 */
export function replacedToken(token: string, { isOwn }: { isOwn: boolean }): ReplacedToken {
  return { replacedTokenHash: sha256(token), replacedAt: now(), replacedOwnToken: isOwn };
}

/**
 * What get-session answers to a token that was replaced a moment ago; undefined for any other. The response may reach the
 * browser after the new cookie, so it must not clear that. Only get-session reads with a replaced token.
 */
export async function readReplaced(
  ctx: Context,
  { token, match }: SessionLookup,
): Promise<SessionWithUser | null | undefined> {
  if (match !== null) return undefined;
  const current = await findSessionByReplacedToken(ctx, token, inSeconds(-IN_FLIGHT_SECONDS));
  if (current === null || isExpired(current.session) || !(await isActive(ctx, current))) return undefined;
  return current.isOwn ? current : null;
}
