import { setTimeout as wait } from 'node:timers/promises';

import type { Pool } from 'pg';

import type { Working } from '#server/context.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';

/** Shorter than the second or two after which probes give up, so that they read a reason. */
const PATIENCE_MS = 1000;

/** Whether the service goes on: shared by the probe, the doors and the shutdown. */
export class Lifecycle {
  #draining = false;

  /** True from the first moment of a shutdown. */
  get draining(): boolean {
    return this.#draining;
  }

  drain(): void {
    this.#draining = true;
  }
}

/** Ready: not about to stop, and with a database that answers and has this version's schema. */
export async function ready({ ctx }: { ctx: Working }): Promise<{ ready: true }> {
  if (ctx.lifecycle.draining) throw new AppError('SERVICE_UNAVAILABLE');
  const pool: Pool = await ctx.orm.em.getConnection().getNativeClient();
  const migrated = await Promise.race([isMigrated(pool), wait(PATIENCE_MS, false, { ref: false })]);
  if (!migrated) throw new AppError('SERVICE_UNAVAILABLE');
  return { ready: true };
}
