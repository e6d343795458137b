import type { Pool } from 'pg';

import { Values } from '#server/db/values.ts';

import { conditionOf, orderOfEnds, shareOf, type Search } from './user-search.ts';

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

/** How many match. Counting stops at `most`; where very many should match, also at those among the first people to come. */
export async function countMatches(
  pool: Pool,
  search: Search,
  { most, estimated, everybody }: { most: number; estimated: number; everybody: number },
): Promise<{ total: number; totalIsCapped: boolean }> {
  const values = new Values();
  const inOrder = orderOfEnds(search);
  const isListed = inOrder !== null || estimated <= COUNTED || most > COUNTED;
  const condition = conditionOf(search, values, isListed ? 'indexed' : 'reading');
  const enough = `limit ${values.add(most === Infinity ? null : most + 1)}`;
  const counted = await readCount(pool, `select count(*) from (${matching()}) enough`, values);
  return { total: Math.min(counted, most), totalIsCapped: counted > most || (!isListed && everybody > COUNTED) };

  function matching(): string {
    if (inOrder !== null) return `select from "user" where ${condition} ${inOrder} ${enough}`;
    // An index that is asked for all is used for all.
    if (isListed) {
      return `with matches as materialized (select from "user" where ${condition}) select from matches ${enough}`;
    }
    return `select from (select * from "user" order by created_at, id limit ${COUNTED}) "user" where ${condition} ${enough}`;
  }
}

async function readCount(pool: Pool, text: string, values: Values): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(text, values.list);
  return Number(rows[0]!.count);
}
