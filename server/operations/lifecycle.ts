import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

import type { Service, RequestContext } from '#server/context.ts';
import { isMigrated } from '#server/db/migrate.ts';
import type { Database } from '#server/db/open.ts';
import { AppError } from '#server/errors.ts';

import type { Tracing } from './tracing.ts';

/** Shorter than the second or two after which probes give up, so that they read a reason. */
const DATABASE_TIMEOUT_MS = 1000;
/** How long a slow database counts as ready: it is slow for every node, and with no ready node no user is served. */
const SILENCE_MS = 5000;

/** Whether the service goes on: shared by the probe, the transports and the shutdown. */
export class Lifecycle {
  /** True from the first moment of a shutdown. */
  draining = false;
  /** When the database last said that it is migrated, by the process's own clock. */
  heardAt = -Infinity;
}

/** Ready: not about to stop, and with a database that was heard just now and has this version's schema. */
export async function ready({ ctx }: { ctx: RequestContext }): Promise<{ ready: true }> {
  const { lifecycle } = ctx;
  if (lifecycle.draining) throw new AppError('SERVICE_UNAVAILABLE');
  const answer = await Promise.race([askDatabase(ctx), wait(DATABASE_TIMEOUT_MS, 'late', { ref: false })]);
  const isHeard = performance.now() - lifecycle.heardAt < SILENCE_MS;
  if (answer === 'late' ? !isHeard : !answer) throw new AppError('SERVICE_UNAVAILABLE');
  return { ready: true };
}

async function askDatabase({ orm, lifecycle }: RequestContext): Promise<boolean> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  const migrated = await isMigrated(pool);
  if (migrated) lifecycle.heardAt = performance.now();
  return migrated;
}

/** How much of the time for a stop has passed when calls, and then mails, are given up; the rest is the database's. */
const shares = { calls: 0.6, mails: 0.85 };

interface Running {
  app: FastifyInstance;
  service: Service;
  database: Database;
  /** The server of the metrics, where they have one of their own. */
  metrics: { close: () => Promise<void> } | null;
  tracing: Tracing | null;
}

/**
 * Ends the service in the order in which its parts need one another. A load balancer first learns that no more calls
 * are wanted, then the address closes, then what runs may finish.
 */
export async function shutDown({ app, service, database, metrics, tracing }: Running): Promise<void> {
  const { announceSeconds, timeoutSeconds } = service.options.shutdown;
  service.lifecycle.draining = true;
  if (app.server.listening) await wait(announceSeconds * 1000);

  const began = performance.now();
  const leftOf = (share: number) => Math.max(0, began + timeoutSeconds * 1000 * share - performance.now());

  const closed = app.close();
  const inTime = await Promise.race([closed.then(() => true), wait(leftOf(shares.calls), false, { ref: false })]);
  if (!inTime) {
    app.log.warn('calls or connections did not end in time: cutting them off');
    app.server.closeAllConnections();
    await closed;
  }

  service.background.stop();
  service.refusals.flush();
  service.outbox.stop();
  await service.background.idleWithin(leftOf(shares.mails));
  service.mailer.close();
  await metrics?.close();
  // A collector that hangs keeps its spans from nobody but itself.
  await Promise.race([tracing?.close(), wait(leftOf(shares.mails), undefined, { ref: false })]);
  await database.close();
}
