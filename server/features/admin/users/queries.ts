import { z } from 'zod';

import { columnsOf } from '#server/db/columns.ts';
import { Values, type Reads } from '#server/db/reads.ts';
import { searchCondition } from '#server/features/users/search.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import { parseCursor, toCursor } from '#server/paging.ts';
import type { ListUsers, userFilterColumns, userSortColumns } from '#shared/admin.ts';
import { Id, MomentInput } from '#shared/fields.ts';
import type { User } from '#shared/user.ts';

/** More are not counted: counting a million takes longer than the page. */
export const MAX_COUNTED_USERS = 100_000;
export const MAX_COUNTED_MATCHES = 10_000;

export type UserPageQuery = z.output<typeof ListUsers> & { limit: number; offset: number };
type Input = z.output<typeof ListUsers>;
type SortColumn = (typeof userSortColumns)[number];

/** For each order the indexed expression, its type, and the schema of its value in a cursor. */
const sortKeys: Record<SortColumn, { key: string; type: string; schema: z.ZodType }> = {
  createdAt: { key: 'created_at', type: 'timestamptz', schema: MomentInput },
  updatedAt: { key: 'updated_at', type: 'timestamptz', schema: MomentInput },
  email: { key: 'email', type: 'text', schema: z.string() },
  name: { key: 'lower(name)', type: 'text', schema: z.string() },
  role: { key: 'role', type: 'text', schema: z.string() },
  banned: { key: 'banned', type: 'boolean', schema: z.boolean() },
  emailVerified: { key: 'email_verified', type: 'boolean', schema: z.boolean() },
};

type UserRow = z.input<typeof User> & { sortKey: string | boolean | Date };

const columns = columnsOf(UserSchema)
  .map(({ column, property }) => `${column} "${property}"`)
  .join(', ');

/** The number of users, counted up to `MAX_COUNTED_USERS` plus one. */
export async function countUsers(reads: Reads): Promise<number> {
  const text = `select count(*)::int from (select from "user" limit ${MAX_COUNTED_USERS + 1}) counted`;
  return readCount(reads, { name: 'users_counted', text });
}

/** The number of users who match the search and filter. */
export async function countMatches(reads: Reads, input: Input): Promise<number> {
  const values = new Values();
  const conditions = matchConditions(input, values, { useIndex: true });
  return readCount(reads, { text: `select count(*)::int from "user" ${where(conditions)}` }, values);
}

/**
 * A page by a scan of the index of its order, which skips users who do not match. The ids are selected first, so that an
 * index-only scan can be used. Not a named statement: the best plan depends on the offset and on the search.
 */
export function scanPage(reads: Reads, input: UserPageQuery): Promise<UserRow[]> {
  const values = new Values();
  const { key } = sortKeys[input.sortBy];
  const conditions = [afterCursor(input, values, key), ...matchConditions(input, values, { useIndex: false })];
  const text = `select ${columns}, ${key} "sortKey" from (
      select id from "user" ${where(conditions)} ${orderBy(input, key)} limit ${values.add(input.limit)} offset ${values.add(input.offset)}
    ) page join "user" using (id) ${orderBy(input, key)}`;
  return reads.rows<UserRow>({ text }, values.list);
}

/**
 * A page of the matches after sorting them, at most `MAX_COUNTED_MATCHES` plus one: the page is correct if `total` is
 * within that limit. Not a named statement: the best plan depends on the search.
 */
export async function sortMatches(reads: Reads, input: UserPageQuery) {
  const values = new Values();
  const { key } = sortKeys[input.sortBy];
  const text = `with matches as materialized (
      select id, ${key} "sortKey" from "user" ${where(matchConditions(input, values, { useIndex: true }))}
      limit ${MAX_COUNTED_MATCHES + 1}
    ), page as (
      select * from matches ${where([afterCursor(input, values, '"sortKey"')])} ${orderBy(input, '"sortKey"')}
      limit ${values.add(input.limit)} offset ${values.add(input.offset)}
    )
    select ${columns}, "sortKey", total from (select count(*)::int total from matches) counted
    left join (page join "user" using (id)) on true ${orderBy(input, '"sortKey"')}`;
  const rows = await reads.rows<(UserRow | { id: null }) & { total: number }>({ text }, values.list);
  const users = rows.filter((row): row is UserRow & { total: number } => row.id !== null);
  return { users, total: rows[0]!.total };
}

async function readCount(reads: Reads, statement: { name?: string; text: string }, values = new Values()) {
  const rows = await reads.rows<{ count: number }>(statement, values.list);
  return rows[0]!.count;
}

function matchConditions(input: Input, values: Values, options: { useIndex: boolean }): (string | null)[] {
  const { searchValue: text, searchField: field, searchOperator: operator } = input;
  return [text ? searchCondition({ text, field, operator }, values, options) : null, filterCondition(input, values)];
}

const operators = { eq: '=', ne: 'is distinct from', lt: '<', lte: '<=', gt: '>', gte: '>=' };

/** The column of each filter, and the value to compare it with. */
const filters: Record<Exclude<(typeof userFilterColumns)[number], 'role'>, [column: string, value: string]> = {
  id: ['id', '?::uuid'],
  email: ['email', 'lower(?::text)'],
  name: ['lower(name)', 'lower(?::text)'],
  banned: ['banned', '?::boolean'],
  emailVerified: ['email_verified', '?::boolean'],
  createdAt: ['created_at', '?::timestamptz'],
  updatedAt: ['updated_at', '?::timestamptz'],
  banExpires: ['ban_expires', '?::timestamptz'],
};

function filterCondition({ filterField, filterValue, filterOperator }: Input, values: Values): string | null {
  if (!filterValue) return null;
  const placeholder = values.add(filterValue);
  if (filterField === 'role') {
    const hasRole = `string_to_array(role, ',') @> array[${placeholder}::text]`;
    return filterOperator === 'ne' ? `not (${hasRole})` : hasRole;
  }
  const [column, value] = filters[filterField];
  return `${column} ${operators[filterOperator]} ${value.replace('?', () => placeholder)}`;
}

function where(conditions: readonly (string | null)[]): string {
  const present = conditions.filter((condition) => condition !== null);
  return present.length > 0 ? `where ${present.join(' and ')}` : '';
}

function orderBy({ sortDirection }: Input, key: string): string {
  return `order by ${key} ${sortDirection}, id ${sortDirection}`;
}

/** The keyset condition of the rows after the cursor; null without a cursor. */
function afterCursor({ sortBy, sortDirection, cursor }: Input, values: Values, key: string): string | null {
  if (!cursor) return null;
  const [, value, id] = parseCursor(cursor, z.tuple([z.literal(sortBy), sortKeys[sortBy].schema, Id]));
  const comparison = sortDirection === 'asc' ? '>' : '<';
  return `(${key}, id) ${comparison} (${values.add(value)}::${sortKeys[sortBy].type}, ${values.add(id)}::uuid)`;
}

/** The cursor of the page after `last`. */
export function cursorAfter(last: { sortKey: string | boolean | Date; id: string }, sortBy: SortColumn): string {
  return toCursor([sortBy, last.sortKey, last.id]);
}
