import { setTimeout as wait } from 'node:timers/promises';

import type { Pool } from 'pg';

import type { Working } from '#server/context.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';

/** Shorter than the second or two after which probes give up, so that they read a reason. */
const PATIENCE_MS = 1000;
/** How long a database may take: what is slow for a moment is slow for every node, and without any nobody is served. */
const SILENCE_MS = 5000;

/** Whether the service goes on: shared by the probe, the doors and the shutdown. */
export class Lifecycle {
  #draining = false;
  /** When the database last said that it is migrated, by the process's own clock. */
  heardAt = -Infinity;

  /** True from the first moment of a shutdown. */
  get draining(): boolean {
    return this.#draining;
  }

  drain(): void {
    this.#draining = true;
  }
}

/** Ready: not about to stop, and with a database that was heard just now and has this version's schema. */
export async function ready({ ctx }: { ctx: Working }): Promise<{ ready: true }> {
  const { lifecycle } = ctx;
  if (lifecycle.draining) throw new AppError('SERVICE_UNAVAILABLE');
  const answer = await Promise.race([askDatabase(ctx), wait(PATIENCE_MS, 'late', { ref: false })]);
  const isHeard = performance.now() - lifecycle.heardAt < SILENCE_MS;
  if (answer === 'late' ? !isHeard : !answer) throw new AppError('SERVICE_UNAVAILABLE');
  return { ready: true };
}

async function askDatabase({ orm, lifecycle }: Working): Promise<boolean> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const migrated = await isMigrated(pool);
  if (migrated) lifecycle.heardAt = performance.now();
  return migrated;
}
