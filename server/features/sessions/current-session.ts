import { isSystemCall, type Context, type RequestContext } from '#server/context.ts';
import type { SignedIn } from './context.ts';
import { AppError } from '#server/errors.ts';
import { decodeLeniently } from '#server/http/cookies.ts';
import { now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';
import { isAdministrator, mayAdminister } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { inBackground } from '#server/db/unit-of-work.ts';

import { findImpersonator, findSession, type SessionRow, type SessionWithUser } from './queries.ts';
import { Session } from './session.entity.ts';
import { sessionOptions } from './session.options.ts';

/** The session token a caller presents: `Authorization: Bearer`, else the signed cookie. */
export function presentedToken({ cookies, headers }: Context): string | null {
  const bearer = bearerToken(headers.authorization);
  if (bearer === null) return cookies.read(headers.cookie, 'session_token');
  // The token itself, or signed as a cookie carries it, percent-encoded or not (wire.md section 9).
  return /^[A-Za-z0-9]+$/.test(bearer) ? bearer : cookies.verify(decodeLeniently(bearer));
}

/** What follows `Bearer` (RFC 6750 section 2.1; a scheme has no case), or null for any other header. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Whether the browser keeps its session when it is closed. */
export function isRemembered({ cookies, headers }: Context): boolean {
  return cookies.read(headers.cookie, 'dont_remember') === null;
}

/** Clears all that a browser holds of a session. */
export function forgetSession(ctx: Context): void {
  ctx.reply.clear('session_token', 'session_data', 'dont_remember');
}

export interface SessionLookup {
  token: string;
  /** Null where the token has no session, or the session is no longer active. */
  found: SessionWithUser | null;
}

/** Looks up the session that the caller presents, expired or not; null where they present no token. */
export async function readSession(ctx: Context): Promise<SessionLookup | null> {
  const token = presentedToken(ctx);
  if (token === null) return null;
  const found = await findSession(ctx.reads, token);
  return { token, found: found && (await isActive(ctx, found)) ? found : null };
}

/** A ban counts from the next request on. A refused impersonation is deleted, so that nothing can make it valid again. */
async function isActive(ctx: Context, found: SessionWithUser): Promise<boolean> {
  const { session, user } = found;
  if (isBanned(user)) return false;
  if (session.impersonatedBy === null || (await isImpersonationValid(ctx, found))) return true;
  inBackground(ctx, 'end impersonation', async ({ em }) => void (await em.nativeDelete(Session, { id: session.id })));
  return false;
}

/** Only while the impersonator still has the permission, and the impersonated user is no administrator. */
async function isImpersonationValid({ reads, options }: Context, { session, user }: SessionWithUser): Promise<boolean> {
  if (isAdministrator(user, options)) return false;
  const impersonator = await findImpersonator(reads, session.impersonatorSessionId);
  if (!impersonator || impersonator.banned || impersonator.expiresAt <= now()) return false;
  return mayAdminister(impersonator, { user: ['impersonate'] }, options);
}

export function isExpired({ expiresAt }: { expiresAt: Date }): boolean {
  return expiresAt <= now();
}

/** Whether a ban keeps a user out now. */
export function isBanned({ banned, banExpires }: Pick<User, 'banned' | 'banExpires'>): boolean {
  return banned && (banExpires === null || banExpires > now());
}

type Current = Pick<SignedIn, 'session' | 'user' | 'token'>;

/** The caller's session, and its user managed by the call's unit of work. */
export async function requireSession(ctx: RequestContext): Promise<Current> {
  return managed(ctx, await requireSessionSnapshot(ctx));
}

/** The same as plain rows: managing the user takes several times as long as the read itself. */
export async function requireSessionSnapshot(ctx: RequestContext): Promise<Snapshot> {
  if (isSystemCall(ctx)) throw new AppError('HEADERS_IS_REQUIRED');
  const current = await validSession(ctx);
  if (current === null) throw new AppError('UNAUTHORIZED');
  return current;
}

/** For a call that callers without a session can make too. */
export async function currentSession(ctx: RequestContext): Promise<Current | null> {
  const current = await validSession(ctx);
  return current && managed(ctx, current);
}

type Snapshot = SessionWithUser & { token: string };

async function validSession(ctx: RequestContext): Promise<Snapshot | null> {
  const lookup = await readSession(ctx);
  if (!lookup?.found) return null;
  const { session, user } = lookup.found;
  if (isExpired(session)) {
    // Apart from this call, which fails and would undo it.
    inBackground(
      ctx,
      'delete expired session',
      async ({ em }) => void (await em.nativeDelete(Session, { id: session.id })),
    );
    return null;
  }
  if (session.impersonatedBy !== null) {
    ctx.work.impersonation = { by: session.impersonatedBy, person: session.userId };
  }
  return { session, user, token: lookup.token };
}

function managed(ctx: RequestContext, { session, user, token }: Snapshot): Current {
  return { session, user: ctx.em.merge(User, user), token };
}

/** Fresh: signed in lately enough for what must not be done by whoever finds the browser open. */
export function isFresh(session: { createdAt: Date }, options: Options): boolean {
  const { freshAge } = sessionOptions.of({ options });
  return freshAge === 0 || now().getTime() - session.createdAt.getTime() < freshAge * 1000;
}

/** A session as the wire shows it, under the token or handle that its reader may know. */
export function withToken(session: Omit<SessionRow, 'impersonatorSessionId'>, token: string) {
  const { id, userId, expiresAt, createdAt, updatedAt, ipAddress, userAgent } = session;
  const { activeOrganizationId, impersonatedBy } = session;
  return {
    id,
    token,
    userId,
    expiresAt,
    createdAt,
    updatedAt,
    ipAddress,
    userAgent,
    activeOrganizationId,
    impersonatedBy,
  };
}
