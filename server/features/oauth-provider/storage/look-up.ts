import type { RequestContext } from '#server/call/context.ts';
import type { BatchedQuery } from '#server/db/reads.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';

/**
 * One row of a prepared statement. In a transaction, on its connection: requests that hold one and wait for another would wait for
 * each other.
 */
export async function lookUp<Row extends object>(
  { reads, work }: Pick<RequestContext, 'reads' | 'work'>,
  query: BatchedQuery,
  key: readonly unknown[],
): Promise<Row | null> {
  if (!work.isInTransaction) return (await reads.loadBatched<Row>(query, key))[0] ?? null;
  const [rows] = await lockAndRead(work.em, [query, key.map((value) => [value])]);
  return (rows[0] as Row | undefined) ?? null;
}
