import type { SignedIn } from '#server/context.ts';
import { now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { bearerToken } from './current-session.ts';

/**
 * Gives the caller's session a new token, so that whoever knew the old one is out. A bearer keeps theirs: it was never
 * lying in a browser, and nothing tells the bearer of a new one.
 */
export function rotateToken(ctx: SignedIn): void {
  if (bearerToken(ctx.headers.authorization) !== null) return;
  const { session, cookies, headers } = ctx;
  const token = randomToken(limits.sessionTokenCharacters);
  session.tokenHash = sha256(token);
  const forgotten = cookies.read(headers.cookie, 'dont_remember') !== null;
  ctx.reply.setSigned('session_token', token, forgotten ? undefined : secondsUntil(session.expiresAt));
  ctx.reply.clear('session_data');
}

function secondsUntil(moment: Date): number {
  return Math.max(0, Math.floor((moment.getTime() - now().getTime()) / 1000));
}
