import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { Reads } from '#server/db/reads.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';

import { countMatches, countUsers, scanPage, sortMatches, type UserPageQuery, type UserRow } from './queries.ts';
import { cursorAfter } from './user-cursor.ts';

interface Listed {
  /** One more than the page has where another page follows. */
  users: UserRow[];
  total: number;
  totalIsCapped: boolean;
}

/** A page of users and how many there are under the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const query = { input, limit: limit + 1, offset: input.cursor ? 0 : (input.offset ?? 0) };
  const isNarrowed = Boolean(input.searchValue) || Boolean(input.filterValue);
  const { users, ...counted } = await (isNarrowed ? listMatches(ctx.reads, query) : listAll(ctx.reads, query));
  return {
    users: users.slice(0, limit),
    ...counted,
    nextCursor: users.length > limit ? cursorAfter(users[limit - 1]!, input.sortBy) : null,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

async function listAll(reads: Reads, query: UserPageQuery): Promise<Listed> {
  const isExact = query.input.exactTotal ?? false;
  const count = isExact ? countMatches(reads, query.input) : countUsers(reads);
  const [users, total] = await Promise.all([scanPage(reads, query), count]);
  return { users, ...capped(total, { cap: isExact ? Infinity : limits.countedUsers, query, users }) };
}

/** Few matches are found by index and sorted; where there are more, a scan in the order of the list soon meets enough. */
async function listMatches(reads: Reads, query: UserPageQuery): Promise<Listed> {
  const { users, total } = await sortMatches(reads, query);
  if (total <= limits.countedUserMatches) return { users, total, totalIsCapped: false };
  const isExact = query.input.exactTotal ?? false;
  const [scanned, exact] = await Promise.all([
    scanPage(reads, query),
    isExact ? countMatches(reads, query.input) : total,
  ]);
  return {
    users: scanned,
    ...capped(exact, { cap: isExact ? Infinity : limits.countedUserMatches, query, users: scanned }),
  };
}

/** A capped total still counts the users of the page itself. */
function capped(total: number, { cap, query, users }: { cap: number; query: UserPageQuery; users: UserRow[] }) {
  if (total <= cap) return { total, totalIsCapped: false };
  return { total: Math.max(cap, users.length > 0 ? query.offset + users.length : 0), totalIsCapped: true };
}
