import type { RequestContext } from '#server/call/context.ts';
import { isExpired, isRemembered, maySignIn } from '#server/features/sessions/current-session.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import { revokeOneSession } from '#server/features/sessions/sessions.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { defineCookie } from '#server/http/cookies.ts';
import { now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';

/** A session of a browser that is not the active one, in a cookie of its own. */
export interface StoredSession {
  handle: string;
  token: string;
  /** `rememberMe` of its sign-in. */
  remember: boolean;
  session: Session;
  user: User;
}

/** Followed by the handle: names of cookies are logged more often than their values, so they contain no token. */
export const storedSessionCookie = defineCookie('session_token_multi-');

/** Prefixes of the cookie's value, so that no other signed value is accepted for it. */
const purposes = { 'multi-session:': true, 'multi-session-unremembered:': false };

/** Identifies a session without giving access to it. */
export function handleOf(token: string): string {
  return sha256(token).slice(0, 24);
}

const cookieOf = (handle: string) => defineCookie(storedSessionCookie + handle);

/** The valid sessions that are stored in this browser, newest first. The cookies of others are cleared. */
export async function readStoredSessions(ctx: RequestContext): Promise<StoredSession[]> {
  const found = ctx.cookies.startingWith(ctx.headers.cookie, storedSessionCookie);
  const cookies = found.flatMap((name) => parseCookie(ctx, name) ?? []);
  if (cookies.length === 0) return [];
  const hashes = cookies.map(({ token }) => sha256(token));
  const sessions = await ctx.em.find(Session, { tokenHash: { $in: hashes } }, { populate: ['user'] });
  const stored = cookies.flatMap((cookie) => {
    const session = sessions.find(({ tokenHash }) => tokenHash === sha256(cookie.token));
    if (session && isUsable(session)) return [{ ...cookie, session, user: session.user.getEntity() }];
    ctx.reply.clear(cookieOf(cookie.handle));
    return [];
  });
  // Ids are in the order of creation, also within a millisecond.
  return stored.toSorted((a, b) => (a.session.id < b.session.id ? 1 : -1));
}

function parseCookie(ctx: RequestContext, name: string): Pick<StoredSession, 'handle' | 'token' | 'remember'> | null {
  const handle = name.slice(storedSessionCookie.length);
  const values = ctx.cookies.readAll(ctx.headers.cookie, cookieOf(handle));
  for (const [purpose, remember] of Object.entries(purposes)) {
    const tokens = values.filter((value) => value.startsWith(purpose)).map((value) => value.slice(purpose.length));
    const token = tokens.find((each) => handleOf(each) === handle);
    if (token !== undefined) return { handle, token, remember };
  }
  return null;
}

/** An impersonation is never stored: it belongs to the session of its administrator. */
export function isUsable(session: Session): boolean {
  return !isExpired(session) && session.impersonatedBy === null && maySignIn(session.user.getEntity());
}

/** Stores the active session of the request under its handle. */
export function storeSession(ctx: RequestContext, token: string, session: Pick<Session, 'expiresAt'>): void {
  const purpose = isRemembered(ctx) ? 'multi-session:' : 'multi-session-unremembered:';
  const seconds = secondsLeft(session);
  ctx.reply.setSigned(cookieOf(handleOf(token)), purpose + token, isRemembered(ctx) ? seconds : undefined);
}

/** Forgets a stored session in this browser. */
export function clearStored(ctx: RequestContext, { handle }: { handle: string }): void {
  ctx.reply.clear(cookieOf(handle));
}

/** Ends stored sessions. */
export async function endStored(ctx: RequestContext, sessions: readonly StoredSession[]): Promise<void> {
  for (const stored of sessions) {
    await revokeOneSession(ctx, stored.session);
    clearStored(ctx, stored);
  }
}

/** Makes a stored session the active one of the browser. */
export function activate(ctx: RequestContext, { handle, token, remember, session }: StoredSession): void {
  clearStored(ctx, { handle });
  ctx.reply.setSigned('session_token', token, remember ? secondsLeft(session) : undefined);
  if (remember) ctx.reply.clear('dont_remember');
  else ctx.reply.setSigned('dont_remember', 'true');
  ctx.reply.clear('session_data');
}

function secondsLeft({ expiresAt }: Pick<Session, 'expiresAt'>): number {
  return Math.max(0, Math.floor((expiresAt.getTime() - now().getTime()) / 1000));
}
