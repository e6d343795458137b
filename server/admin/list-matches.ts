import type { Pool } from 'pg';
import type { z } from 'zod';

import type { SignedIn } from '#server/context.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import { rolesOf } from '#shared/permissions.ts';

import { countLeft, readSkipping, type Skipping } from './skipping-page.ts';
import { countMatches, estimateMatches } from './user-count.ts';
import { isRanged } from './user-order.ts';
import { findPage, readPage } from './user-page.ts';
import type { Found, ListedUser, Page } from './user-row.ts';
import { trigramsOf, type Search } from './user-search.ts';

/** As many matches as are found as quickly as a page is read along its order. */
const SOON = 5_000;

/**
 * Few matches are found first and sorted then; so are no more than two ranges have people. Many are met soon by reading
 * along the order, past the ranges that hold none – unless they all stand at its end: whoever has read twice as many
 * rows as should do, or as many as there are matches, finds them after all.
 */
export async function listMatches(ctx: SignedIn, pool: Pool, page: Page): Promise<Found> {
  const search = await searchFor(ctx, pool, page.input);
  const { matches, everybody, skipping, people, ranges } = await estimate(pool, search);
  const met = ((page.offset + page.wanted) * people) / Math.max(matches, 1);
  if (matches <= Math.max(met, skipping ? (2 * people) / ranges : 0)) return findPage(pool, search, page);

  const rows = Math.max(2 * met, Math.min(matches, everybody / 50));
  const isAll = rows >= people;
  const [read, { users: found, total, totalIsCapped }] = await Promise.all([
    skipping
      ? readSkipping(pool, page, { search, skipping, ranges: isAll ? null : Math.ceil((rows / people) * ranges) })
      : readPage(pool, page, { search, rows: Math.ceil(rows) }),
    countOrFind(pool, search, { page, matches, everybody }),
  ]);
  const isWhole = read.length === page.wanted || isAll;
  const users = found ?? (isWhole ? read : (await findPage(pool, search, page)).users);
  // Where counting stopped early, those who are listed are still among them.
  return { users, total: Math.max(total, users.length > 0 ? page.offset + users.length : 0), totalIsCapped };
}

/** How many match, as far as is counted; and the page, where all of them were found to be counted. */
async function countOrFind(
  pool: Pool,
  search: Search,
  { page, matches, everybody }: { page: Page; matches: number; everybody: number },
): Promise<Omit<Found, 'users'> & { users: ListedUser[] | null }> {
  const most = page.input.exactTotal ? Infinity : limits.countedMatches;
  if (matches > SOON) return { users: null, ...(await countMatches(pool, search, { most, everybody })) };
  const found = await findPage(pool, search, { ...page, most });
  return { ...found, users: found.totalIsCapped ? null : found.users };
}

/** About how many match, and among how many people, in how many ranges, they are met. */
async function estimate(pool: Pool, search: Search) {
  const { sortBy } = search.input;
  const trigrams = trigramsOf(search);
  const skipping: Skipping | null = isRanged(sortBy) && trigrams.length > 0 ? { order: sortBy, trigrams } : null;
  const [{ matches, everybody }, left] = await Promise.all([
    estimateMatches(pool, search),
    skipping && countLeft(pool, search.input, skipping),
  ]);
  // To go from range to range is slower than to read on.
  if (left === null || left.people > everybody / 2) {
    return { matches, everybody, skipping: null, people: everybody, ranges: 1 };
  }
  return { matches, everybody, skipping, ...left };
}

/** What is learned first, where the search or the filter needs it. */
async function searchFor({ userTrigrams }: SignedIn, pool: Pool, input: z.output<typeof ListUsers>): Promise<Search> {
  const byRole = input.filterField === 'role' && Boolean(input.filterValue);
  const [trigrams, roles] = await Promise.all([
    input.searchValue ? userTrigrams.current() : { email: new Map(), name: new Map() },
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
