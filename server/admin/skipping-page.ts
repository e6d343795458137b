import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { inRange, nextOf, rangeKeys, type RangedOrder } from '#server/user/ranges.ts';

import { afterCursor, orderBy, readCursor } from './user-order.ts';
import { columns, readRows, type ListedUser, type Page } from './user-row.ts';
import { conditionOf, type Search } from './user-search.ts';

/** What is skipped by: ranges whose emails and names have not all of these trigrams hold nobody who matches. */
export interface Skipping {
  order: RangedOrder;
  trigrams: readonly string[];
}

function isLeft({ order, trigrams }: Skipping, input: Page['input'], values: Values): string {
  const mayHold = `(dearly(trigrams) @> ${values.add(trigrams)}::text[] or trigrams is null)`;
  return `sorted_by = ${values.add(order)} and ${mayHold} ${fromCursor(order, input, values)}`;
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

/** About how many ranges are left, and how many people are in them. */
export async function countLeft(
  pool: Pool,
  input: Page['input'],
  skipping: Skipping,
): Promise<{ ranges: number; people: number }> {
  const values = new Values();
  const { rows } = await pool.query<{ ranges: number; people: number }>(
    `select count(*)::int ranges, coalesce(sum(users::int), 0)::int people
     from user_range where ${isLeft(skipping, input, values)}`,
    values.list,
  );
  return rows[0]!;
}

/** A page by reading along so many of the ranges that are left, or all of them. */
export function readSkipping(
  pool: Pool,
  { input, wanted, offset }: Page,
  { search, skipping, ranges }: { search: Search; skipping: Skipping; ranges: number | null },
): Promise<ListedUser[]> {
  const values = new Values();
  const { order } = skipping;
  const way = input.sortDirection;
  return readRows(
    pool,
    `with remaining as (
       select distinct sorted_by, first from user_range where ${isLeft(skipping, input, values)}
       order by first ${way} limit ${values.add(ranges)}
     ), ranges as materialized (
       select first, ${nextOf('remaining')} next from remaining order by first ${way}
     ) select ${columns('place')} from ranges, lateral (
       select *, ${rangeKeys[order].key} place from (select * from "user" ${afterCursor(input, values, rangeKeys[order].key)}) "user"
       where ${inRange(order, { first: 'ranges.first', next: 'ranges.next' })} and ${conditionOf(search, values, 'reading')}
       ${orderBy(input, 'place')} limit ${values.add(wanted + offset)}
     ) "user" order by first ${way}, place ${way}, id ${way} limit ${values.add(wanted)} offset ${values.add(offset)}`,
    values,
  );
}
