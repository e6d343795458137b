import { setTimeout as wait } from 'node:timers/promises';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import type { RefusalLog } from '#server/audit/refusal-log.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { AppError } from '#server/errors.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Options } from '#server/options/options.ts';

import type { Background } from './background.ts';

/** Shorter than the usual timeout of probes, so that they get a response. */
const DATABASE_TIMEOUT_MS = 1000;
/** A slow database counts as ready for this time. It is slow for all nodes, and without a ready node no user is served. */
const GRACE_PERIOD_MS = 5000;

/** The state of the service, for the probe, the transports and the shutdown. */
export class Lifecycle {
  /** True from the beginning of a shutdown. */
  draining = false;
  /** The last time at which the database was healthy, by the monotonic clock. */
  healthyAt = -Infinity;
}

interface ProbedService {
  orm: MikroORM;
  lifecycle: Lifecycle;
}

/** The readiness probe: ready unless the service shuts down, or the database does not respond or is not migrated. */
export async function ready({ ctx }: { ctx: ProbedService }): Promise<{ ready: true }> {
  const { lifecycle } = ctx;
  if (lifecycle.draining) throw new AppError('SERVICE_UNAVAILABLE');
  const result = await Promise.race([checkDatabase(ctx), wait(DATABASE_TIMEOUT_MS, 'timeout', { ref: false })]);
  const isInGracePeriod = performance.now() - lifecycle.healthyAt < GRACE_PERIOD_MS;
  if (result === 'timeout' ? !isInGracePeriod : !result) throw new AppError('SERVICE_UNAVAILABLE');
  return { ready: true };
}

async function checkDatabase({ orm, lifecycle }: ProbedService): Promise<boolean> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const isHealthy = await isMigrated(pool);
  if (isHealthy) lifecycle.healthyAt = performance.now();
  return isHealthy;
}

/** The parts of the shutdown timeout after which calls and mails are aborted. The rest is for the database. */
const deadlines = { calls: 0.6, mails: 0.85 };

interface Running {
  app: FastifyInstance;
  service: {
    options: Options;
    lifecycle: Lifecycle;
    background: Background;
    refusals: RefusalLog;
    outbox: Outbox;
    mailer: Mailer;
  };
  database: { close: () => Promise<void> };
  /** The server on the metrics' own port. */
  metrics: { close: () => Promise<void> } | null;
  tracing: { close: () => Promise<void> } | null;
}

/** Graceful shutdown after SIGTERM or SIGINT (server/start.ts): announces it to load balancers, stops listening, then waits for running calls and mails. */
export async function shutDown({ app, service, database, metrics, tracing }: Running): Promise<void> {
  const { announceSeconds, timeoutSeconds } = service.options.shutdown;
  service.lifecycle.draining = true;
  if (app.server.listening) await wait(announceSeconds * 1000);

  const startedAt = performance.now();
  const remainingMs = (deadline: number) =>
    Math.max(0, startedAt + timeoutSeconds * 1000 * deadline - performance.now());

  const closed = app.close();
  const inTime = await Promise.race([
    closed.then(() => true),
    wait(remainingMs(deadlines.calls), false, { ref: false }),
  ]);
  if (!inTime) {
    app.log.warn('calls or connections did not end in time: closing their connections');
    app.server.closeAllConnections();
    await closed;
  }

  service.background.stop();
  service.refusals.flush();
  service.outbox.stop();
  await service.background.idleWithin(remainingMs(deadlines.mails));
  service.mailer.close();
  await metrics?.close();
  // An unresponsive collector loses spans, but does not delay the shutdown.
  await Promise.race([tracing?.close(), wait(remainingMs(deadlines.mails), undefined, { ref: false })]);
  await database.close();
}
