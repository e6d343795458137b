import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';

import { conditionOf, shareOf, type Search } from './user-search.ts';

/** Everybody: counted as they come and go. */
export async function countEverybody(pool: Pool): Promise<number> {
  return readCount(pool, 'select sum(users) count from user_count', new Values());
}

/** About how many match, from what ANALYZE saw; nothing is looked for. */
export async function estimateMatches(pool: Pool, search: Search): Promise<{ matches: number; everybody: number }> {
  const values = new Values();
  const { share, rest } = shareOf(search, values);
  const [everybody, planned] = await Promise.all([
    countEverybody(pool),
    rest ? plannedRows(pool, `select from "user" where ${rest}`, values) : Infinity,
  ]);
  return { matches: share * Math.min(everybody, planned), everybody };
}

async function plannedRows(pool: Pool, text: string, values: Values): Promise<number> {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `explain (format json) ${text}`,
    values: values.list,
  });
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** So many are counted as quickly as the page is read: through an index, or those among the first people to come. */
const COUNTED = 5_000;

/** How many match. Counting stops at `most`; where very many must match, also at those among the first people to come. */
export async function countMatches(
  pool: Pool,
  search: Search,
  { most, estimated, everybody }: { most: number; estimated: number; everybody: number },
): Promise<{ total: number; totalIsCapped: boolean }> {
  const values = new Values();
  const isListed = estimated <= COUNTED || most > COUNTED;
  const condition = conditionOf(search, values, isListed ? 'indexed' : 'reading');
  // An index that is asked for all is used for all.
  const matches = isListed
    ? `materialized (select 1 from "user" where ${condition})`
    : `not materialized (select 1 from (select * from "user" order by created_at, id limit ${COUNTED}) "user" where ${condition})`;
  const counted = await readCount(
    pool,
    `with matches as ${matches} select count(*) from (select from matches limit ${values.add(most === Infinity ? null : most + 1)}) enough`,
    values,
  );
  return { total: Math.min(counted, most), totalIsCapped: counted > most || (!isListed && everybody > COUNTED) };
}

async function readCount(pool: Pool, text: string, values: Values): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(text, values.list);
  return Number(rows[0]!.count);
}
