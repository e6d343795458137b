import type { EntityManager } from '@mikro-orm/postgresql';

import { isOnNobodysBehalf, type Context, type Working } from '#server/context.ts';
import type { Looking, SignedIn } from './context.ts';
import { writeAhead } from '#server/db/one-transaction.ts';
import type { SessionRow } from '#server/db/prepared.ts';
import { AppError } from '#server/errors.ts';
import { decodeLeniently } from '#server/http/cookies.ts';
import { now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';
import { sha256 } from '#server/security/tokens.ts';
import { isAdministrator, mayAdminister } from '#server/features/users/platform-role.ts';
import { User } from '#server/features/users/user.entity.ts';
import { inBackground } from '#server/db/unit-of-work.ts';

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

export interface Presented {
  token: string;
  /** Null where no session, or only one of a person now banned, stands behind the token. */
  row: SessionRow | null;
}

/** Looks up what the caller presents, in one prepared read; null where they present nothing. */
export async function readSession(ctx: Context): Promise<Presented | null> {
  const token = presentedToken(ctx);
  if (token === null) return null;
  const row = await ctx.reads.sessionByToken(sha256(token));
  return { token, row: row && (await isHonoured(ctx, row)) ? row : null };
}

/** A ban counts from the next request on. A refused impersonation is deleted, so that nothing can make it valid again. */
async function isHonoured(ctx: Context, row: SessionRow): Promise<boolean> {
  if (isBanned(row)) return false;
  if (row.impersonated_by === null || (await isImpersonationValid(ctx, row))) return true;
  inBackground(ctx, 'end impersonation', async ({ em }) => void (await em.nativeDelete(Session, { id: row.id })));
  return false;
}

/** Only while the impersonator still has the permission, and the subject is no administrator. */
async function isImpersonationValid({ reads, options }: Context, row: SessionRow): Promise<boolean> {
  if (isAdministrator({ id: row.user_id, role: row.u_role }, options)) return false;
  const impersonator = await reads.impersonatorBySession(row.impersonator_session_id);
  if (!impersonator || impersonator.banned || impersonator.expires_at <= now()) return false;
  return mayAdminister(impersonator, { user: ['impersonate'] }, options);
}

export function isExpired(row: SessionRow): boolean {
  return row.expires_at <= now();
}

function isBanned(row: SessionRow): boolean {
  return row.u_banned && (row.u_ban_expires === null || row.u_ban_expires > now());
}

/** The guard's read: the session, and its person managed by the call's unit of work. */
export async function requireSession(ctx: Working): Promise<Current> {
  return managed(ctx, await requireValid(ctx));
}

/** The same for a call that only looks, which spares itself the managing: several times the work of the read itself. */
export async function requireSeen(ctx: Working): Promise<Pick<Looking, 'session' | 'user' | 'token'>> {
  const { row, token } = await requireValid(ctx);
  return { session: sessionOf(row), user: userOf(row), token };
}

type Current = Pick<SignedIn, 'session' | 'user' | 'token'>;
type Valid = Presented & { row: SessionRow };

/** The same for a call that also answers those who are not signed in. */
export async function currentSession(ctx: Working): Promise<Current | null> {
  const valid = await validSession(ctx);
  return valid && managed(ctx, valid);
}

async function requireValid(ctx: Working): Promise<Valid> {
  if (isOnNobodysBehalf(ctx)) throw new AppError('HEADERS_IS_REQUIRED');
  const valid = await validSession(ctx);
  if (valid === null) throw new AppError('UNAUTHORIZED');
  return valid;
}

async function validSession(ctx: Working): Promise<Valid | null> {
  const presented = await readSession(ctx);
  if (!presented?.row) return null;
  const { row, token } = presented;
  if (isExpired(row)) {
    // Apart from this call, which fails and would undo it.
    inBackground(
      ctx,
      'delete expired session',
      async ({ em }) => void (await em.nativeDelete(Session, { id: row.id })),
    );
    return null;
  }
  if (row.impersonated_by !== null) ctx.work.impersonation = { by: row.impersonated_by, person: row.user_id };
  return { row, token };
}

function managed(ctx: Working, { row, token }: Valid): Current {
  return { session: sessionOf(row), user: ctx.em.merge(User, userOf(row)), token };
}

/** Fresh: signed in lately enough for what must not be done by whoever finds the browser open. */
export function isFresh(session: { createdAt: Date }, options: Options): boolean {
  const { freshAge } = sessionOptions.of({ options });
  return freshAge === 0 || now().getTime() - session.createdAt.getTime() < freshAge * 1000;
}

/** A session as the wire shows it, under the token or handle that its reader may know. */
export function withToken(session: Session, token: string) {
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

export function sessionOf(row: SessionRow) {
  return {
    id: row.id,
    userId: row.user_id,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    activeOrganizationId: row.active_organization_id,
    impersonatedBy: row.impersonated_by,
    impersonatorSessionId: row.impersonator_session_id,
  };
}

export function userOf(row: SessionRow) {
  return {
    id: row.user_id,
    email: row.u_email,
    emailVerified: row.u_email_verified,
    name: row.u_name,
    image: row.u_image,
    role: row.u_role,
    banned: row.u_banned,
    banReason: row.u_ban_reason,
    banExpires: row.u_ban_expires,
    createdAt: row.u_created_at,
    updatedAt: row.u_updated_at,
  };
}

/** Ends a session by its token; one borrowed by an administrator takes the administrator's own along. */
export function endSession(em: EntityManager, token: string): void {
  writeAhead(em, [
    'delete from "session" where id = (select coalesce(impersonator_session_id, id) from "session" where token_hash = ?)',
    [sha256(token)],
    'end_session',
  ]);
}
