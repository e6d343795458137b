import type { Context, SignedIn, Working } from '#server/context.ts';
import type { SessionRow } from '#server/db/prepared.ts';
import { AppError } from '#server/errors.ts';
import { now } from '#server/now.ts';
import type { Options } from '#server/options.ts';
import { sha256 } from '#server/security/tokens.ts';
import { User } from '#server/user/user.entity.ts';

import { Session } from './session.entity.ts';

/** The session token a caller presents: `Authorization: Bearer`, else the signed cookie. */
export function presentedToken(ctx: Context): string | null {
  return ctx.cookies.read(ctx.headers.cookie, 'session_token');
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
  return { token, row: row && isBanned(row) ? null : row };
}

export function isExpired(row: SessionRow): boolean {
  return row.expires_at <= now();
}

function isBanned(row: SessionRow): boolean {
  return row.u_banned && (row.u_ban_expires === null || row.u_ban_expires > now());
}

/** The guard's read: the session and its person, managed by the call's unit of work. */
export async function requireSession(ctx: Working): Promise<Pick<SignedIn, 'session' | 'user' | 'token'>> {
  const presented = await readSession(ctx);
  if (!presented?.row || isExpired(presented.row)) throw new AppError('UNAUTHORIZED');
  const { row, token } = presented;
  const user = ctx.em.merge(User, userOf(row));
  const session = ctx.em.merge(Session, { ...sessionOf(row), user: user.id, tokenHash: row.token_hash });
  return { session, user, token };
}

/** Fresh: signed in lately enough for what must not be done by whoever finds the browser open. */
export function isFresh(session: { createdAt: Date }, options: Options): boolean {
  const { freshAge } = options.session;
  return freshAge === 0 || now().getTime() - session.createdAt.getTime() < freshAge * 1000;
}

export function sessionOf(row: SessionRow) {
  return {
    id: row.id,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ipAddress: row.ip_address,
    userAgent: row.user_agent,
    activeOrganizationId: row.active_organization_id,
    impersonatedBy: row.impersonated_by,
  };
}

export function userOf(row: SessionRow) {
  return {
    id: row.u_id,
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
