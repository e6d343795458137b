import type { Proof } from '#server/call/principal.ts';
import { requireSignInPolicies } from '#server/call/sign-in-policies.ts';
import type { RequestContext } from '#server/call/context.ts';
import { AppError } from '#server/lib/errors.ts';
import { applyHooks } from '#server/db/database-hooks.ts';
import { bannedError, isBanned, liftBan } from '#server/features/users/bans.ts';
import { findUserForUpdate } from '#server/features/users/queries.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { newFields } from '#server/fields/additional-fields.ts';
import type { StoredFields } from '#server/options/hooks/records.ts';
import { now, secondsUntil } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';
import { randomToken } from '#server/security/random.ts';
import type { AuthenticationMethod, TwoFactorRedirect } from '#shared/sessions/schemas.ts';

import { abandonChallenge, consumeChallenge, isChallenge, startChallenge } from './assurance/challenge.ts';
import { proofBy, requiredLevel, withProof } from './assurance/proof.ts';
import { requirementsOf } from './assurance/second-factor-policy.ts';
import type { SignInChallenge } from './assurance/sign-in-challenge.entity.ts';
import { trustDevice, useTrustedDevice } from './assurance/trusted-devices.ts';
import { sessionReplacing, sessionStarted } from './browser-sessions.ts';
import type { SessionContext } from './context.ts';
import { writeCache } from './cookie-cache.ts';
import {
  clearSessionCookies,
  isBearerSession,
  isRemembered,
  maySignIn,
  sessionTokenOf,
  sessionTokensOf,
  withToken,
} from './current-session.ts';
import { readDevice, rememberDevice } from './device-cookie.ts';
import { secondFactorVerified } from './events.ts';
import { endOf, lifetimeOf } from './lifetime.ts';
import { endSessionByToken } from './queries.ts';
import { replacedToken } from './replaced-token.ts';
import { Session } from './session.entity.ts';
import { signInMethodUsed } from './sign-in-method.ts';
import { sessionOptions } from './session.options.ts';

interface SignIn {
  /** How the user was authenticated: a single factor, or a proof of both. */
  proof: AuthenticationMethod | Proof;
  /** The name of the sign-in method for clients: `email`, the id of a provider. */
  method: string;
  /** The identity provider that authenticated the user. */
  provider?: string | null;
  /** When the session ends at the latest, if the identity provider says so. */
  endsAt?: Date | null;
  /** What the feature of the identity provider stores with the session, encrypted. */
  providerSession?: string | null;
  remember?: boolean | undefined;
  /** When the proof was given, if it is that of another session. */
  authenticatedAt?: Date;
  /** Where the web app redirects if the sign-in has to wait for its second factor. */
  callbackURL?: string | undefined;
}

/** A session as calls answer it, with its token. */
export type StartedSession = Awaited<ReturnType<typeof createSession>>;

/**
 * Signs a user in with a new session and a new token, against session fixation. Every sign-in method ends here, so bans
 * are enforced here, and lifted once they have expired, and so are second factors: the sign-in of a user who has one answers
 * a challenge instead of a session, unless the proof includes it or the browser is trusted. Service accounts cannot sign in.
 */
export async function startSession(
  ctx: RequestContext,
  user: User,
  {
    proof: methodOrProof,
    method,
    provider = null,
    endsAt = null,
    providerSession = null,
    remember = true,
    authenticatedAt,
    callbackURL,
  }: SignIn,
): Promise<StartedSession | TwoFactorRedirect> {
  await requireMaySignIn(ctx, user);
  const proof = typeof methodOrProof === 'string' ? proofBy(methodOrProof) : methodOrProof;
  const demanded = await requireSignInPolicies(ctx, { email: user.email, user, method, proof, provider });
  // There would be no challenge to answer.
  if (proof.level < demanded && !user.twoFactorEnabled) throw new AppError('TWO_FACTOR_REQUIRED');
  if (authenticatedAt === undefined) await signInMethodUsed.emit(ctx, { request: ctx, method });
  const isChallenged =
    proof.level < demanded || (proof.level < requiredLevel(user) && !(await useTrustedDevice(ctx, user)));
  if (isChallenged) {
    // The browser has either a session or a challenge, so that it is clear whose second factor a code is.
    await endPreviousSession(ctx, user, { isChallenged: true });
    clearSessionCookies(ctx);
    return startChallenge(ctx, user, { proof, method, provider, endsAt, providerSession, remember, callbackURL });
  }
  if (proof.level === 2) await secondFactorVerified.emit(ctx, { userId: user.id, amr: proof.amr });
  return createSession(ctx, user, { proof, provider, endsAt, providerSession, remember, authenticatedAt });
}

/** Signs in a user who has no second factor, such as one whom the call has just created. */
export async function startFirstSession(
  ctx: RequestContext,
  user: User,
  signIn: Omit<SignIn, 'callbackURL'>,
): Promise<StartedSession> {
  const started = await startSession(ctx, user, signIn);
  if (isChallenge(started)) throw new Error('the user has a second factor');
  return started;
}

/** The fields of an answer from which clients open the `callbackURL` of a sign-in. */
export function redirectTo(url: string | undefined): { redirect?: boolean; url?: string } {
  return url === undefined ? {} : { redirect: true, url };
}

/** Starts the session of a sign-in whose second factor was verified; null if another call has answered the challenge. */
export async function passChallenge(
  ctx: RequestContext,
  challenge: SignInChallenge,
  { method, trusts }: { method: AuthenticationMethod; trusts: boolean },
): Promise<StartedSession | null> {
  const user = challenge.user.getEntity();
  const { provider, endsAt, providerSession, remember, method: firstMethod } = challenge;
  await requireMaySignIn(ctx, user);
  const proof: Proof = { amr: [...new Set([...challenge.amr, method])], level: 2 };
  // They may have changed since the first factor.
  await requireSignInPolicies(ctx, { email: user.email, user, method: firstMethod ?? method, proof, provider });
  if (!(await consumeChallenge(ctx, challenge))) return null;
  if (trusts) trustDevice(ctx, user);
  await secondFactorVerified.emit(ctx, { userId: user.id, amr: proof.amr });
  return createSession(ctx, user, { proof, provider, endsAt, providerSession, remember });
}

/** Replaces the caller's session, with the same proof, after all sessions of the user were revoked. */
export async function replaceSession(ctx: SessionContext, user: User): Promise<StartedSession> {
  const { amr, level, provider, authenticatedAt, additionalFields: fields } = ctx.session;
  return createSession(ctx, user, {
    proof: { amr, level },
    provider,
    endsAt: endOf(ctx.session, ctx),
    providerSession: null,
    authenticatedAt,
    remember: isRemembered(ctx),
    replacesOwn: true,
    fields,
  });
}

/** Records another proof of the caller's user in the session, which a sensitive call may require (reauthentication). */
export async function recordProof(ctx: SessionContext, proof: Proof): Promise<void> {
  const proven = withProof(ctx.session, proof);
  Object.assign(ctx.session, proven);
  Object.assign(ctx.em.getReference(Session, ctx.session.id), { ...proven, amr: [...proven.amr] });
  if (sessionOptions.of(ctx).cookieCache.enabled) ctx.reply.clearSessionCache();
  if (proof.level === 2) await secondFactorVerified.emit(ctx, { userId: ctx.user.id, amr: proven.amr });
}

/** The second factor that proved the caller's session is gone. */
export function lowerLevel({ em, session }: SessionContext): void {
  session.level = 1;
  em.getReference(Session, session.id).level = 1;
}

async function requireMaySignIn(ctx: RequestContext, user: User): Promise<void> {
  // Locked, so that an expired ban is not replaced by a new one before it is lifted.
  if (user.banned && !isBanned(user)) await findUserForUpdate(ctx.em, user.id);
  if (!maySignIn(user)) throw bannedError(ctx);
  if (user.banned) liftBan(user, null);
}

/** @returns the token of the request. */
async function endPreviousSession(
  ctx: RequestContext,
  user: User,
  { isChallenged }: { isChallenged: boolean },
): Promise<string | null> {
  const previousToken = await previousTokenOf(ctx);
  const replacement = { request: ctx, user, isChallenged, previousToken, endsPrevious: true };
  await sessionReplacing.emit(ctx, replacement);
  if (previousToken !== null && replacement.endsPrevious) await endSessionByToken(ctx.em, previousToken);
  return previousToken;
}

/** Of several tokens that of a session; read in the transaction of the sign-in, which needs no second connection. */
async function previousTokenOf(ctx: RequestContext): Promise<string | null> {
  const tokens = sessionTokensOf(ctx);
  if (tokens.length < 2) return tokens[0] ?? null;
  const tokenHash = { $in: tokens.map(sha256) };
  const sessions = await ctx.em.find(Session, { tokenHash, expiresAt: { $gt: now() } });
  const isLive = (token: string) => sessions.some((session) => session.tokenHash === sha256(token));
  return tokens.find(isLive) ?? tokens[0]!;
}

interface NewSession {
  proof: Proof;
  provider: string | null;
  endsAt: Date | null;
  providerSession: string | null;
  remember: boolean;
  authenticatedAt?: Date | undefined;
  /** Whether it continues the caller's session. */
  replacesOwn?: boolean;
  /** By default those of a new session. */
  fields?: StoredFields | null;
}

async function createSession(
  ctx: RequestContext,
  user: User,
  {
    proof,
    provider,
    providerSession,
    remember,
    authenticatedAt = now(),
    replacesOwn = false,
    fields,
    ...limits
  }: NewSession,
) {
  const previousToken = await endPreviousSession(ctx, user, { isChallenged: false });
  const token = randomToken();
  const { expiresAt, endsAt } = lifetimeOf(ctx, { createdAt: now(), ...limits }, { remember });
  const session = ctx.em.create(Session, {
    user,
    tokenHash: sha256(token),
    expiresAt,
    endsAt,
    provider,
    ipAddress: ctx.ip,
    userAgent: ctx.userAgent,
    impersonatorSession: null,
    amr: [...proof.amr],
    level: proof.level,
    authenticatedAt,
    additionalFields: fields ?? newFields(sessionOptions.of(ctx).additionalFields),
    ...(previousToken === null ? {} : replacedToken(previousToken, { isOwn: replacesOwn })),
  });

  await applyHooks(ctx.em);
  abandonChallenge(ctx);
  ctx.audit('session.started', {
    actorId: user.id,
    subjectId: user.id,
    ...(replacesOwn ? {} : newBrowserOf(ctx, user, proof)),
  });

  ctx.reply.setSigned('session_token', token, remember ? secondsUntil(expiresAt) : undefined);
  if (remember) ctx.reply.clear('dont_remember');
  else ctx.reply.setSigned('dont_remember', 'true');
  rememberDevice(ctx, user.id, { remember });
  const presented = withToken(session, token);
  const principal = { user, session, credential: null, impersonator: null };
  writeCache(ctx, { session: presented, user, ...requirementsOf(ctx, principal) }, { remember });
  const started = { request: ctx, user, session: presented, provider, providerSession, previousToken };
  if (!replacesOwn) await sessionStarted.emit(ctx, started);
  return presented;
}

/** A sign-in by mail alone is no news for the owner of the mailbox. */
function newBrowserOf(ctx: RequestContext, user: User, proof: Proof) {
  const isByMailOnly = proof.amr.every((method) => method === 'email');
  return isByMailOnly || readDevice(ctx, user.id) !== null ? {} : { details: { newBrowser: true } };
}

/**
 * Replaces the token of the caller's session, so that a stolen one stops working. Bearer tokens stay: no browser has stored them,
 * and the answer does not carry the new one. @returns the new token, or null.
 */
export function rotateToken(ctx: RequestContext, session: { id: string; expiresAt: Date }): string | null {
  const previousToken = sessionTokenOf(ctx);
  if (previousToken === null || isBearerSession(ctx)) return null;
  const token = randomToken();
  const replaced = replacedToken(previousToken, { isOwn: true });
  Object.assign(ctx.em.getReference(Session, session.id), { tokenHash: sha256(token), ...replaced });
  ctx.reply.setSigned('session_token', token, isRemembered(ctx) ? secondsUntil(session.expiresAt) : undefined);
  ctx.reply.clearSessionCache();
  return token;
}
