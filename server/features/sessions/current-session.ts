import { inBackground, isSystemCall, type Context, type RequestContext } from '#server/call/context.ts';
import type { SessionContext } from './context.ts';
import { AppError } from '#server/lib/errors.ts';
import { decodeLeniently } from '#server/http/cookies.ts';
import type { Reply } from '#server/http/reply.ts';
import { now } from '#server/lib/now.ts';
import type { SessionPrincipal } from '#server/call/principal.ts';
import { apiCredentialOf, notAllowedForApi } from '#server/call/api-credentials.ts';
import { isAdministrator, mayAdminister } from '#server/features/users/platform-role.ts';
import { isBanned } from '#server/features/users/bans.ts';
import { User, type UserRow } from '#server/features/users/user.entity.ts';

import { requireSecondFactorPolicy } from './assurance/second-factor-policy.ts';
import { findImpersonator, findSession, sessionFields, type SessionRow, type SessionWithUser } from './queries.ts';
import { Session } from './session.entity.ts';

/** Which of several tokens of a request has a session, once it was looked up; by the reply, of which each call has one. */
const chosenTokens = new WeakMap<Reply, string>();

/** The session token of a request: the one with a session, as far as it was looked up, else the first. */
export function sessionTokenOf(ctx: Context): string | null {
  return chosenTokens.get(ctx.reply) ?? sessionTokensOf(ctx)[0] ?? null;
}

/**
 * The session tokens of a request: from `Authorization: Bearer`, then from the signed cookies, of which there are several if
 * they were set for other domains or paths. API principals have none.
 */
export function sessionTokensOf(ctx: Context): string[] {
  if (apiCredentialOf(ctx)) return [];
  const bearer = bearerTokenOf(ctx);
  return [
    ...new Set([...(bearer === null ? [] : [bearer]), ...ctx.cookies.readAll(ctx.headers.cookie, 'session_token')]),
  ];
}

/** The plain token of the header, or that in the signed value of the cookie, percent-encoded or not. */
function bearerTokenOf({ cookies, headers }: Context): string | null {
  const bearer = parseBearerToken(headers.authorization);
  if (bearer === null || /^[A-Za-z0-9]+$/.test(bearer)) return bearer;
  return cookies.verify(decodeLeniently(bearer));
}

/** Whether the session token of the request is that of the header, not of a cookie. */
export function isBearerSession(ctx: Context): boolean {
  const token = sessionTokenOf(ctx);
  return token !== null && token === bearerTokenOf(ctx);
}

/** The token of a `Bearer` header (RFC 6750 section 2.1; the scheme is case-insensitive), or null. */
export function parseBearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Whether the session outlives the browser's own (`rememberMe`). */
export function isRemembered({ cookies, headers }: Context): boolean {
  return cookies.read(headers.cookie, 'dont_remember') === null;
}

/** Clears all cookies of a session. */
export function clearSessionCookies(ctx: Context): void {
  ctx.reply.clear('session_token', 'session_data', 'dont_remember');
}

export interface SessionLookup {
  token: string;
  /** The session of the token, expired or not; null if there is none, or if it is no longer active. */
  match: SessionWithUser | null;
}

/** Looks up the session of a request, the first that is valid; null if it carries no token. */
export async function readSession(ctx: Context): Promise<SessionLookup | null> {
  const chosen = chosenTokens.get(ctx.reply);
  const tokens = chosen === undefined ? sessionTokensOf(ctx) : [chosen];
  const lookups = await Promise.all(tokens.map((token) => lookUp(ctx, token)));
  const live = lookups.find(({ match }) => match !== null && !isExpired(match.session));
  if (live && tokens.length > 1) chosenTokens.set(ctx.reply, live.token);
  return live ?? lookups[0] ?? null;
}

async function lookUp(ctx: Context, token: string): Promise<SessionLookup> {
  const match = await findSession(ctx, token);
  return { token, match: match && (await isActive(ctx, match)) ? match : null };
}

/** Bans take effect with the next request. An invalid impersonation is deleted, so that it cannot become valid again. */
export async function isActive(ctx: Context, { session, user }: SessionWithUser): Promise<boolean> {
  if (!maySignIn(user)) return false;
  if (session.impersonatedBy === null || (await isImpersonationValid(ctx, { session, user }))) return true;
  deleteInBackground(ctx, session);
  return false;
}

/** In a transaction of its own: the call may fail, which would undo the deletion. */
function deleteInBackground(ctx: Context, { id }: SessionRow): void {
  inBackground(ctx, 'delete session', async ({ em }) => void (await em.nativeDelete(Session, { id })));
}

/** Requires that the impersonator still has the permission, and that the user is no administrator. */
async function isImpersonationValid({ reads, options }: Context, { session, user }: SessionWithUser): Promise<boolean> {
  if (isAdministrator(user, options)) return false;
  const impersonator = await findImpersonator(reads, session.impersonatorSessionId);
  if (!impersonator || impersonator.banned || impersonator.expiresAt <= now()) return false;
  return mayAdminister(impersonator, { user: ['impersonate'] }, options);
}

export function isExpired({ expiresAt }: { expiresAt: Date }): boolean {
  return expiresAt <= now();
}

/** Whether the user may have sessions: service accounts never do. */
export function maySignIn(user: Pick<User, 'banned' | 'banExpires' | 'kind'>): boolean {
  return user.kind === 'person' && !isBanned(user);
}

type CurrentSession = Pick<SessionContext, 'principal' | 'session' | 'user' | 'token'>;
export type SessionSnapshot = SessionWithUser & { principal: SessionPrincipal; token: string };

/** Of a call: whether users may make it before they have set up the second factor that the options require. */
export interface SessionRequirements {
  beforeEnrolment?: boolean | undefined;
}

/** The caller's session; the unit of work manages its user. */
export async function requireSession(ctx: RequestContext, requirements?: SessionRequirements): Promise<CurrentSession> {
  const { user, ...current } = await requireSessionSnapshot(ctx, requirements);
  return { ...current, user: ctx.em.merge(User, user) };
}

/** The same as plain rows: managing the user takes several times as long as the query. */
export async function requireSessionSnapshot(
  ctx: RequestContext,
  { beforeEnrolment = false }: SessionRequirements = {},
): Promise<SessionSnapshot> {
  if (isSystemCall(ctx)) throw new AppError('HEADERS_IS_REQUIRED');
  if (apiCredentialOf(ctx)) throw notAllowedForApi(ctx);
  const current = await findSessionSnapshot(ctx);
  if (current === null) throw new AppError('UNAUTHORIZED');
  if (!beforeEnrolment) requireSecondFactorPolicy(ctx, current.principal);
  return current;
}

/** The caller's session as plain rows, or null; for calls that do not require one. */
export async function findSessionSnapshot(ctx: RequestContext): Promise<SessionSnapshot | null> {
  const lookup = await readSession(ctx);
  if (!lookup?.match) return null;
  const { session, user } = lookup.match;
  if (isExpired(session)) {
    deleteInBackground(ctx, session);
    return null;
  }
  const principal = principalOf(lookup.match);
  ctx.principal = principal;
  return { principal, session, user, token: lookup.token };
}

export function principalOf({
  session,
  user,
}: {
  session: SessionPrincipal['session'] & Pick<SessionRow, 'impersonatedBy'>;
  user: UserRow;
}): SessionPrincipal {
  const impersonator = session.impersonatedBy === null ? null : { userId: session.impersonatedBy };
  return { user, session, credential: null, impersonator };
}

/** A session as calls answer it, with its token, or with a handle in place of the token of another session. */
export function withToken(session: Omit<SessionRow, 'impersonatorSessionId' | 'hasOrganizationPolicy'>, token: string) {
  const fields = Object.fromEntries(sessionFields.map((field) => [field, session[field]]));
  return { ...(fields as typeof session), additionalFields: session.additionalFields, token };
}
