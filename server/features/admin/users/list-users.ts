import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { Reads } from '#server/db/reads.ts';
import { cutPage } from '#server/paging.ts';
import type { ListUsers } from '#shared/admin.ts';
import { pageSize } from '#shared/fields.ts';

import {
  countMatches,
  countUsers,
  cursorAfter,
  MAX_COUNTED_MATCHES,
  MAX_COUNTED_USERS,
  scanPage,
  sortMatches,
  type UserPageQuery,
} from './queries.ts';

/** A page of users, and how many users match the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const limit = pageSize(input.limit);
  // One more than the page, to know whether another page follows.
  const query = { ...input, limit: limit + 1, offset: input.cursor ? 0 : (input.offset ?? 0) };
  const hasFilter = Boolean(input.searchValue) || Boolean(input.filterValue);
  const { users, ...total } = await (hasFilter ? listMatches(ctx.reads, query) : scanAndCount(ctx.reads, query));
  const { rows, nextCursor } = cutPage(users, limit, (last) => cursorAfter(last, input.sortBy));
  return {
    users: rows,
    ...total,
    nextCursor,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

/** Few matches are read by index and sorted. With many, a scan in the order of the list soon reads enough of them. */
async function listMatches(reads: Reads, query: UserPageQuery) {
  const { users, total } = await sortMatches(reads, query);
  if (total <= MAX_COUNTED_MATCHES) return { users, total, totalIsCapped: false };
  return scanAndCount(reads, query, total);
}

/** `matches` is the number that `sortMatches` counted; without a search or filter, all users are counted. */
async function scanAndCount(reads: Reads, query: UserPageQuery, matches?: number) {
  const isExact = query.exactTotal ?? false;
  const cap = matches === undefined ? MAX_COUNTED_USERS : MAX_COUNTED_MATCHES;
  const counted = isExact ? countMatches(reads, query) : (matches ?? countUsers(reads));
  const [users, total] = await Promise.all([scanPage(reads, query), counted]);
  if (isExact || total <= cap) return { users, total, totalIsCapped: false };
  // A capped total includes at least the users of the page.
  return { users, total: Math.max(cap, users.length > 0 ? query.offset + users.length : 0), totalIsCapped: true };
}
