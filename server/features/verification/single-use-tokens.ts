import { v7 } from 'uuid';

import type { Service, RequestContext } from '#server/context.ts';
import type { EventContext } from '#server/events.ts';
import type { TokenKey } from '#server/token-keys.ts';
import { SignInChallenge } from '#server/features/sessions/assurance/sign-in-challenge.entity.ts';
import { TrustedDevice } from '#server/features/sessions/assurance/trusted-device.entity.ts';
import { Session } from '#server/features/sessions/session.entity.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/now.ts';
import { sha256 } from '#server/security/tokens.ts';

import { Verification } from './verification.entity.ts';

interface TokenPayload {
  value: string;
  userId: string | null;
  expired: boolean;
}

/** The table contains only hashes, so a copy of it contains no usable token. */
function identifierOf({ prefix }: TokenKey, token: string): string {
  return prefix + sha256(token);
}

/** Stores a token until it is consumed, revoked or expired. */
export function issueToken(
  ctx: RequestContext,
  key: TokenKey,
  { token, expiresIn, ...row }: { token: string; user: User | null; value?: string; expiresIn: number },
): void {
  const identifier = identifierOf(key, token);
  ctx.em.create(Verification, { value: '', ...row, identifier, expiresAt: inSeconds(expiresIn) });
}

/** The same for a short code: `subject` identifies it, and a code for the same subject replaces an earlier one. */
export async function replaceToken(
  { em }: RequestContext,
  key: TokenKey,
  { subject, userId, value, expiresIn }: { subject: string; userId: string | null; value: string; expiresIn: number },
): Promise<void> {
  await em.begin();
  await em.execute(
    `insert into "verification" ("id", "identifier", "value", "user_id", "expires_at", "created_at", "updated_at")
     values (?, ?, ?, ?, ?, ?, ?) on conflict ("identifier") do update set "value" = excluded."value",
       "user_id" = excluded."user_id", "expires_at" = excluded."expires_at", "updated_at" = excluded."updated_at"`,
    [v7(), identifierOf(key, subject), value, userId, inSeconds(expiresIn), now(), now()],
  );
}

/** Reads the payload of a token, which stays usable. */
export async function readToken(ctx: RequestContext, key: TokenKey, token: string): Promise<TokenPayload | null> {
  const row = await ctx.em.findOne(Verification, { identifier: identifierOf(key, token) });
  return row && { value: row.value, userId: row.user?.id ?? null, expired: row.expiresAt <= now() };
}

/**
 * Deletes a token and returns its payload, to exactly one of several concurrent callers. A call that fails rolls back and
 * leaves the token usable.
 */
export async function consumeToken(ctx: RequestContext, key: TokenKey, token: string): Promise<TokenPayload | null> {
  await ctx.em.begin();
  const [row] = await ctx.em.execute<{ value: string; user_id: string | null; expires_at: string | Date }[]>(
    'delete from verification where identifier = ? returning value, user_id, expires_at',
    [identifierOf(key, token)],
  );
  return row ? { value: row.value, userId: row.user_id, expired: new Date(row.expires_at) <= now() } : null;
}

/** Revokes all tokens of a user for these purposes. */
export async function revokeTokens({ em }: EventContext, userId: string, keys: readonly TokenKey[]): Promise<void> {
  const $or = keys.map(({ prefix }) => ({ identifier: { $like: `${prefix}%` } }));
  await em.nativeDelete(Verification, { user: userId, $or });
}

/** Records the use of a token that another service issued; false if it was used before. Only in a transaction. */
export async function recordFirstUse(
  { em }: RequestContext,
  key: TokenKey,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<boolean> {
  const columns = '"id", "identifier", "value", "user_id", "expires_at", "created_at", "updated_at"';
  const rows = await em.execute<object[]>(
    `insert into "verification" (${columns}) values (?, ?, '', null, ?, ?, ?)
     on conflict ("identifier") do nothing returning "id"`,
    [v7(), identifierOf(key, token), expiresAt, now(), now()],
  );
  return rows.length > 0;
}

/** Deletes expired rows to keep the tables small. Every use checks the expiry itself. */
export async function deleteExpired({ orm, log }: Pick<Service, 'orm' | 'log'>): Promise<void> {
  const em = orm.em.fork();
  const expired = { expiresAt: { $lte: now() } };
  const sessions = await em.nativeDelete(Session, expired);
  const verifications = await em.nativeDelete(Verification, expired);
  await em.nativeDelete(SignInChallenge, expired);
  await em.nativeDelete(TrustedDevice, expired);
  await em.execute('delete from rate_limit where expire < ?', [now().getTime()]);
  if (sessions + verifications > 0) log.info({ sessions, verifications }, 'deleted expired rows');
}
