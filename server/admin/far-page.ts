import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { rangeKeys, type RangedOrder } from '#server/user/ranges.ts';

import { countEverybody } from './user-count.ts';
import { isRanged, keyOf, opposite, orderBy } from './user-order.ts';
import { columns, readRows, type ListedUser, type Page } from './user-row.ts';

/** From here on, where a page by offset begins is looked up. */
export const FAR = 1_000;

/** A page of everybody, far from the beginning. */
export function readFarPage(pool: Pool, page: Page): Promise<ListedUser[]> {
  const { sortBy } = page.input;
  return isRanged(sortBy) ? readFromItsRange(pool, page, sortBy) : readFromNearerEnd(pool, page);
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
    `select ${columns(key)} from "user" ${orderBy({ ...input, sortDirection }, key)}
     limit ${values.add(place.limit)} offset ${values.add(place.offset)}`,
    values,
  );
  return isNearEnd ? rows.toReversed() : rows;
}

/** People are counted by ranges (user/divide-ranges.ts), so only those of one are read past; beyond the last there is nobody. */
function readFromItsRange(pool: Pool, { input, wanted, offset }: Page, sortBy: RangedOrder): Promise<ListedUser[]> {
  const values = new Values();
  const { key, at, end } = rangeKeys[sortBy];
  const skipped = `${values.add(offset)}::bigint`;
  const isFromTheRange =
    input.sortDirection === 'asc'
      ? `${key} >= (select ${at('first')} from place)`
      : `${key} < (select coalesce(${at('later')}, ${end}) from place)`;
  return readRows(
    pool,
    `with begun as (select first, lag(first) over way later, sum(users::int) over way - users before
         from user_range where sorted_by = ${values.add(sortBy)}
         window way as (order by first ${input.sortDirection}, slot ${input.sortDirection} rows unbounded preceding)),
       place as (select first, later, before from begun where later is distinct from first and before <= ${skipped}
         order by before desc limit 1)
     select ${columns(key)} from "user" where ${isFromTheRange} ${orderBy(input, key)}
     limit ${values.add(wanted)} offset (select (${skipped} - before)::bigint from place)`,
    values,
  );
}
