import { columnNameOf, columnsOf } from '#server/db/columns.ts';
import type { BatchedQuery, Reads } from '#server/db/reads.ts';
import { UserSchema, type UserRow } from '#server/features/users/user.entity.ts';

import { type ApiKey, ApiKeySchema } from './api-key.entity.ts';

const keyProperties = columnsOf(ApiKeySchema)
  .map(({ property }) => property)
  .filter((property) => property !== 'user' && property !== 'userId');
const userColumns = columnsOf(UserSchema).map((column) => ({ ...column, alias: `user.${column.property}` }));

/** A key as a plain row. */
export type ApiKeyRow = Omit<Pick<ApiKey, Extract<keyof ApiKey, string>>, 'user' | 'userId'>;

export interface ApiKeyWithUser {
  apiKey: ApiKeyRow;
  user: UserRow;
}

const selected = [
  ...keyProperties.map((property) => `k.${columnNameOf(property)} "${property}"`),
  ...userColumns.map(({ column, alias }) => `u.${column} "${alias}"`),
];

const apiKeyBy = (column: string, type: string): BatchedQuery => ({
  name: `api_key_by_${column}`,
  text: `select lookup.nth::int, ${selected.join(', ')}
    from unnest((select $1::${type}[])) with ordinality lookup (value, nth)
    join "api_key" k on k.${column} = lookup.value join "user" u on u.id = k.user_id`,
});
const apiKeyById = apiKeyBy('id', 'uuid');
const apiKeyByImportedHash = apiKeyBy('imported_hash', 'text');

/** A key, valid or not, with its owner. */
export async function findApiKey(reads: Reads, id: string): Promise<ApiKeyWithUser | null> {
  return toKeyWithUser(await reads.loadBatched<Record<string, unknown>>(apiKeyById, [id]));
}

/** The same for a key that was imported, by its hash. */
export async function findImportedApiKey(reads: Reads, hash: string): Promise<ApiKeyWithUser | null> {
  return toKeyWithUser(await reads.loadBatched<Record<string, unknown>>(apiKeyByImportedHash, [hash]));
}

function toKeyWithUser([row]: readonly Record<string, unknown>[]): ApiKeyWithUser | null {
  if (row === undefined) return null;
  const apiKey: Record<string, unknown> = {};
  const user: Record<string, unknown> = {};
  for (const property of keyProperties) apiKey[property] = row[property];
  for (const { property, alias } of userColumns) user[property] = row[alias];
  // The columns are those of the entities.
  return { apiKey: apiKey as ApiKeyRow, user: user as UserRow };
}
