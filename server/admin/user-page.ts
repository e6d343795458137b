import pg, { type Pool } from 'pg';
import type { z } from 'zod';

import { Values } from '#server/db/values.ts';
import type { ListUsers } from '#shared/admin.ts';
import type { FullUser } from '#shared/user.ts';

import { countEverybody } from './user-count.ts';
import { afterCursor, keyOf, opposite, orderBy } from './user-order.ts';
import { conditionOf, type Search } from './user-search.ts';

export interface Page {
  input: z.output<typeof ListUsers>;
  /** One more than asked for, to know whether another page follows. */
  wanted: number;
  offset: number;
}

/** A row as it goes out, and what it was sorted by. */
export type ListedUser = z.input<typeof FullUser> & { sortKey: string | boolean | Date };

const columns = (key: string) => `id, email, name, image, role, banned,
  email_verified "emailVerified", ban_reason "banReason", ban_expires "banExpires",
  created_at "createdAt", updated_at "updatedAt", ${key} "sortKey"`;

/** A page by reading along its order: of everybody, or of those who match among so many rows. */
export async function readPage(
  pool: Pool,
  page: Page,
  among?: { search: Search; rows: number },
): Promise<ListedUser[]> {
  if (among === undefined && page.offset >= FAR) return readFarPage(pool, page);
  const values = new Values();
  const key = keyOf(page.input);
  const inOrder = `from "user" ${afterCursor(page.input, values, key)} ${orderBy(page.input, key)}`;
  if (among === undefined) {
    const limits = `limit ${values.add(page.wanted)} offset ${values.add(page.offset)}`;
    return read(pool, `select ${columns(key)} ${inOrder} ${limits}`, values);
  }
  // What the rows are sorted by is a column of its own, or the planner would not see that they are sorted already.
  return read(
    pool,
    `select ${columns('place')} from (select *, ${key} place ${inOrder} limit ${values.add(among.rows)}) "user"
     where ${conditionOf(among.search, values, 'reading')}
     ${orderBy(page.input, 'place')} limit ${values.add(page.wanted)} offset ${values.add(page.offset)}`,
    values,
  );
}

/** A page of those who match, found before they are sorted; and how many they are, unless nobody is on it. */
export async function findPage(
  pool: Pool,
  search: Search,
  { input, wanted, offset }: Page,
): Promise<{ users: ListedUser[]; total: number | null }> {
  const values = new Values();
  const rows = await read<ListedUser & { total: number }>(
    pool,
    `with matches as materialized (
       select id, ${keyOf(input)} place from "user" where ${conditionOf(search, values, 'indexed')}
     ), page as (
       select * from matches ${afterCursor(input, values, 'place')}
       ${orderBy(input, 'place')} limit ${values.add(wanted)} offset ${values.add(offset)}
     ) select ${columns('place')}, (select count(*)::int from matches) total
     from page join "user" using (id) ${orderBy(input, 'place')}`,
    values,
  );
  return { users: rows, total: rows[0]?.total ?? null };
}

const FAR = 1_000;

/** By the day on which it begins, in the order of coming; in another, from the end that is nearer. */
async function readFarPage(pool: Pool, page: Page): Promise<ListedUser[]> {
  if (page.input.sortBy === 'createdAt') return readFromItsDay(pool, page);
  const { input, wanted, offset } = page;
  const left = (await countEverybody(pool)) - offset;
  const isNearEnd = left < offset;
  const sortDirection = isNearEnd ? opposite[input.sortDirection] : input.sortDirection;
  const values = new Values();
  const key = keyOf(input);
  const place = isNearEnd
    ? { limit: Math.max(0, Math.min(wanted, left)), offset: Math.max(0, left - wanted) }
    : { limit: wanted, offset };
  const rows = await read(
    pool,
    `select ${columns(key)} from "user" ${orderBy({ sortDirection }, key)}
     limit ${values.add(place.limit)} offset ${values.add(place.offset)}`,
    values,
  );
  return isNearEnd ? rows.toReversed() : rows;
}

/** People are counted by the day they came on, so only those of the page's own day are read past. */
function readFromItsDay(pool: Pool, { input, wanted, offset }: Page): Promise<ListedUser[]> {
  const values = new Values();
  const key = keyOf(input);
  const skipped = `${values.add(offset)}::bigint`;
  const isFromTheDay =
    input.sortDirection === 'asc'
      ? `created_at >= (select day::timestamp at time zone 'UTC' from place)`
      : `created_at < (select (day + 1)::timestamp at time zone 'UTC' from place)`;
  return read(
    pool,
    `with days as (select day, sum(users) users from user_day group by day),
       begun as (select day, sum(users) over (order by day ${input.sortDirection}) - users before from days),
       place as (select day, before from begun where before <= ${skipped} order by before desc limit 1)
     select ${columns(key)} from "user" where ${isFromTheDay} ${orderBy(input, key)}
     limit ${values.add(wanted)} offset (select (${skipped} - before)::bigint from place)`,
    values,
  );
}

async function read<Row extends ListedUser>(pool: Pool, text: string, values: Values): Promise<Row[]> {
  // The ORM's pool leaves times as text for its own hydration; these rows are used as they come.
  const { rows } = await pool.query<Row>({ text, values: values.list, types: pg.types });
  return rows;
}
