import type { Call, RequestContext } from '#server/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/errors.ts';
import { withQuery } from '#server/http/address.ts';
import { isBanned, isExpired, readSession, type SessionLookup } from '#server/features/sessions/current-session.ts';
import { rotateToken, startSession } from '#server/features/sessions/start-session.ts';
import { emailChanged } from '#server/features/users/events.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { proveEmail } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { VerifyEmail } from '#shared/verification.ts';

import { mailVerification, readEmailToken, type EmailToken } from './email-tokens.ts';
import { signedUpHere } from './send-verification-email.ts';
import { consumeToken } from './single-use.ts';
import { verificationOptions } from './verification.options.ts';
import { changeEmailToken, emailChangedMail, verificationMail } from './verification.keys.ts';

type Failure = 'token_expired' | 'invalid_token' | 'user_not_found' | 'unauthorized';

/** Opens a mailed link: proves an address, or changes it (spec section 4). */
export async function verifyEmail({ ctx, input }: Call<RequestContext, typeof VerifyEmail>) {
  // Read before the transaction begins, so that no call waits for one connection while it holds another.
  const session = liveSession(await readSession(ctx));
  const outcome = await redeem(ctx, input.token, session);
  if (typeof outcome === 'string') return refuse(ctx, outcome, input.callbackURL);
  if (input.callbackURL) return ctx.reply.redirect(input.callbackURL);
  return { status: true as const, user: outcome.user };
}

interface LiveSession {
  id: string;
  userId: string;
  expiresAt: Date;
}

function liveSession(lookup: SessionLookup | null): LiveSession | null {
  const session = lookup?.match?.session;
  // An administrator in somebody's place neither proves nor changes their address.
  return session && !isExpired(session) && session.impersonatedBy === null ? session : null;
}

async function redeem(
  ctx: RequestContext,
  text: string,
  session: LiveSession | null,
): Promise<Failure | { user: User | null }> {
  const token = await readEmailToken(ctx, text);
  if (token === 'expired') return 'token_expired';
  if (token === 'invalid') return 'invalid_token';
  const user = await findUserForUpdate(ctx.em, token.sub);
  if (!user) return 'user_not_found';
  // The link goes to the old address; whoever reads that mailbox must also be signed in.
  const isChange = token.key === changeEmailToken;
  if (isChange && session?.userId !== user.id) return user.email === token.email ? 'unauthorized' : 'invalid_token';
  if (isChange && user.email === token.updateTo) return { user };
  // Of what the token was bound to, nothing may have changed since.
  if (user.email !== token.email) return 'invalid_token';

  const used = await consumeToken(ctx, token.key, token.jti);
  // Opened before, by a mail scanner for example: what it asks for is done.
  if (!used) return !isChange && user.emailVerified ? { user: null } : 'invalid_token';
  if (used.expired) return 'token_expired';
  return token.updateTo === undefined ? verify(ctx, user, session) : change(ctx, user, { ...token, session });
}

async function verify(ctx: RequestContext, user: User, session: LiveSession | null): Promise<{ user: null }> {
  const isSignedIn = session?.userId === user.id;
  const hasSignedUp = signedUpHere(ctx, user);
  await proveEmail(ctx, user, isSignedIn || hasSignedUp ? 'account owner' : 'unknown browser');
  ctx.audit('email.verified', { actorId: user.id, subjectId: user.id });

  // An attacker may have signed up with this address: only the browser that did is signed in by the proof.
  const signsIn = verificationOptions.of(ctx).autoSignInAfterVerification && hasSignedUp && !isBanned(user);
  if (isSignedIn) rotateToken(ctx, session);
  else if (signsIn) await startSession(ctx, user);
  return { user: null };
}

async function change(
  ctx: RequestContext,
  user: User,
  { email: oldEmail, updateTo, session }: EmailToken & { session: LiveSession | null },
): Promise<'invalid_token' | { user: User }> {
  if (await ctx.em.count(User, { email: updateTo! })) return 'invalid_token';
  user.email = updateTo!;
  user.emailVerified = false;
  await ctx.em.flush().catch(mapConstraintError('user_email_unique', 'COULDNT_UPDATE_YOUR_EMAIL'));
  await emailChanged.emit(ctx, { user, oldEmail });
  ctx.audit('email.changed', { actorId: user.id, subjectId: user.id });

  ctx.sendMail(emailChangedMail, { user, oldEmail });
  if (ctx.mailer.canSend(verificationMail)) await mailVerification(ctx, user);
  if (session) rotateToken(ctx, session);
  return { user };
}

const answers = {
  token_expired: 'TOKEN_EXPIRED',
  invalid_token: 'INVALID_TOKEN',
  user_not_found: 'USER_NOT_FOUND',
  unauthorized: 'UNAUTHORIZED',
} as const;

function refuse(ctx: RequestContext, failure: Failure, callbackURL: string | undefined): undefined {
  if (!callbackURL) throw new AppError(answers[failure], { status: 401 });
  return ctx.reply.redirect(withQuery(callbackURL, { error: failure }));
}
