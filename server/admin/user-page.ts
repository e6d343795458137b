import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';

import { FAR, readFarPage } from './far-page.ts';
import { afterCursor, keyOf, orderBy } from './user-order.ts';
import { columns, readRows, type ListedUser, type Page } from './user-row.ts';
import { conditionOf, type Search } from './user-search.ts';

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
    return readRows(pool, `select ${columns(key)} ${inOrder} ${limits}`, values);
  }
  // What the rows are sorted by is a column of its own, or the planner would not see that they are sorted already.
  return readRows(
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
  const rows = await readRows<ListedUser & { total: number }>(
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
