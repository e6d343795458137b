import { setTimeout as wait } from 'node:timers/promises';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';

import { StartError } from '#server/lib/errors.ts';

import { buildIndexes } from './concurrent-indexes.ts';
import { migrations } from './migrations/index.ts';
import { requireSupportedVersion } from './start-errors.ts';

/** The schema with which the previous version ended: its migrations were squashed. */
export const [[INITIAL]] = migrations as [(typeof migrations)[number]];
const PREVIOUS_VERSION_MESSAGE =
  'This database was created by the previous version of Gatehouse: back it up with that version (npm run backup -- FILE), ' +
  'then restore it with this one into an empty database (npm run restore -- FILE; ' +
  'with the embedded PostgreSQL, move the folder DATA_DIR/postgres away in between)';

/** Advisory lock, so that of several nodes that start at once only one migrates. */
const MIGRATION_LOCK = 4_242_917_301;
/** Milliseconds between attempts to get it. */
const LOCK_INTERVAL = 100;

/**
 * Runs the pending migrations, up to and including `to`. @returns their names.
 *
 * @throws StartError for a database of the previous version.
 */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const done = await readMigrations(pool);
  if (hasPreviousSchema(done)) throw new StartError(PREVIOUS_VERSION_MESSAGE);
  if (isComplete(done)) return [];
  await requireSupportedVersion(pool);

  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await lock(client);
    const pending = await pendingMigrations(client);
    const isWanted = (name: string) => to === undefined || positionOf(name) <= positionOf(to);
    await buildIndexes(client, pending.filter(isWanted));
    return await runPending(orm, to);
  } finally {
    // Closing the connection releases the lock, also after an error.
    client.release(true);
  }
}

/** By attempts: a statement that waits for the lock would keep the node that has it from building an index concurrently. */
async function lock(client: ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]!.locked) return;
    await wait(LOCK_INTERVAL);
  }
}

const positionOf = (name: string) => migrations.findIndex(([each]) => each === name);

async function runPending(orm: MikroORM, to?: string): Promise<string[]> {
  const { Migration, Migrator } = await import('@mikro-orm/migrations');
  const migrationsList = migrations.map(([name, sql]) => ({
    name,
    class: class extends Migration {
      override up(): void {
        this.addSql(sql);
      }
    },
  }));
  orm.config.set('migrations', { ...orm.config.get('migrations'), migrationsList, snapshot: false, silent: true });
  const ran = await new Migrator(orm.em).up(to === undefined ? undefined : { to });
  return ran.map((migration) => migration.name);
}

/** Whether the database has the schema of this version. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  return isComplete(await readMigrations(pool));
}

/** Whether the migrations are those of the previous version. */
export function hasPreviousSchema(names: readonly string[]): boolean {
  return names.length > 0 && !names.includes(INITIAL);
}

/** The names of the migrations that the next start would run. @throws StartError for a database of the previous version. */
export async function pendingMigrations(client: Pick<Pool, 'query'>): Promise<string[]> {
  const done = await readMigrations(client);
  if (hasPreviousSchema(done)) throw new StartError(PREVIOUS_VERSION_MESSAGE);
  return migrations.map(([name]) => name).filter((name) => !done.includes(name));
}

function isComplete(done: readonly string[]): boolean {
  return migrations.every(([name]) => done.includes(name));
}

/** Reads the table of the migrator without loading it, so that a start without pending migrations is fast. */
async function readMigrations(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const table = await pool.query<{ exists: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  return rows.map(({ name }) => name);
}
