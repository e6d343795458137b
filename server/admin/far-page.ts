import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';

import { countEverybody } from './user-count.ts';
import { keyOf, opposite, orderBy } from './user-order.ts';
import { columns, readRows, type ListedUser, type Page } from './user-row.ts';

/** From here on, where a page by offset begins is looked up. */
export const FAR = 1_000;

/** A page of everybody, far from the beginning. */
export function readFarPage(pool: Pool, page: Page): Promise<ListedUser[]> {
  const { sortBy } = page.input;
  if (sortBy === 'createdAt') return readFromItsDay(pool, page);
  if (sortBy === 'email' || sortBy === 'name') return readFromItsRange(pool, page);
  return readFromNearerEnd(pool, page);
}

async function readFromNearerEnd(pool: Pool, { input, wanted, offset }: Page): Promise<ListedUser[]> {
  const left = (await countEverybody(pool)) - offset;
  const isNearEnd = left < offset;
  const sortDirection = isNearEnd ? opposite[input.sortDirection] : input.sortDirection;
  const values = new Values();
  const key = keyOf(input);
  const place = isNearEnd
    ? { limit: Math.max(0, Math.min(wanted, left)), offset: Math.max(0, left - wanted) }
    : { limit: wanted, offset };
  const rows = await readRows(
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
  return readRows(
    pool,
    `with days as (select day, sum(users) users from user_day group by day),
       begun as (select day, sum(users) over (order by day ${input.sortDirection}) - users before from days),
       place as (select day, before from begun where before <= ${skipped} order by before desc limit 1)
     select ${columns(key)} from "user" where ${isFromTheDay} ${orderBy(input, key)}
     limit ${values.add(wanted)} offset (select (${skipped} - before)::bigint from place)`,
    values,
  );
}

/** They are counted by ranges of emails and names as well (user/divide-ranges.ts); beyond the last there is nobody. */
function readFromItsRange(pool: Pool, { input, wanted, offset }: Page): Promise<ListedUser[]> {
  const values = new Values();
  const key = keyOf(input);
  const skipped = `${values.add(offset)}::bigint`;
  const isFromTheRange =
    input.sortDirection === 'asc'
      ? `${key} >= (select first from place)`
      : `${key} < (select coalesce(later, (select max(${key}) || 'x' from "user")) from place)`;
  return readRows(
    pool,
    `with ranges as (select first, sum(users) users from user_range where sorted_by = ${values.add(input.sortBy)} group by first),
       begun as (select first, lag(first) over way later, sum(users) over way - users before from ranges
         window way as (order by first ${input.sortDirection})),
       place as (select first, later, before from begun where before <= ${skipped} order by before desc limit 1)
     select ${columns(key)} from "user" where ${isFromTheRange} ${orderBy(input, key)}
     limit ${values.add(wanted)} offset (select (${skipped} - before)::bigint from place)`,
    values,
  );
}
