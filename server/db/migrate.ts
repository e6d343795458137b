import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

import { StartError } from '#server/errors.ts';

import { migrations } from './migrations/index.ts';
import { requireSupportedVersion } from './start-errors.ts';

/** The previous version had a chain of migrations, which `0001-initial` replaces; this was its first. */
const PREVIOUS_FIRST = '0001-people';
const PREVIOUS_VERSION =
  'This database was made by the previous version of Gatehouse: back it up with that version (npm run backup -- FILE), ' +
  'then restore it with this one into an empty database (npm run restore -- FILE; ' +
  'of the embedded PostgreSQL, move the folder DATA_DIR/postgres away in between)';

/** One number for all nodes: whoever holds it migrates, the others wait and then find nothing to do. */
const LOCK = 4_242_917_301;

/**
 * Brings the database to this version's schema; nodes that start at once take turns. `to` names the last to run.
 *
 * @throws StartError for a database of the previous version.
 */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const done = await migrationsOf(pool);
  if (isOfPreviousVersion(done)) throw new StartError(PREVIOUS_VERSION);
  if (isComplete(done)) return [];
  await requireSupportedVersion(pool);

  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await runPending(orm, to);
  } finally {
    // Closing the connection lets go of the lock, whatever happened.
    client.release(true);
  }
}

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

/** Whether the schema is this version's. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  return isComplete(await migrationsOf(pool));
}

/** Whether these are migrations of the previous version. */
export function isOfPreviousVersion(names: readonly string[]): boolean {
  return names.includes(PREVIOUS_FIRST);
}

function isComplete(done: readonly string[]): boolean {
  return migrations.every(([name]) => done.includes(name));
}

/** Looks without loading the migrator, so that a start with nothing to do is quick. */
async function migrationsOf(pool: Pool): Promise<string[]> {
  const found = await pool.query<{ found: boolean }>(`select to_regclass('mikro_orm_migrations') is not null as found`);
  if (!found.rows[0]?.found) return [];
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  return rows.map(({ name }) => name);
}
