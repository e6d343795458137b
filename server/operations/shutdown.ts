import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { Service } from '#server/context.ts';
import type { Database } from '#server/db/open.ts';

import type { Tracing } from './tracing.ts';

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
  service.lifecycle.drain();
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
