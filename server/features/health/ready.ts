import { setTimeout as wait } from 'node:timers/promises';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

import { isMigrated } from '#server/db/migrate.ts';
import { AppError } from '#server/lib/errors.ts';
import type { Readiness } from '#server/lib/readiness.ts';

/** Shorter than the usual timeout of probes, so that they get a response. */
const DATABASE_TIMEOUT_MS = 1000;
/** A slow database counts as ready for this time. It is slow for all nodes, and without a ready node no user is served. */
const GRACE_PERIOD_MS = 5000;

interface ProbedService {
  orm: MikroORM;
  readiness: Readiness;
}

/** The readiness probe: ready unless the service shuts down, or the database does not respond or is not migrated. */
export async function ready({ ctx }: { ctx: ProbedService }): Promise<{ ready: true }> {
  const { readiness } = ctx;
  if (readiness.draining) throw new AppError('SERVICE_UNAVAILABLE');
  const result = await Promise.race([checkDatabase(ctx), wait(DATABASE_TIMEOUT_MS, 'timeout', { ref: false })]);
  const isInGracePeriod = performance.now() - readiness.healthyAt < GRACE_PERIOD_MS;
  if (result === 'timeout' ? !isInGracePeriod : !result) throw new AppError('SERVICE_UNAVAILABLE');
  return { ready: true };
}

async function checkDatabase({ orm, readiness }: ProbedService): Promise<boolean> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const isHealthy = await isMigrated(pool);
  if (isHealthy) readiness.healthyAt = performance.now();
  return isHealthy;
}
