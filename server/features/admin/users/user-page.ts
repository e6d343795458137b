import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';
import { rangeKeys } from '#server/features/users/ranges.ts';

import { FAR, readFarPage } from '#server/features/admin/far-page.ts';
import { afterCursor, orderBy } from './user-order.ts';
import { columns, kept, readRows, type Found, type ListedUser, type Page } from './user-row.ts';
import { conditionOf, type Search } from './user-search.ts';

/** A page of everybody. */
export async function readPage(pool: Pool, page: Page): Promise<ListedUser[]> {
  const { input, wanted, offset } = page;
  if (offset >= FAR) return readFarPage(pool, page);
  const values = new Values();
  const { key } = rangeKeys[input.sortBy];
  return readRows(
    pool,
    `select ${columns(key)} from "user" ${afterCursor(input, values, key)} ${orderBy(input, key)}
     limit ${values.add(wanted)} offset ${values.add(offset)}`,
    values,
  );
}

/** A page of those who match, by reading along its order, so many rows. */
export async function readAlong(
  pool: Pool,
  { input, wanted, offset }: Page,
  { search, rows }: { search: Search; rows: number },
): Promise<ListedUser[]> {
  const values = new Values();
  const { key } = rangeKeys[input.sortBy];
  // What the rows are sorted by is a column of its own, or the planner would not see that they are sorted already.
  return readRows(
    pool,
    `select ${columns('place')} from (
       select *, ${key} place from "user" ${afterCursor(input, values, key)} ${orderBy(input, key)} limit ${values.add(rows)}
     ) "user" where ${conditionOf(search, values, 'reading')}
     ${orderBy(input, 'place')} limit ${values.add(wanted)} offset ${values.add(offset)}`,
    values,
  );
}

/** A page of those who match, found before they are sorted; of so many of them, whichever those are, when they are more. */
export async function findPage(
  pool: Pool,
  search: Search,
  { input, wanted, offset, most = Infinity, keepsPlan = false }: Page & { most?: number; keepsPlan?: boolean },
): Promise<Found> {
  const values = new Values();
  const { key } = rangeKeys[input.sortBy];
  const number = (value: number) => `(select ${values.add(value === Infinity ? null : value)}::bigint)`;
  const text = `with matches as materialized (
       select id, ${key} place from "user" where ${conditionOf(search, values, keepsPlan ? 'kept' : 'indexed')}
     ), found as not materialized (
       select * from matches limit ${number(most + 1)}
     ), page as (
       select * from found ${afterCursor(input, values, 'place')}
       ${orderBy(input, 'place')} limit ${number(wanted)} offset ${number(offset)}
     ) select ${columns('place')}, total
     from (select count(*)::int total from found) counted left join (page join "user" using (id)) on true ${orderBy(input, 'place')}`;
  const found = await readRows<(ListedUser | { id: null }) & { total: number }>(
    pool,
    keepsPlan ? kept(text) : text,
    values,
  );
  const { total } = found[0]!;
  const users = found.filter((row): row is ListedUser & { total: number } => row.id !== null);
  return { users, total: Math.min(total, most), totalIsCapped: total > most };
}
