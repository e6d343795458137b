import type { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';

/** A row by column name. */
export type BulkRow = Record<string, unknown>;

/** NUL and halves of surrogate pairs, which JSON escapes and PostgreSQL refuses; an escaped backslash is matched first. */
const UNSTORABLE = /\\\\|\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** The rows as JSON that PostgreSQL stores: one text must not make it refuse a whole batch. */
function storable(rows: BulkRow[]): string {
  const json = JSON.stringify(rows);
  const isSuspect = json.includes(String.raw`\u0000`) || json.includes(String.raw`\ud`);
  return isSuspect ? json.replaceAll(UNSTORABLE, (match) => (match.startsWith(String.raw`\u`) ? ' ' : match)) : json;
}

/** Inserts rows that conflict with none, in one statement. @returns the ids of those that were inserted. */
export async function insertRows(em: EntityManager, table: string, rows: BulkRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const key = 'id' in rows[0]! ? 'id' : 'source_key';
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(rows[0]!).map(pg.escapeIdentifier).join(', ');
  const sql = `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ?::json)
    on conflict do nothing returning ${pg.escapeIdentifier(key)}::text as key`;
  const inserted = await em.execute<{ key: string }[]>(sql, [storable(rows)]);
  return new Set(inserted.map((row) => row.key));
}

/** Sets the columns of existing rows, by id, in one statement. All rows have the same columns. */
export async function updateRows(em: EntityManager, table: string, rows: BulkRow[]): Promise<void> {
  if (rows.length === 0) return;
  const name = pg.escapeIdentifier(table);
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'id');
  const assignments = columns.map((column) => `${pg.escapeIdentifier(column)} = v.${pg.escapeIdentifier(column)}`);
  await em.execute(
    `update ${name} t set ${assignments.join(', ')} from json_populate_recordset(null::${name}, ?::json) v where t.id = v.id`,
    [storable(rows)],
  );
}

/** The rows whose column has one of the values. */
export async function rowsWith<Row extends object>(
  em: EntityManager,
  select: string,
  { column, values }: { column: string; values: readonly string[] },
): Promise<Row[]> {
  if (values.length === 0) return [];
  const array = `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
  return em.execute<Row[]>(`${select} where ${column} = any(?)`, [array]);
}
