import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { writeCache } from './cookie-cache.ts';
import { isBanned, isRemembered, parseBearerToken, sessionTokenOf, withToken } from './current-session.ts';
import { rememberDevice } from './device-cookie.ts';
import { endSessionByToken } from './queries.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/**
 * Signs a user in with a new session and a new token, against session fixation. Every sign-in method ends here, so bans
 * are enforced here, and lifted once they have expired.
 */
export async function startSession(ctx: RequestContext, user: User, { remember = true }: { remember?: boolean } = {}) {
  // Locked, so that an expired ban is not replaced by a new one before it is lifted.
  if (user.banned && !isBanned(user)) await findUserForUpdate(ctx.em, user.id);
  if (isBanned(user)) throw new AppError('BANNED_USER');
  if (user.banned) Object.assign(user, { banned: false, banReason: null, banExpires: null });
  const previousToken = sessionTokenOf(ctx);
  if (previousToken !== null) await endSessionByToken(ctx.em, previousToken);

  const token = randomToken(limits.sessionTokenCharacters);
  const lifetime = remember ? sessionOptions.of(ctx).expiresIn : limits.sessionNotRememberedExpiresIn;
  const session = ctx.em.create(Session, {
    user,
    tokenHash: sha256(token),
    expiresAt: inSeconds(lifetime),
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 512),
    impersonatorSession: null,
  });

  ctx.audit('session.started', { actorId: user.id, subjectId: user.id });

  ctx.reply.setSigned('session_token', token, remember ? lifetime : undefined);
  if (remember) ctx.reply.clear('dont_remember');
  else ctx.reply.setSigned('dont_remember', 'true');
  rememberDevice(ctx, user.id, { remember });
  const presented = withToken(session, token);
  writeCache(ctx, { session: presented, user }, { remember });
  return presented;
}

/**
 * Replaces the token of the caller's session, so that a stolen one stops working. Bearer tokens stay: no browser has stored them,
 * and the answer does not carry the new one.
 */
export function rotateToken(ctx: RequestContext, session: { id: string; expiresAt: Date }): void {
  if (parseBearerToken(ctx.headers.authorization) !== null) return;
  const token = randomToken(limits.sessionTokenCharacters);
  ctx.em.getReference(Session, session.id).tokenHash = sha256(token);
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - now().getTime()) / 1000));
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? seconds : undefined);
  ctx.reply.clearSessionCache();
}
