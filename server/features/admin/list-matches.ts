import type { Pool } from 'pg';
import type { z } from 'zod';

import type { SignedIn } from '#server/features/sessions/context.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import { rolesOf } from '#shared/permissions.ts';

import { findLeft, boundsOf, readSkipping, type Left } from './skipping-page.ts';
import {
  countEnds,
  countFound,
  countMet,
  estimateMatches,
  guessByTrigrams,
  type Estimate,
} from './users/user-count.ts';
import { findPage, readAlong } from './users/user-page.ts';
import type { Counted, Found, ListedUser, Page } from './users/user-row.ts';
import { isComparedAgain, orderOfEnds, piecesHeld, type Search } from './users/user-search.ts';

/** As many matches as are found as quickly as a page is read along its order. */
const SOON = 5_000;

/**
 * Few matches are found first and sorted then; so are no more than a range has people. Many are met soon by reading
 * along the order, past the ranges that hold none.
 */
export async function listMatches(ctx: SignedIn, pool: Pool, page: Page): Promise<Found> {
  const search = await searchFor(ctx, pool, page.input);
  const few = await findAtOnce(pool, search, { ...page, everybody: ctx.userTally.known });
  if (few && !few.totalIsCapped) return few;
  const guess = await guessAt(pool, search, page);
  ctx.userTally.known = guess.everybody;
  const matches = few ? SOON : guess.matches;
  if (few || !(await isFew(page, search, guess))) return listMet(pool, search, { ...page, ...guess, matches });
  // A guess that was far too low must not have everybody found.
  const most = Math.max(SOON, 2 * matches);
  const found = await findPage(pool, search, page.input.exactTotal ? page : { ...page, most });
  return found.totalIsCapped ? listMet(pool, search, { ...page, ...guess, matches: most }) : found;
}

/**
 * Of many people, a few are found sooner than it is known which ranges hold them. Null where they should be more; a
 * guess that was too low ends at `SOON`.
 */
async function findAtOnce(pool: Pool, search: Search, page: Page & { everybody: number }): Promise<Found | null> {
  const { everybody, input, prepared } = page;
  const matches = everybody > SOON && !input.exactTotal ? guessByTrigrams(search, everybody) : null;
  const most = isComparedAgain(search) ? SOON / 4 : SOON;
  if (matches === null || matches > Math.min(most, metWithin(page, { matches, everybody, left: null }))) return null;
  // Where a text begins or ends so, an index is read from there on, which a plan for any text could not do.
  const keepsPlan = prepared && input.searchOperator === 'contains';
  return findPage(pool, search, { ...page, most: SOON, keepsPlan });
}

/** Whether they are found sooner than a page is met along the ranges that are left; of ends it is soon known exactly. */
async function isFew(page: Page, search: Search, guess: Guess): Promise<boolean> {
  const { matches, left, counting } = guess;
  if (matches <= metWithin(page, guess) || (left !== null && matches <= left.people / left.ranges)) return true;
  const ends = orderOfEnds(search) === null ? null : await counting;
  return ends !== null && !ends.totalIsCapped && ends.total <= SOON;
}

/** How many rows are read until the page is full, if matches are as frequent everywhere. */
function metWithin({ offset, wanted }: Page, { matches, left, everybody }: Estimate & Pick<Guess, 'left'>): number {
  return ((offset + wanted) * (left ? left.people : everybody)) / Math.max(matches, 1);
}

/**
 * By reading along, unless those who match all stand at the end: whoever has read twice as many rows as should do, or
 * as many as there are matches, finds them after all.
 */
async function listMet(pool: Pool, search: Search, page: Page & Guess): Promise<Found> {
  const { matches, everybody, left } = page;
  const rows = Math.ceil(Math.max(2 * metWithin(page, page), Math.min(matches, everybody / 50)));
  const bounds = left && boundsOf(left, rows);
  const reading = bounds ? readSkipping(pool, page, { search, bounds }) : readAlong(pool, page, { search, rows });
  // Where all of them are found meanwhile, nothing waits for it.
  reading.catch(() => undefined);
  const { users: found, total, totalIsCapped } = await countOrFind(pool, search, page);
  const read = found ?? (await reading);
  const isWhole = read.length === page.wanted || (bounds ? bounds.length === left.ranges : rows >= everybody);
  const users = found || isWhole ? read : (await findPage(pool, search, page)).users;
  // Where counting stopped early, those who are listed are still among them.
  return { users, total: Math.max(total, users.length > 0 ? page.offset + users.length : 0), totalIsCapped };
}

function mostCounted({ input }: Page): number {
  return input.exactTotal ? Infinity : limits.countedMatches;
}

/** How many match, as far as is counted; and the page, where all of them were found to be counted. */
async function countOrFind(
  pool: Pool,
  search: Search,
  page: Page & Guess,
): Promise<Counted & { users: ListedUser[] | null }> {
  const { matches } = page;
  const most = mostCounted(page);
  const counted = (await page.counting) ?? (matches > SOON ? await countMany(pool, search, page) : null);
  if (counted) return { users: null, ...counted };
  // They are nearly always more than are counted, and then the page is not among these.
  if (matches > 2 * most) {
    const enough = await countFound(pool, search, most);
    if (enough.totalIsCapped) return { users: null, ...enough };
  }
  const found = await findPage(pool, search, { ...page, most });
  return { ...found, users: found.totalIsCapped ? null : found.users };
}

/** About how many match, and in which ranges, unless it is in most of them. */
interface Guess extends Estimate {
  left: Left | null;
  /** How many there are, where that is counted apart from where the page stands. */
  counting: Promise<Counted | null>;
}

async function guessAt(pool: Pool, search: Search, page: Page): Promise<Guess> {
  const estimating = estimateMatches(pool, search);
  const counting = countAhead(pool, search, { ...page, estimating });
  // Where few match, nothing waits for it.
  counting.catch(() => undefined);
  const pieces = piecesHeld(search);
  const [estimate, left] = await Promise.all([
    estimating,
    pieces.length > 0 ? findLeft(pool, search.input, pieces) : null,
  ]);
  return { ...estimate, left, counting };
}

/**
 * What is counted while ranges are looked for: ends, and many matches where, ranges or none, the page is met before all
 * are found.
 */
async function countAhead(
  pool: Pool,
  search: Search,
  page: Page & { estimating: Promise<Estimate> },
): Promise<Counted | null> {
  const estimate = await page.estimating;
  const ends = await countEnds(pool, search, mostCounted(page));
  if (ends) return ends;
  const { matches } = estimate;
  const isMet = matches > metWithin(page, { ...estimate, left: null });
  return matches > SOON && isMet ? countMany(pool, search, { ...page, ...estimate }) : null;
}

async function countMany(pool: Pool, search: Search, page: Page & Estimate): Promise<Counted> {
  const most = mostCounted(page);
  return page.input.exactTotal ? countFound(pool, search, most) : countMet(pool, search, { ...page, most });
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
