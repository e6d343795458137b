import { z } from 'zod';

import type { Call, RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { isChallenge } from '#server/features/sessions/assurance/challenge.ts';
import type { SessionContext } from '#server/features/sessions/context.ts';
import { isExpired, isRemembered } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { startSession } from '#server/features/sessions/start-session.ts';
import { lockUserAndRead } from '#server/features/users/queries.ts';
import { consumeToken, issueToken, readToken } from '#server/features/verification/single-use-tokens.ts';
import { randomToken } from '#server/security/random.ts';
import { defineToken } from '#server/call/token-purposes.ts';
import type { VerifyOneTimeToken } from '#shared/one-time-token/schemas.ts';

import { oneTimeTokenOptions } from './one-time-token.options.ts';

/** Valid as long as the session that it was issued to, which the events that revoke tokens may end. */
export const oneTimeToken = defineToken({
  purpose: 'one-time-token',
  revokedOn: ['passwordChanged', 'emailVerifiedByOwner'],
  data: z.object({ sessionId: z.string(), remember: z.boolean() }),
});

/** Issues a token with which another client continues the caller's sign-in. */
export async function generateOneTimeToken({ ctx }: Call<SessionContext>) {
  const { disableClientRequest, expiresIn } = oneTimeTokenOptions.of(ctx);
  if (disableClientRequest && !ctx.serverCall) throw new AppError('CLIENT_REQUESTS_ARE_DISABLED');
  const token = randomToken();
  const data = { sessionId: ctx.session.id, remember: isRemembered(ctx) };
  issueToken(ctx, oneTimeToken, { token, user: ctx.user, data, expiresIn });
  return { token };
}

/**
 * Signs in with a token, by a session of its own with the proof of the other one. It is no new proof: the session is as recent
 * as the other, so that a stolen session does not become a fresh one.
 */
export async function verifyOneTimeToken({ ctx, input }: Call<RequestContext, typeof VerifyOneTimeToken>) {
  const stored = await readToken(ctx, oneTimeToken, input.token);
  if (!stored?.userId) throw new AppError('INVALID_TOKEN');
  // The user is locked before the token, as in other calls; another order would deadlock.
  const user = await lockUserAndRead(ctx.em, stored.userId, 'for update');
  const consumed = await consumeToken(ctx, oneTimeToken, input.token);
  if (!user || !consumed) throw new AppError('INVALID_TOKEN');
  if (consumed.expired) throw new AppError('TOKEN_EXPIRED', { status: 400 });

  const { sessionId, remember } = consumed.data;
  const source = await ctx.em.findOne(Session, { id: sessionId });
  if (!source || isExpired(source)) throw new AppError('SESSION_NOT_FOUND');
  const { amr, level, authenticatedAt, provider, endsAt } = source;
  const continued = { proof: { amr, level }, provider, endsAt, authenticatedAt };
  const started = await startSession(ctx, user, { ...continued, method: 'one-time-token', remember });
  return isChallenge(started) ? started : { session: started, user };
}
