import type { RequestContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/now.ts';
import { randomToken, sha256 } from '#server/security/tokens.ts';
import { limits } from '#shared/limits.ts';

import { writeCache } from './cookie-cache.ts';
import { bearerToken, isBanned, isRemembered, presentedToken, withToken } from './current-session.ts';
import { rememberDevice } from './known-device.ts';
import { endSession } from './queries.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/** Signs a user in; answers the new session's token. */
export async function startSession(
  ctx: RequestContext,
  user: User,
  options: { remember?: boolean } = {},
): Promise<string> {
  return (await createSession(ctx, user, options)).token;
}

/**
 * Signs a person in: a new session under a new token, whatever was presented before. Every way of signing in ends
 * here, so this is where a ban refuses, and where one that has run out is lifted.
 */
export async function createSession(ctx: RequestContext, user: User, { remember = true }: { remember?: boolean } = {}) {
  // A ban that has run out is lifted below: it must not be another one by then.
  if (user.banned && !isBanned(user)) await findUserForUpdate(ctx.em, user.id);
  if (isBanned(user)) throw new AppError('BANNED_USER');
  liftBan(user);
  // The session that the browser brought ends when another begins in it.
  const old = presentedToken(ctx);
  if (old !== null) await endSession(ctx.em, old);

  const token = randomToken(limits.sessionTokenCharacters);
  const lifetime = remember ? sessionOptions.of(ctx).expiresIn : limits.sessionNotRememberedExpiresIn;
  const session = ctx.em.create(Session, {
    user,
    tokenHash: sha256(token),
    expiresAt: inSeconds(lifetime),
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent.slice(0, 512),
    activeOrganizationId: null,
    impersonatedBy: null,
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

function liftBan(user: User): void {
  if (!user.banned) return;
  user.banned = false;
  user.banReason = null;
  user.banExpires = null;
}

/**
 * Gives the caller's session a new token, so that whoever knew the old one is out. A bearer keeps theirs: it was never
 * lying in a browser, and a caller who reads only the answer would lose it.
 */
export function rotateToken(ctx: RequestContext, session: { id: string; expiresAt: Date }): void {
  if (bearerToken(ctx.headers.authorization) !== null) return;
  const token = randomToken(limits.sessionTokenCharacters);
  ctx.em.getReference(Session, session.id).tokenHash = sha256(token);
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - now().getTime()) / 1000));
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? seconds : undefined);
  ctx.reply.clearSessionCache();
}
