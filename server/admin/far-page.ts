import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { rangeKeys, type RangedOrder } from '#server/user/ranges.ts';

import { countEverybody } from './user-count.ts';
import { isRanged, keyOf, opposite, orderBy } from './user-order.ts';
import { columns, kept, readRows, type ListedUser, type Page } from './user-row.ts';

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

/**
 * People are counted by ranges (user/divide-ranges.ts). From the nearer end of the range in which the page begins, the
 * list is read on to there or back to there; beyond the last range there is nobody.
 */
function readFromItsRange(
  pool: Pool,
  { input, wanted, offset, prepared }: Page,
  sortBy: RangedOrder,
): Promise<ListedUser[]> {
  const values = new Values();
  const { sortDirection } = input;
  const { key } = rangeKeys[sortBy];
  const [on, back] = sortDirection === 'asc' ? ['>=', '<'] : ['<', '>='];
  const backwards = { ...input, sortDirection: opposite[sortDirection] };
  const most = `${values.add(wanted)}::bigint`;
  const text = `with ${placeOf(input, { sortBy, offset, values })}
     select ${columns('place')} from (
       (select *, ${key} place from "user" where ${key} ${back} (select start from place) ${orderBy(backwards, key)}
         limit (select least(back, ${most}) from place) offset (select greatest(back - ${most}, 0) from place))
       union all
       (select *, ${key} place from "user" where ${key} ${on} (select start from place) ${orderBy(input, key)}
         limit (select greatest(${most} - back, 0) from place) offset (select skipped from place))
     ) "user" ${orderBy(input, 'place')}`;
  // Planned anew each time, it would take twice as long.
  return readRows(pool, prepared ? kept(text) : text, values);
}

/**
 * Where the list is read from: `skipped` people before the page begins, or `back` behind that. Ranges are summed no
 * further than to this one, in the order of their index, which the window hands on: told to sort the sums, the planner
 * would make all of them.
 */
function placeOf(
  { sortDirection }: Page['input'],
  { sortBy, offset, values }: { sortBy: RangedOrder; offset: number; values: Values },
): string {
  const { at, end } = rangeKeys[sortBy];
  const lower = at('first');
  const upper = `coalesce(${at('next')}, ${end})`;
  const [next, near, far] = sortDirection === 'asc' ? ['lead', lower, upper] : ['lag', upper, lower];
  return `counted as (
       select first, sum(users) users from user_range where sorted_by = ${values.add(sortBy)}
       group by first order by first ${sortDirection}
     ), reached as (
       select first, ${next}(first) over way next, users, sum(users) over way - ${values.add(offset)} ahead
       from counted window way as (order by first ${sortDirection} rows unbounded preceding)
     ), place as (
       select case when is_near then ${near} else ${far} end start,
         case when is_near then users - ahead else 0 end skipped, case when is_near then 0 else ahead end back
       from (select *, users - ahead < ahead is_near from reached) reached where ahead > 0 limit 1
     )`;
}
