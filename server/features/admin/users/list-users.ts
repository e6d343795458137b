import type { Pool } from 'pg';

import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';

import { listMatches } from '#server/features/admin/list-matches.ts';
import { countEverybody } from './user-count.ts';
import { nextCursorOf } from './user-order.ts';
import { readPage } from './user-page.ts';
import type { Found, Page } from './user-row.ts';

/** A page of users and how many there are under the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const { prepared } = ctx.options.database;
  const page: Page = { input, wanted: limit + 1, offset: input.cursor ? 0 : (input.offset ?? 0), prepared };
  const isNarrowed = Boolean(input.searchValue) || Boolean(input.filterValue);
  const { users, ...counted } = await ctx.replicas.read((pool) =>
    isNarrowed ? listMatches(ctx, pool, page) : listEverybody(ctx, pool, page),
  );
  return {
    users: users.slice(0, limit),
    ...counted,
    nextCursor: users.length > limit ? nextCursorOf(users[limit - 1]!, input) : null,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

async function listEverybody({ userTally }: SignedIn, pool: Pool, page: Page): Promise<Found> {
  const [users, total] = await Promise.all([readPage(pool, page), countEverybody(pool)]);
  userTally.known = total;
  return { users, total, totalIsCapped: false };
}
