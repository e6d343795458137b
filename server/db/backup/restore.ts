import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import type { BackupEnd, BackupHeader } from './backup.ts';
import { isOfPreviousVersion, migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { quoted, tablesInOrder, type Table } from './tables.ts';

/** Builds the schema that the previous version's last migration left. */
const INITIAL = '0001-initial';

/** Why a file was not restored, in a line for the operator. */
export class RestoreError extends Error {
  override name = 'RestoreError';
}

/**
 * Loads a backup into an empty database: the schema as it was, all rows in one transaction, then the migrations that
 * this version has beyond it.
 */
export async function restore(orm: MikroORM, file: string): Promise<BackupEnd> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const lines = new Lines(createReadStream(file).pipe(createGunzip()));
  const header = headerOf(await lines.next());
  const isPrevious = isOfPreviousVersion(header.migrations);
  const done = isPrevious ? [INITIAL] : header.migrations;
  const unknown = done.find((name) => !migrations.some(([known]) => known === name));
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
    // Closing the connection undoes what was not committed.
    client.release(true);
  }
}

/** Without tables, or with a schema in which nobody has lived yet, as a restore that failed leaves it. */
async function requireEmpty(client: PoolClient): Promise<void> {
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select from ${quoted(name)} limit 1`);
    if (rowCount !== 0) throw new RestoreError(`The database is not empty (table ${name}): restore into a new one`);
  }
}

/** A backup of the previous version can be loaded if that version had run all its migrations. */
async function requireSameTables(client: PoolClient, tables: Table[]): Promise<void> {
  const columns = (of: Table[]) => of.map((table) => `${table.name} ${table.columns.toSorted().join(' ')}`).toSorted();
  if (isDeepStrictEqual(columns(tables), columns(await tablesInOrder(client)))) return;
  throw new RestoreError(
    'The backup was made before the last migration of the previous version: start that version once on this data, then back it up again',
  );
}

function headerOf(line: string | null): BackupHeader {
  try {
    const header = JSON.parse(line ?? '') as BackupHeader;
    if (header.format === 'gatehouse-backup' && header.version === 1) return header;
  } catch {
    // said below, as for any other file
  }
  throw new RestoreError('The file is not a backup of this format');
}

async function load(client: PoolClient, tables: Table[], lines: Lines): Promise<BackupEnd> {
  // Triggers count and guard what people do; the rows that they kept are in the backup themselves.
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  const rows: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const into = client.query(copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`));
    await pipeline(Readable.from(rowsOf(lines)), into);
    rows[name] = into.rowCount ?? 0;
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
  const end = JSON.parse((await lines.next()) ?? '{}') as BackupEnd;
  if (JSON.stringify(end.rows) !== JSON.stringify(rows)) throw new RestoreError('The backup is cut short or damaged');
  return end;
}

async function* rowsOf(lines: Lines): AsyncGenerator<string> {
  for (;;) {
    const line = await lines.next();
    if (line === null) throw new RestoreError('The backup is cut short or damaged');
    if (line === '\\.') return;
    yield `${line}\n`;
  }
}

/** A stream's lines one at a time. A row is one line: COPY writes a line feed within a value as `\n`. */
class Lines {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]();
  }

  async next(): Promise<string | null> {
    for (let feed = this.#rest.indexOf(10); ; feed = this.#rest.indexOf(10)) {
      if (feed >= 0) {
        const line = this.#rest.toString('utf8', 0, feed);
        this.#rest = this.#rest.subarray(feed + 1);
        return line;
      }
      const { value, done } = await this.#chunks.next();
      if (done) return null;
      this.#rest = Buffer.concat([this.#rest, value]);
    }
  }
}
