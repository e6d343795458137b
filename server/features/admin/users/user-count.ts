import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';

import type { Counted } from './user-row.ts';
import { conditionOf, orderOfEnds, shareOf, type Search } from './user-search.ts';

/** Everybody: counted as they come and go. */
export async function countEverybody(pool: Pool): Promise<number> {
  return readCount(pool, 'select sum(users) count from user_count', new Values());
}

export interface Estimate {
  matches: number;
  everybody: number;
}

/** About how many match, from what ANALYZE saw; nothing is looked for. */
export async function estimateMatches(pool: Pool, search: Search): Promise<Estimate> {
  const values = new Values();
  const { share, rest } = shareOf(search, values);
  const [everybody, planned] = await Promise.all([
    countEverybody(pool),
    rest ? plannedRows(pool, `select from "user" where ${rest}`, values) : Infinity,
  ]);
  return { matches: Math.round(share * Math.min(everybody, planned)), everybody };
}

/** The same, where trigrams alone tell it; null where the planner has to be asked. */
export function guessByTrigrams(search: Search, everybody: number): number | null {
  const { share, rest } = shareOf(search, new Values());
  return rest ? null : Math.round(share * everybody);
}

async function plannedRows(pool: Pool, text: string, values: Values): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `explain (format json) ${text}`,
    values: values.list,
  });
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** How many of a few match, up to `most`: each is found. */
export async function countFound(pool: Pool, search: Search, most: number): Promise<Counted> {
  const values = new Values();
  return countUpTo(pool, most, { text: `from "user" where ${conditionOf(search, values, 'indexed')}`, values });
}

/** So many are looked at as quickly as a page is read. */
const LOOKED_AT = 5_000;

/** How many of many match. Counting stops at `most`, and after some people, whoever they are. */
export async function countMet(
  pool: Pool,
  search: Search,
  { most, everybody }: { most: number; everybody: number },
): Promise<Counted> {
  const values = new Values();
  const condition = conditionOf(search, values, 'reading');
  const text = `from (select * from "user" limit ${LOOKED_AT}) "user" where ${condition}`;
  const counted = await countUpTo(pool, most, { text, values });
  return { ...counted, totalIsCapped: counted.totalIsCapped || everybody > LOOKED_AT };
}

/** How many end so, along the index of ends; null where that is not what is asked. */
export async function countEnds(pool: Pool, search: Search, most: number): Promise<Counted | null> {
  const order = orderOfEnds(search);
  if (order === null) return null;
  const values = new Values();
  const condition = conditionOf(search, values, 'indexed');
  return countUpTo(pool, most, { text: `from "user" where ${condition} ${order}`, values });
}

async function countUpTo(
  pool: Pool,
  most: number,
  { text, values }: { text: string; values: Values },
): Promise<Counted> {
  const limit = values.add(most === Infinity ? null : most + 1);
  const counted = await readCount(pool, `select count(*) from (select ${text} limit ${limit}) enough`, values);
  return { total: Math.min(counted, most), totalIsCapped: counted > most };
}

async function readCount(pool: Pool, text: string, values: Values): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(text, values.list);
  return Number(rows[0]!.count);
}
