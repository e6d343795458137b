import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { hasPreviousSchema, INITIAL, migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { quoted, tablesInOrder, type BackupEnd, type BackupHeader, type Table } from './backup.ts';

/** An error whose message tells the operator why a file was not restored. */
class RestoreError extends Error {
  override name = 'RestoreError';
}

/** Restores a backup into an empty database: its schema, its rows in one transaction, then the migrations of this version. */
export async function restore(orm: MikroORM, file: string): Promise<BackupEnd> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const gunzip = createGunzip();
  // A pipe does not pass on errors, such as that of a missing file.
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
  const lines = readLines(gunzip);
  const header = parseHeader((await lines.next()).value);
  const isPrevious = hasPreviousSchema(header.migrations);
  const done = isPrevious ? [INITIAL] : header.migrations;
  const unknown = done.find((name) => !migrations.some(([migration]) => migration === name));
  if (unknown !== undefined) throw new RestoreError(`The backup was written by a newer version (migration ${unknown})`);

  const client = await pool.connect();
  try {
    await requireEmpty(client);
    await migrate(orm, done.at(-1));
    if (isPrevious) await requireSameTables(client, header.tables);
    await client.query('set statement_timeout = 0; begin');
    const end = await load(client, header.tables, lines);
    await client.query('commit');
    await migrate(orm);
    return end;
  } finally {
    // Closing the connection rolls back an open transaction.
    client.release(true);
  }
}

/** Empty tables are permitted, because a failed restore leaves them. */
async function requireEmpty(client: PoolClient): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0) throw new RestoreError(`The database is not empty (table ${name}): restore into a new one`);
  }
}

/** A backup of the previous version can be restored if that version had run all its migrations. */
async function requireSameTables(client: PoolClient, tables: Table[]): Promise<void> {
  const columns = (of: Table[]) => of.map((table) => `${table.name} ${table.columns.toSorted().join(' ')}`).toSorted();
  if (isDeepStrictEqual(columns(tables), columns(await tablesInOrder(client)))) return;
  throw new RestoreError(
    'The backup was made before the last migration of the previous version: start that version once on this data, then back it up again',
  );
}

function parseHeader(line: string | undefined): BackupHeader {
  try {
    const header = JSON.parse(line ?? '') as BackupHeader;
    if (header.format === 'gatehouse-backup' && header.version === 1) return header;
  } catch {
    // No JSON: reported below.
  }
  throw new RestoreError('The file is not a backup of this format');
}

async function load(client: PoolClient, tables: Table[], lines: Lines): Promise<BackupEnd> {
  // Triggers write rows of their own, which the backup contains, and forbid changes of the audit log.
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  const rows: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const copy = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(Readable.from(rowsOfTable(lines)), copy);
    rows[name] = copy.rowCount ?? 0;
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  const end = JSON.parse((await lines.next()).value ?? '{}') as BackupEnd;
  if (JSON.stringify(end.rows) !== JSON.stringify(rows)) throw new RestoreError('The backup is truncated or damaged');
  return end;
}

async function* rowsOfTable(lines: Lines): AsyncGenerator<string> {
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) throw new RestoreError('The backup is truncated or damaged');
    if (line === '\\.') return;
    yield `${line}\n`;
  }
}

type Lines = AsyncGenerator<string, undefined>;

/** Each row is one line, because COPY writes a line feed within a value as `\n`. */
async function* readLines(stream: AsyncIterable<Buffer>): Lines {
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      yield rest.toString('utf8', 0, end);
      rest = rest.subarray(end + 1);
    }
  }
}
