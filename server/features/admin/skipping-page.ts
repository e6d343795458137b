import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { inRange, nextOf, rangeKeys } from '#server/features/users/ranges.ts';

import { afterCursor, inOrder, orderBy, readCursor } from './users/user-order.ts';
import { columns, kept, readRows, type ListedUser, type Page } from './users/user-row.ts';
import { conditionOf, type Search } from './users/user-search.ts';

/** The ranges that are left once those are skipped whose emails and names do not hold all pieces of a part. */
export interface Left {
  /** About how many they are, and how many people are in them. */
  ranges: number;
  people: number;
  /** Where the first of them begin and end: they may be divided before they are read. */
  bounds: readonly Bounds[];
}

/** From the first place to just before the next, which is null behind the last range. */
type Bounds = readonly [first: string, next: string | null];

/** More are never read along: whoever was not met by then is found. */
const MOST = 10;

/**
 * Null where they have half of all people and the first range is among them: to go from range to range is slower than to
 * read on.
 */
export async function findLeft(pool: Pool, input: Page['input'], pieces: readonly string[]): Promise<Left | null> {
  const values = new Values();
  const sortedBy = values.add(input.sortBy);
  const { sortDirection } = input;
  const [onwards, foremost] = sortDirection === 'asc' ? ['>=', 'min'] : ['<=', 'max'];
  const { rows } = await pool.query<Left>(
    `with start as materialized (${startOf(input, values)}),
     remaining as materialized (
       select sorted_by, first, users from user_range
       where sorted_by = ${sortedBy} and (dearly(sorted_by, held) @> ${values.add([input.sortBy, ...pieces])}::text[] or held is null)
         and first ${onwards} (select first from start)
     ), firsts as (select distinct sorted_by, first from remaining order by first ${sortDirection} limit ${MOST})
     select count(*)::int ranges, coalesce(sum(users::int), 0)::int people,
       array(select array[first, ${nextOf('firsts')}] from firsts order by first ${sortDirection}) bounds from remaining
     having coalesce(sum(users), 0) < (select sum(users) from user_count) / 2
       or ${foremost}(first) <> (select first from start)`,
    values.list,
  );
  return rows[0] ?? null;
}

/** The range that is read first: the one in which the cursor stands, if there is one. */
function startOf({ cursor, sortDirection, sortBy }: Page['input'], values: Values): string {
  const ranges = `from user_range where sorted_by = ${values.add(sortBy)}`;
  if (!cursor) return `select ${sortDirection === 'asc' ? 'min' : 'max'}(first) first ${ranges}`;
  const [value, id] = readCursor(cursor, sortBy);
  const { type, placeOf } = rangeKeys[sortBy];
  const cursorRow = `(select ${values.add(value)}::${type} value, ${values.add(id)}::uuid id) cursor`;
  return `select coalesce(max(first), '') first ${ranges} and first <= (select ${placeOf('value', 'id')} from ${cursorRow})`;
}

/** Those of the first ranges that have about so many people. */
export function boundsOf({ bounds, ranges, people }: Left, rows: number): readonly Bounds[] {
  return bounds.slice(0, Math.ceil((rows / people) * ranges));
}

/** A page of those who match, by reading along some of the ranges that are left. */
export function readSkipping(
  pool: Pool,
  { input, wanted, offset, prepared }: Page,
  { search, bounds }: { search: Search; bounds: readonly Bounds[] },
): Promise<ListedUser[]> {
  const values = new Values();
  const { key } = rangeKeys[input.sortBy];
  // As many as the planner thinks for any lists, or it would not keep a plan made for these.
  const column = (at: 0 | 1) => `(select ${values.add(bounds.map((range) => range[at]))}::text[])`;
  const text = `select ${columns('place')} from unnest(${column(0)}, ${column(1)}) with ordinality ranges (first, next, nth), lateral (
       select *, ${key} place from (select * from "user" ${afterCursor(input, values, key)}) "user"
       where ${inRange(input.sortBy, { first: 'ranges.first', next: 'ranges.next' })} and ${conditionOf(search, values, 'reading')}
       ${orderBy(input, 'place')} limit ${values.add(wanted + offset)}
     ) "user" order by nth, ${inOrder(input, 'place')} limit ${values.add(wanted)} offset ${values.add(offset)}`;
  return readRows(pool, prepared ? kept(text) : text, values);
}
