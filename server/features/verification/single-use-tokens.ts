import { v7 } from 'uuid';

import type { RequestContext } from '#server/call/context.ts';
import { deleteReturning, insertWithHooks } from '#server/db/atomic-writes.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { TokenPurpose } from '#server/call/token-purposes.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';

import { Verification } from './verification.entity.ts';

interface TokenPayload {
  value: string;
  userId: string | null;
  expired: boolean;
}

/** The table contains only hashes, so a copy of it contains no usable token. */
function identifierOf({ prefix }: TokenPurpose, token: string): string {
  return prefix + sha256(token);
}

const insertRow = `insert into "verification" ("id", "identifier", "user_id", "expires_at", "created_at", "updated_at", "value")
  values (?, ?, ?, ?, ?, ?, ?)`;

function newRow(identifier: string, { userId, expiresAt }: { userId: string | null; expiresAt: Date }) {
  return { id: v7(), identifier, userId, expiresAt, createdAt: now(), updatedAt: now() };
}

function valuesOf(row: ReturnType<typeof newRow>, value: string) {
  return [row.id, row.identifier, row.userId, row.expiresAt, row.createdAt, row.updatedAt, value];
}

/** Stores a token until it is consumed, revoked or expired. */
export function issueToken(
  ctx: RequestContext,
  key: TokenPurpose,
  { token, expiresIn, ...row }: { token: string; user: User | null; value?: string; expiresIn: number },
): void {
  const identifier = identifierOf(key, token);
  ctx.em.create(Verification, { value: '', ...row, identifier, expiresAt: inSeconds(expiresIn) });
}

/** The same for a short code: `subject` identifies it, and a code for the same subject replaces an earlier one. */
export async function replaceToken(
  { em }: RequestContext,
  key: TokenPurpose,
  { subject, userId, value, expiresIn }: { subject: string; userId: string | null; value: string; expiresIn: number },
): Promise<void> {
  await em.begin();
  const row = newRow(identifierOf(key, subject), { userId, expiresAt: inSeconds(expiresIn) });
  await insertWithHooks(em, Verification, {
    row,
    insert: async (changed) => {
      await em.execute(
        `${insertRow} on conflict ("identifier") do update set "id" = excluded."id", "value" = excluded."value",
           "user_id" = excluded."user_id", "expires_at" = excluded."expires_at", "updated_at" = excluded."updated_at"`,
        valuesOf(changed, value),
      );
      return true;
    },
  });
}

/** Reads the payload of a token, which stays usable. */
export async function readToken(ctx: RequestContext, key: TokenPurpose, token: string): Promise<TokenPayload | null> {
  const row = await ctx.em.findOne(Verification, { identifier: identifierOf(key, token) });
  return row && { value: row.value, userId: row.user?.id ?? null, expired: row.expiresAt <= now() };
}

/**
 * Deletes a token and returns its payload, to exactly one of several concurrent callers. A call that fails rolls back and
 * leaves the token usable.
 */
export async function consumeToken(
  ctx: RequestContext,
  key: TokenPurpose,
  token: string,
): Promise<TokenPayload | null> {
  const [row] = await deleteReturning<{ value: string; user_id: string | null; expires_at: string | Date }>(
    ctx.em,
    Verification,
    ['identifier = ?', [identifierOf(key, token)]],
  );
  return row ? { value: row.value, userId: row.user_id, expired: new Date(row.expires_at) <= now() } : null;
}

/** Revokes all tokens of a user for these purposes. */
export async function revokeTokens({ em }: EventContext, userId: string, keys: readonly TokenPurpose[]): Promise<void> {
  const $or = keys.map(({ prefix }) => ({ identifier: { $like: `${prefix}%` } }));
  await em.nativeDelete(Verification, { user: userId, $or });
}

/** Records the use of a token that another service issued; false if it was used before. Only in a transaction. */
export async function recordFirstUse(
  { em }: RequestContext,
  key: TokenPurpose,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<boolean> {
  const row = newRow(identifierOf(key, token), { userId: null, expiresAt });
  return insertWithHooks(em, Verification, {
    row,
    insert: async (changed) => {
      const sql = `${insertRow} on conflict ("identifier") do nothing returning "id"`;
      return (await em.execute<object[]>(sql, valuesOf(changed, ''))).length > 0;
    },
  });
}
