import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { rangeKeys } from '#server/features/users/ranges.ts';

import { opposite, orderBy } from './users/user-order.ts';
import { columns, kept, readRows, type ListedUser, type Page } from './users/user-row.ts';

/** From here on, where a page by offset begins is looked up. */
export const FAR = 1_000;

/**
 * A page of everybody, far from the beginning. People are counted by ranges (user/divide-ranges.ts). From the nearer end
 * of the range in which the page begins, the list is read on to there or back to there; beyond the last range there is
 * nobody.
 */
export function readFarPage(pool: Pool, { input, wanted, offset, prepared }: Page): Promise<ListedUser[]> {
  const values = new Values();
  const { sortBy, sortDirection } = input;
  const { key, by, at } = rangeKeys[sortBy];
  const start = at('(select start from place)');
  const [on, back] = sortDirection === 'asc' ? ['>=', '<'] : ['<', '>='];
  const backwards = { ...input, sortDirection: opposite[sortDirection] };
  const most = `${values.add(wanted)}::bigint`;
  const text = `with ${placeOf(input, offset, values)}
     select ${columns('place')} from (
       (select *, ${key} place from "user" where (${by}) ${back} ${start} ${orderBy(backwards, key)}
         limit (select least(back, ${most}) from place) offset (select greatest(back - ${most}, 0) from place))
       union all
       (select *, ${key} place from "user" where (${by}) ${on} ${start} ${orderBy(input, key)}
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
function placeOf({ sortBy, sortDirection }: Page['input'], offset: number, values: Values): string {
  const upper = `coalesce(next, ${rangeKeys[sortBy].end})`;
  const [next, near, far] = sortDirection === 'asc' ? ['lead', 'first', upper] : ['lag', upper, 'first'];
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
