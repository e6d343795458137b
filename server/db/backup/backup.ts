import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { withClient } from '#server/db/connection/client.ts';
import { now } from '#server/lib/now.ts';

export interface Table {
  name: string;
  columns: string[];
}

/** The first line of a backup. */
export interface BackupHeader {
  format: 'gatehouse-backup';
  version: 1;
  at: string;
  /** The migrations of the schema, in order. */
  migrations: string[];
  tables: Table[];
}

/** The last line. A file without it is incomplete. */
export interface BackupEnd {
  rows: Record<string, number>;
}

/**
 * Writes a consistent backup while the service runs: a header, the rows of each table in COPY's text format, ended by
 * `\.`, and the row counts, gzipped. The file gets its name when it is complete.
 */
export async function backUp(databaseUrl: string, file: string): Promise<BackupEnd> {
  return withClient(databaseUrl, (client) => writeBackup(client, file), { statement_timeout: 0 });
}

async function writeBackup(client: pg.Client, file: string): Promise<BackupEnd> {
  const temporary = `${file}.unfinished`;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const end: BackupEnd = { rows: {} };
    await pipeline(linesOf(client, end), createGzip(), createWriteStream(temporary, { mode: 0o600, flush: true }));
    await client.query('commit');
    await rename(temporary, file);
    return end;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function* linesOf(client: pg.Client, end: BackupEnd): AsyncGenerator<string | Buffer> {
  const { rows } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
  const header: BackupHeader = {
    format: 'gatehouse-backup',
    version: 1,
    at: now().toISOString(),
    migrations: rows.map(({ name }) => name),
    tables: await tablesInOrder(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const { name, columns } of header.tables) {
    const table = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) to stdout`));
    // The type of the stream allows any chunk; COPY sends bytes.
    for await (const chunk of table as AsyncIterable<Buffer>) yield chunk;
    end.rows[name] = table.rowCount ?? 0;
    yield '\\.\n';
  }
  yield `${JSON.stringify(end)}\n`;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The tables of the service, without the migrator's own. Each one follows those that its foreign keys reference. */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'mikro_orm_migrations'
    group by c.relname order by c.relname`);
  const { rows: references } = await client.query<{ from: string; to: string }>(`
    select f.relname as "from", t.relname as "to"
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`);
  const sorted = new Map<string, Table>();
  while (sorted.size < tables.length) {
    const ready = tables.filter(
      ({ name }) => !sorted.has(name) && references.every(({ from, to }) => from !== name || sorted.has(to)),
    );
    if (ready.length === 0) throw new Error('Circular foreign keys: the tables cannot be sorted');
    for (const table of ready) sorted.set(table.name, table);
  }
  return [...sorted.values()];
}
