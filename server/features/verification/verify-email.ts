import type { Call, RequestContext } from '#server/call/context.ts';
import { mapConstraintError } from '#server/db/constraints.ts';
import { AppError } from '#server/lib/errors.ts';
import { withQuery } from '#server/http/address.ts';
import { isExpired, maySignIn, readSession, type SessionLookup } from '#server/features/sessions/current-session.ts';
import type { SessionWithUser } from '#server/features/sessions/queries.ts';
import { rotateToken, startFirstSession, type StartedSession } from '#server/features/sessions/start-session.ts';
import { emailChanged } from '#server/features/users/events.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';
import type { VerifyEmail } from '#shared/verification/schemas.ts';

import { hasSignUpCookie, readEmailToken } from './email-links.ts';
import { rememberMailbox } from './mailbox-browser.ts';
import { canMailProof, mailProof } from './proof-mail.ts';
import { consumeToken } from './single-use-tokens.ts';
import { verificationOptions } from './verification.options.ts';
import { asksBeforeVerification, showVerificationPage } from './verification-page.ts';
import { changeEmailToken, emailChangedMail } from './verification.definitions.ts';

/** The error of a failed link: the parameter of the redirect, and the code of the response without one. */
const failures = {
  token_expired: 'TOKEN_EXPIRED',
  invalid_token: 'INVALID_TOKEN',
  user_not_found: 'USER_NOT_FOUND',
  unauthorized: 'UNAUTHORIZED',
} as const;
type Outcome = keyof typeof failures | { user: User | null };

type Session = SessionWithUser['session'];

/** Opens a mailed link, which verifies an address or changes it (spec section 4). */
export async function verifyEmail({ ctx, input }: Call<RequestContext, typeof VerifyEmail>) {
  // Read before the transaction begins, so that the call does not wait for a second connection.
  const session = usableSession(await readSession(ctx));
  const token = await readEmailToken(ctx, input.token);
  // A change of the address needs a session of the user.
  const isVerification = typeof token !== 'string' && token.key !== changeEmailToken;
  if (isVerification) {
    const user = { id: token.sub, email: token.email };
    if (await asksBeforeVerification(ctx, input, { user, session })) return showVerificationPage(ctx, input);
  }
  const result = typeof token === 'string' ? token : await redeemToken(ctx, token, session);
  const { callbackURL } = input;
  if (typeof result === 'string') {
    if (!callbackURL) throw new AppError(failures[result], { status: 401 });
    return ctx.reply.redirect(withQuery(callbackURL, { error: result }));
  }
  return callbackURL ? ctx.reply.redirect(callbackURL) : { status: true as const, user: result.user };
}

/** An impersonator neither verifies nor changes the address of the user, and links no identity to it. */
export function usableSession(lookup: SessionLookup | null): Session | null {
  const session = lookup?.match?.session;
  return session && !isExpired(session) && session.impersonatedBy === null ? session : null;
}

type EmailToken = Exclude<Awaited<ReturnType<typeof readEmailToken>>, string>;

async function redeemToken(ctx: RequestContext, token: EmailToken, session: Session | null): Promise<Outcome> {
  const user = await findUserForUpdate(ctx.em, token.sub);
  if (!user) return 'user_not_found';
  // The link was mailed to the old address; changing it requires a session too.
  const isChange = token.key === changeEmailToken;
  if (isChange && session?.userId !== user.id) return user.email === token.email ? 'unauthorized' : 'invalid_token';
  if (isChange && user.email === token.updateTo) return { user };
  // The token is bound to the address that it was issued for.
  if (user.email !== token.email) return 'invalid_token';

  const payload = await consumeToken(ctx, token.key, token.jti);
  // Consumed before, by a mail scanner for example.
  if (!payload) return !isChange && user.emailVerified ? { user: null } : 'invalid_token';
  if (payload.expired) return 'token_expired';
  if (token.updateTo === undefined) {
    await completeVerification(ctx, user, session);
    return { user: null };
  }

  if (await ctx.em.count(User, { email: token.updateTo })) return 'invalid_token';
  await changeEmailOf(ctx, user, { newEmail: token.updateTo });
  if (session) rotateToken(ctx, session);
  return { user };
}

/** Verifies the address of a user who opened a link or typed a code. @returns the session, if the user is signed in by it. */
export async function completeVerification(
  ctx: RequestContext,
  user: User,
  session: Session | null,
): Promise<StartedSession | null> {
  const isSignedIn = session?.userId === user.id;
  const isSignUpBrowser = hasSignUpCookie(ctx, user);
  const isAccountBrowser = isSignedIn || isSignUpBrowser;
  await markEmailVerified(ctx, user, isAccountBrowser ? 'account browser' : 'other browser');
  if (!isAccountBrowser) rememberMailbox(ctx, user);
  ctx.audit('email.verified', { actorId: user.id, subjectId: user.id });

  // Pre-hijacking: an attacker may have signed up with this address, so only the browser of the sign-up is signed in.
  // Users with a second factor sign in with it.
  const isSignUp = isSignUpBrowser && maySignIn(user) && !user.twoFactorEnabled;
  const signsIn = verificationOptions.of(ctx).autoSignInAfterVerification && isSignUp;
  if (isSignedIn) rotateToken(ctx, session);
  return signsIn && !isSignedIn ? startFirstSession(ctx, user, { proof: 'email', method: 'email' }) : null;
}

interface EmailChange {
  newEmail: string;
  callbackURL?: string;
  isProven?: boolean;
  /** By default the user. */
  by?: { connectionId: string };
}

/** Changes the address at once, and mails both the old and the new one; an address that is proven gets no link. */
export async function changeEmailOf(
  ctx: RequestContext,
  user: User,
  { newEmail, callbackURL, isProven = false, by }: EmailChange,
): Promise<void> {
  const oldEmail = user.email;
  user.email = newEmail;
  user.emailVerified = false;
  await ctx.em.flush().catch(mapConstraintError('user_email_unique', 'COULDNT_UPDATE_YOUR_EMAIL'));
  await emailChanged.emit(ctx, { user, oldEmail });
  ctx.audit('email.changed', { actorId: by ? null : user.id, subjectId: user.id, ...(by && { details: by }) });
  ctx.sendMail(emailChangedMail, { user, oldEmail });
  if (isProven) await markEmailVerified(ctx, user, 'account browser');
  else if (canMailProof(ctx)) await mailProof(ctx, user, { callbackURL });
}
