import { v7 } from 'uuid';

import { deleteReturning, insertWithHooks } from '#server/db/atomic-writes.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { TokenPurpose } from '#server/call/token-purposes.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { sha256 } from '#server/security/hash.ts';

import { Verification } from './verification.entity.ts';

interface StoredToken<Data> {
  data: Data;
  userId: string | null;
  expired: boolean;
}

type Write = Pick<EventContext, 'em'>;

/** The table contains only hashes, so a copy of it contains no usable token. */
function identifierOf({ prefix }: TokenPurpose, token: string): string {
  return prefix + sha256(token);
}

const valueOf = (data: unknown) => (data === undefined ? '' : JSON.stringify(data));

/** Null for a row of another version, whose data differ. */
function storedToken<Data>(
  { data: schema }: TokenPurpose<Data>,
  { value, userId, expiresAt }: { value: string; userId: string | null; expiresAt: Date },
): StoredToken<Data> | null {
  const { success, data } = schema.safeParse(value === '' ? undefined : JSON.parse(value));
  return success ? { data, userId, expired: expiresAt <= now() } : null;
}

const insertRow = `insert into "verification" ("id", "identifier", "user_id", "expires_at", "created_at", "updated_at", "value")
  values (?, ?, ?, ?, ?, ?, ?)`;

function newRow(identifier: string, { userId, expiresAt }: { userId: string | null; expiresAt: Date }) {
  return { id: v7(), identifier, userId, expiresAt, createdAt: now(), updatedAt: now() };
}

function valuesOf(row: ReturnType<typeof newRow>, value: string) {
  return [row.id, row.identifier, row.userId, row.expiresAt, row.createdAt, row.updatedAt, value];
}

/** Without data, `data` may be left out. */
type WithData<Data> = undefined extends Data ? { data?: Data } : { data: Data };

/** Stores a token until it is consumed, revoked or expired. */
export function issueToken<Data>(
  { em }: Write,
  key: TokenPurpose<Data>,
  { token, user, expiresIn, data }: { token: string; user: User | null; expiresIn: number } & WithData<Data>,
): void {
  const identifier = identifierOf(key, token);
  em.create(Verification, { value: valueOf(data), user, identifier, expiresAt: inSeconds(expiresIn) });
}

/** The same for a short code: `subject` identifies it, and a code for the same subject replaces an earlier one. */
export async function replaceToken<Data>(
  { em }: Write,
  key: TokenPurpose<Data>,
  { subject, userId, data, expiresIn }: { subject: string; userId: string | null; data: Data; expiresIn: number },
): Promise<void> {
  await em.begin();
  const row = newRow(identifierOf(key, subject), { userId, expiresAt: inSeconds(expiresIn) });
  await insertWithHooks(em, Verification, {
    row,
    insert: async (changed) => {
      await em.execute(
        `${insertRow} on conflict ("identifier") do update set "id" = excluded."id", "value" = excluded."value",
           "user_id" = excluded."user_id", "expires_at" = excluded."expires_at", "updated_at" = excluded."updated_at"`,
        valuesOf(changed, valueOf(data)),
      );
      return true;
    },
  });
}

/** Reads a token, which stays usable. */
export async function readToken<Data>(
  { em }: Write,
  key: TokenPurpose<Data>,
  token: string,
): Promise<StoredToken<Data> | null> {
  const row = await em.findOne(Verification, { identifier: identifierOf(key, token) });
  if (!row) return null;
  const { value, user, expiresAt } = row;
  return storedToken(key, { value, userId: user?.id ?? null, expiresAt });
}

/** Changes the data of a token that is still usable. */
export async function changeToken<Data>(
  { em }: Write,
  key: TokenPurpose<Data>,
  { token, data }: { token: string; data: Data },
): Promise<void> {
  const usable = { identifier: identifierOf(key, token), expiresAt: { $gt: now() } };
  await em.nativeUpdate(Verification, usable, { value: valueOf(data) });
}

/**
 * Deletes a token and returns it, to exactly one of several concurrent callers. A call that fails rolls back and
 * leaves the token usable.
 */
export async function consumeToken<Data>(
  { em }: Write,
  key: TokenPurpose<Data>,
  token: string,
): Promise<StoredToken<Data> | null> {
  const [row] = await deleteReturning<{ value: string; user_id: string | null; expires_at: string | Date }>(
    em,
    Verification,
    ['identifier = ?', [identifierOf(key, token)]],
  );
  return row ? storedToken(key, { value: row.value, userId: row.user_id, expiresAt: new Date(row.expires_at) }) : null;
}

/** Revokes all tokens of a user for these purposes. */
export async function revokeTokens({ em }: Write, userId: string, keys: readonly TokenPurpose[]): Promise<void> {
  const $or = keys.map(({ prefix }) => ({ identifier: { $like: `${prefix}%` } }));
  await em.nativeDelete(Verification, { user: userId, $or });
}

/** Revokes all tokens of a purpose, of everyone. */
export async function revokeAllTokens({ em }: Write, { prefix }: TokenPurpose): Promise<void> {
  await em.nativeDelete(Verification, { identifier: { $like: `${prefix}%` } });
}

/** Records the use of a token that another service issued; false if it was used before. Only in a transaction. */
export async function recordFirstUse(
  { em }: Write,
  key: TokenPurpose<undefined>,
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
