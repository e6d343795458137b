import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

import { migrations } from './migrations/index.ts';
import { requireSupportedVersion } from './start-errors.ts';

/** One number for all nodes: whoever holds it migrates, the others wait and then find nothing to do. */
const LOCK = 4_242_917_301;

/** Brings the database to this version's schema; nodes that start at once take turns. `to` names the last to run. */
export async function migrate(orm: MikroORM, to?: string): Promise<string[]> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  if (await isMigrated(pool)) return [];
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

/** Whether the schema is this version's; looks without loading the migrator, so that a start with nothing to do is quick. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const found = await pool.query<{ found: boolean }>(`select to_regclass('mikro_orm_migrations') is not null as found`);
  if (!found.rows[0]?.found) return false;
  const { rows } = await pool.query<{ name: string }>('select name from mikro_orm_migrations');
  const done = new Set(rows.map((row) => row.name));
  return migrations.every(([name]) => done.has(name));
}
