import type { Pool } from 'pg';
import type { z } from 'zod';

import type { Call, SignedIn } from '#server/context.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import { rolesOf } from '#shared/permissions.ts';

import { countEverybody, countMatches, estimateMatches } from './user-count.ts';
import { nextCursorOf } from './user-order.ts';
import { findPage, readPage } from './user-page.ts';
import type { ListedUser, Page } from './user-row.ts';
import type { Search } from './user-search.ts';

type Asked = z.output<typeof ListUsers>;

interface Found {
  /** One more than asked for where another page follows. */
  users: ListedUser[];
  total: number;
  totalIsCapped: boolean;
}

/** A page of users and how many there are under the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const page: Page = { input, wanted: limit + 1, offset: input.cursor ? 0 : (input.offset ?? 0) };
  const isNarrowed = Boolean(input.searchValue) || Boolean(input.filterValue);
  const { users, ...counted } = await ctx.replicas.read((pool) =>
    isNarrowed ? listMatches(ctx, pool, page) : listEverybody(pool, page),
  );
  return {
    users: users.slice(0, limit),
    ...counted,
    nextCursor: users.length > limit ? nextCursorOf(users[limit - 1]!, input) : null,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

async function listEverybody(pool: Pool, page: Page): Promise<Found> {
  const [users, total] = await Promise.all([readPage(pool, page), countEverybody(pool)]);
  return { users, total, totalIsCapped: false };
}

/**
 * Few matches are found first and sorted then. Many are met soon by reading along the order – unless they all stand at
 * its end: whoever has read twice as many rows as should do, or no more than there are matches, finds them after all.
 */
async function listMatches(ctx: SignedIn, pool: Pool, page: Page): Promise<Found> {
  const search = await searchFor(ctx, pool, page.input);
  const { matches, everybody } = await estimateMatches(pool, search);
  const counting = { most: page.input.exactTotal ? Infinity : limits.countedMatches, estimated: matches, everybody };
  const met = ((page.offset + page.wanted) * everybody) / Math.max(matches, 1);
  if (matches <= met) {
    const { users, total } = await findPage(pool, search, page);
    if (total === null) return { users, ...(await countMatches(pool, search, counting)) };
    return { users, total, totalIsCapped: false };
  }

  const rows = Math.ceil(Math.max(2 * met, Math.min(matches, everybody / 50)));
  const [read, counted] = await Promise.all([
    readPage(pool, page, { search, rows }),
    countMatches(pool, search, counting),
  ]);
  const isWhole = read.length === page.wanted || rows >= everybody;
  const users = isWhole ? read : (await findPage(pool, search, page)).users;
  // Where counting stopped early, those who are listed are still among them.
  return { ...counted, users, total: Math.max(counted.total, users.length > 0 ? page.offset + users.length : 0) };
}

/** What is learned first, where the search or the filter needs it. */
async function searchFor({ userTrigrams }: SignedIn, pool: Pool, input: Asked): Promise<Search> {
  const isSearch = Boolean(input.searchValue) && input.searchOperator === 'contains';
  const byRole = input.filterField === 'role' && Boolean(input.filterValue);
  const [trigrams, roles] = await Promise.all([
    isSearch ? userTrigrams.current() : { email: new Map(), name: new Map() },
    byRole ? readRoles(pool) : [],
  ]);
  return { input, trigrams, holders: roles.filter((role) => rolesOf(role).includes(input.filterValue!)) };
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
