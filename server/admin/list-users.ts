import pg, { type Pool } from 'pg';
import type { z } from 'zod';

import type { Call, SignedIn } from '#server/context.ts';
import { Values } from '#server/db/values.ts';
import type { ListUsers } from '#shared/admin.ts';
import { limits } from '#shared/limits.ts';
import type { FullUser } from '#shared/user.ts';

import { nextCursorOf, orderOf } from './user-order.ts';
import { conditionOf } from './user-search.ts';

/** A page of users and how many there are under the same search and filter. */
export async function listUsers({ ctx, input }: Call<SignedIn, typeof ListUsers>) {
  const pool: Pool = await ctx.em.getConnection().getNativeClient();
  const limit = Math.min(input.limit || limits.pageSize, limits.pageSizeMax);
  const [users, total] = await Promise.all([readPage(pool, input, limit), countUsers(pool, input)]);
  return {
    users: users.slice(0, limit),
    ...total,
    nextCursor: users.length > limit ? nextCursorOf(users[limit - 1]!, input) : null,
    ...(input.limit ? { limit } : {}),
    ...(input.offset ? { offset: input.offset } : {}),
  };
}

type Asked = Call<SignedIn, typeof ListUsers>['input'];

/** A row as it goes out, and what it was sorted by. */
export type ListedUser = z.input<typeof FullUser> & { sortKey: string | boolean | Date };

/** One more than asked for, to know whether another page follows. */
async function readPage(pool: Pool, input: Asked, limit: number): Promise<ListedUser[]> {
  const values = new Values();
  const condition = conditionOf(input, values);
  const { key, after, orderBy } = orderOf(input, values);
  const where = [condition, after].filter(Boolean).join(' and ') || 'true';
  const offset = input.cursor ? 0 : (input.offset ?? 0);
  const text = `select id, email, name, image, role, banned,
      email_verified "emailVerified", ban_reason "banReason", ban_expires "banExpires",
      created_at "createdAt", updated_at "updatedAt", ${key} "sortKey"
    from "user" where ${where} order by ${orderBy} limit ${values.add(limit + 1)} offset ${values.add(offset)}`;
  // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
  const { rows } = await pool.query<ListedUser>({ text, values: values.list, types: pg.types });
  return rows;
}

/** All of them are counted as they come and go; matches are counted now, up to where it would take long. */
async function countUsers(pool: Pool, input: Asked): Promise<{ total: number; totalIsCapped: boolean }> {
  const values = new Values();
  const condition = conditionOf(input, values);
  if (!condition)
    return { total: await readCount(pool, 'select sum(users) from user_count', []), totalIsCapped: false };
  const stop = input.exactTotal ? '' : `limit ${values.add(limits.countedMatches + 1)}`;
  const counted = await readCount(
    pool,
    `select count(*) sum from (select from "user" where ${condition} ${stop}) matches`,
    values.list,
  );
  const totalIsCapped = !input.exactTotal && counted > limits.countedMatches;
  return { total: totalIsCapped ? limits.countedMatches : counted, totalIsCapped };
}

async function readCount(pool: Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ sum: string }>(text, values);
  return Number(rows[0]!.sum);
}
