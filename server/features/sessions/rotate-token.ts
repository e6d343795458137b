import type { Working } from '#server/context.ts';
import { now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { bearerToken, isRemembered } from './current-session.ts';
import { Session } from './session.entity.ts';

/**
 * Gives the caller's session a new token, so that whoever knew the old one is out. A bearer keeps theirs: it was never
 * lying in a browser, and a caller who reads only the answer would lose it.
 */
export function rotateToken(ctx: Working, session: { id: string; expiresAt: Date }): void {
  if (bearerToken(ctx.headers.authorization) !== null) return;
  const token = randomToken(limits.sessionTokenCharacters);
  ctx.em.getReference(Session, session.id).tokenHash = sha256(token);
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - now().getTime()) / 1000));
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? seconds : undefined);
  ctx.reply.dropCache();
}
