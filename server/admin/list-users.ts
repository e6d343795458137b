import pg, { type Pool } from 'pg';
import type { z } from 'zod';

import type { Call, SignedIn } from '#server/context.ts';
import { Values } from '#server/db/values.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import { rolesOf } from '#shared/permissions.ts';
import type { FullUser } from '#shared/user.ts';

import { nextCursorOf, orderOf } from './user-order.ts';
import { conditionOf, findsFew, type Plan } from './user-search.ts';

/** A page of users and how many there are under the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const pool: Pool = await ctx.em.getConnection().getNativeClient();
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const asked: Asking = { pool, input, ...(await knowledgeFor(ctx, pool, input)) };
  const isFew = findsFew(input, { ...asked, wanted: limit + 1 });
  const [users, counted] = await Promise.all([readPage(asked, { limit, isFew }), isFew ? null : countUsers(asked)]);
  const matches = users[0]?.matches;
  const total =
    matches === undefined ? (counted ?? (await countUsers(asked))) : { total: matches, totalIsCapped: false };
  return {
    users: users.slice(0, limit),
    ...total,
    nextCursor: users.length > limit ? nextCursorOf(users[limit - 1]!, input) : null,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

type Asked = Call<SignedIn, typeof ListUsers>['input'];

interface Asking extends Omit<Plan, 'wanted'> {
  pool: Pool;
  input: Asked;
}

/** A row as it goes out, what it was sorted by, and how many there are where that fell out of finding it. */
export type ListedUser = z.input<typeof FullUser> & { sortKey: string | boolean | Date; matches?: number };

/** What is learned first, where the search or the filter needs it. */
async function knowledgeFor({ userTrigrams }: SignedIn, pool: Pool, input: Asked) {
  const isSearch = Boolean(input.searchValue) && input.searchOperator === 'contains';
  const byRole = input.filterField === 'role' && Boolean(input.filterValue);
  const [trigrams, roles] = await Promise.all([
    isSearch ? userTrigrams.current() : { rows: 0, email: new Map(), name: new Map() },
    byRole ? readRoles(pool) : [],
  ]);
  return { trigrams, holders: roles.filter((role) => rolesOf(role).includes(input.filterValue!)) };
}

/** Every string that `role` holds, each found by a step through its index; the planner knows how frequent each is. */
async function readRoles(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ role: string }>(
    `with recursive step as (
       (select role from "user" order by role limit 1)
       union all
       select (select role from "user" where role > step.role order by role limit 1) from step where step.role is not null
     ) select role from step where role is not null`,
  );
  return rows.map(({ role }) => role);
}

/** One more than asked for, to know whether another page follows. */
async function readPage(
  { pool, input, ...plan }: Asking,
  { limit, isFew }: { limit: number; isFew: boolean },
): Promise<ListedUser[]> {
  const values = new Values();
  const condition = conditionOf(input, values, { ...plan, wanted: limit + 1 });
  // Found before they are sorted: read along the order, they might all be at its end.
  const few = isFew ? `with few as materialized (select * from "user" where ${condition})` : '';
  const { key, after, orderBy, reversed } = orderOf(input, values);
  const where = [isFew ? '' : condition, after].filter(Boolean).join(' and ') || 'true';
  const offset = input.cursor ? 0 : (input.offset ?? 0);
  const fromEnd = condition || offset < FAR ? null : await placeFromEnd(pool, { offset, limit: limit + 1 });
  const place = fromEnd ?? { offset, limit: limit + 1 };
  const text = `${few} select id, email, name, image, role, banned,
      email_verified "emailVerified", ban_reason "banReason", ban_expires "banExpires",
      created_at "createdAt", updated_at "updatedAt", ${key} "sortKey"
      ${isFew ? ', (select count(*)::int from few) matches' : ''}
    from ${isFew ? 'few' : '"user"'} where ${where} order by ${fromEnd ? reversed : orderBy}
    limit ${values.add(place.limit)} offset ${values.add(place.offset)}`;
  // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
  const { rows } = await pool.query<ListedUser>({ text, values: values.list, types: pg.types });
  return fromEnd ? rows.toReversed() : rows;
}

const FAR = 1_000;

interface Place {
  offset: number;
  limit: number;
}

/** A page of the last half is nearer to the end; null where it is not. */
async function placeFromEnd(pool: Pool, { offset, limit }: Place): Promise<Place | null> {
  const after = (await countEverybody(pool)) - offset;
  if (after > offset) return null;
  return { offset: Math.max(0, after - limit), limit: Math.max(0, Math.min(limit, after)) };
}

/** All of them are counted as they come and go; matches are counted now, up to where it would take long. */
async function countUsers({ pool, input, ...plan }: Asking): Promise<{ total: number; totalIsCapped: boolean }> {
  const values = new Values();
  const most = input.exactTotal ? Number.MAX_SAFE_INTEGER : limits.countedMatches;
  const condition = conditionOf(input, values, { ...plan, wanted: most });
  if (!condition) return { total: await countEverybody(pool), totalIsCapped: false };
  const stop = input.exactTotal ? '' : `limit ${values.add(most + 1)}`;
  const counted = await readCount(
    pool,
    `select count(*) sum from (select from "user" where ${condition} ${stop}) matches`,
    values.list,
  );
  return { total: Math.min(counted, most), totalIsCapped: counted > most };
}

function countEverybody(pool: Pool): Promise<number> {
  return readCount(pool, 'select sum(users) from user_count', []);
}

async function readCount(pool: Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ sum: string }>(text, values);
  return Number(rows[0]!.sum);
}
