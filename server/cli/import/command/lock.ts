import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

import { CommandError } from '#server/cli/command.ts';

/** Advisory lock, so that two imports do not run at once. */
const IMPORT_LOCK = 4_242_917_302;

/** Locks until it is disposed, or the process ends. @throws CommandError while another import runs. */
export async function lockImports(orm: MikroORM): Promise<Disposable> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const client = await pool.connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [IMPORT_LOCK]);
  // Closing the connection releases the lock.
  const release = () => client.release(true);
  if (rows[0]?.locked) return { [Symbol.dispose]: release };
  release();
  throw new CommandError('Another import is running.');
}
