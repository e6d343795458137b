import type { EntityManager, EntityName } from '@mikro-orm/postgresql';

import { hooksOf } from './database-hooks.ts';

/** A condition with a value for each `?`. */
export type BoundCondition = [sql: string, values: (string | number | boolean | Date | null)[]];

/**
 * Deletes the rows of a condition in one statement, so that of concurrent callers one gets each row.
 *
 * @returns the rows by column.
 */
export async function deleteReturning<Row extends object>(
  em: EntityManager,
  entity: EntityName<object>,
  [condition, values]: BoundCondition,
): Promise<Row[]> {
  await em.begin();
  const meta = em.getMetadata(entity);
  const table = `"${meta.tableName}"`;
  const hooks = hooksOf(em);
  if (!hooks?.observes('delete', meta)) {
    return em.execute<Row[]>(`delete from ${table} where ${condition} returning *`, values);
  }
  const locked = await em.execute<object[]>(`select * from ${table} where ${condition} for update`, values);
  const rows = locked.map((row) => em.getDriver().mapResult(row, meta) as unknown as Record<string, unknown>);
  for (const row of rows) await hooks.before('delete', meta, { row, em });
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id as string);
  const deleted = await em.execute<Row[]>(
    `delete from ${table} where "id" in (${ids.map(() => '?').join(', ')}) returning *`,
    ids,
  );
  for (const row of rows) hooks.after('delete', meta, { row, em });
  return deleted;
}

/** Runs the hooks around a statement that inserts a row. `insert` returns whether it did. */
export async function insertWithHooks<Row extends { id: string }>(
  em: EntityManager,
  entity: EntityName<object>,
  { row, insert }: { row: Row; insert: (row: Row) => Promise<boolean> },
): Promise<boolean> {
  const meta = em.getMetadata(entity);
  const hooks = hooksOf(em);
  const changed = hooks ? { ...row, ...(await hooks.before('create', meta, { row, em })) } : row;
  const isInserted = await insert(changed);
  if (isInserted) hooks?.after('create', meta, { row: changed, em });
  return isInserted;
}
