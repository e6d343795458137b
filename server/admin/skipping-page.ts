import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { inRange, nextOf, rangeKeys, type RangedOrder } from '#server/user/ranges.ts';

import { afterCursor, orderBy, readCursor } from './user-order.ts';
import { columns, readRows, type ListedUser, type Page } from './user-row.ts';
import { conditionOf, type Search } from './user-search.ts';

/** The ranges that are left once those are skipped whose emails and names have not all of a part's trigrams. */
export interface Left {
  order: RangedOrder;
  /** About how many they are, and how many people are in them. */
  ranges: number;
  people: number;
  /** Where the first of them begin. */
  firsts: readonly string[];
}

/** More are never read along: whoever was not met by then is found. */
const MOST = 20;

export async function findLeft(
  pool: Pool,
  input: Page['input'],
  { order, trigrams }: { order: RangedOrder; trigrams: readonly string[] },
): Promise<Left> {
  const values = new Values();
  const { rows } = await pool.query<Omit<Left, 'order'>>(
    `select count(*)::int ranges, coalesce(sum(users::int), 0)::int people,
       coalesce((array_agg(distinct first order by first ${input.sortDirection}))[1:${MOST}], '{}') firsts
     from user_range where sorted_by = ${values.add(order)} and (dearly(trigrams) @> ${values.add(trigrams)}::text[] or trigrams is null)
       ${fromCursor(order, input, values)}`,
    values.list,
  );
  return { order, ...rows[0]! };
}

/** The range in which the cursor stands is read as well. */
function fromCursor(order: RangedOrder, { cursor, sortDirection, sortBy }: Page['input'], values: Values): string {
  if (!cursor) return '';
  const [value] = readCursor(cursor, sortBy);
  const { at, type } = rangeKeys[order];
  const isBefore = `${at('first')} <= ${values.add(value)}::${type}`;
  if (sortDirection === 'desc') return `and ${isBefore}`;
  return `and first >= coalesce((select max(first) from user_range where sorted_by = ${values.add(order)} and ${isBefore}), '')`;
}

/** Where the ranges begin that have about so many people. */
export function firstOf({ firsts, ranges, people }: Left, rows: number): readonly string[] {
  return firsts.slice(0, Math.ceil((rows / people) * ranges));
}

/** A page of those who match, by reading along some of the ranges that are left. */
export function readSkipping(
  pool: Pool,
  { input, wanted, offset }: Page,
  { search, order, firsts }: { search: Search; order: RangedOrder; firsts: readonly string[] },
): Promise<ListedUser[]> {
  const values = new Values();
  const { key } = rangeKeys[order];
  const way = input.sortDirection;
  // A range has no more people than it has, but told so the planner reads in order and stops, rather than sort them all.
  return readRows(
    pool,
    `with ranges as materialized (
       select first, ${nextOf('asked')} next, (select sum(users) from user_range
         where (user_range.sorted_by, user_range.first) = (asked.sorted_by, asked.first)) people
       from (select ${values.add(order)} sorted_by, unnest(${values.add(firsts)}::text[]) first) asked order by first ${way}
     ) select ${columns('place')} from ranges, lateral (
       select * from (
         select *, ${key} place from (select * from "user" ${afterCursor(input, values, key)}) "user"
         where ${inRange(order, { first: 'ranges.first', next: 'ranges.next' })} ${orderBy(input, 'place')} limit people
       ) "user" where ${conditionOf(search, values, 'reading')} ${orderBy(input, 'place')} limit ${values.add(wanted + offset)}
     ) "user" order by first ${way}, place ${way}, id ${way} limit ${values.add(wanted)} offset ${values.add(offset)}`,
    values,
  );
}
