import type { Working } from '#server/context.ts';
import { writeAhead } from '#server/db/one-transaction.ts';
import { now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { bearerToken, isRemembered } from './current-session.ts';

/**
 * Gives the caller's session a new token, so that whoever knew the old one is out. A bearer keeps theirs: it was never
 * lying in a browser, and a caller who reads only the answer would lose it.
 */
export function rotateToken(ctx: Working, session: { id: string; expiresAt: Date }): void {
  if (bearerToken(ctx.headers.authorization) !== null) return;
  const token = randomToken(limits.sessionTokenCharacters);
  writeAhead(ctx.em, ['update "session" set token_hash = ? where id = ?', [sha256(token), session.id]]);
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - now().getTime()) / 1000));
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? seconds : undefined);
  ctx.reply.dropCache();
}
