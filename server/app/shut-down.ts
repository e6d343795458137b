import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import type { FailedAttemptLog } from '#server/audit/failed-attempt-log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import type { Options } from '#server/options/kit-options.ts';

import type { Background } from '#server/lib/background.ts';
import type { Readiness } from '#server/lib/readiness.ts';

/** The parts of the shutdown timeout after which calls and mails are aborted. The rest is for the database. */
const deadlines = { calls: 0.6, mails: 0.85 };

interface Running {
  app: FastifyInstance;
  service: {
    options: Options;
    readiness: Readiness;
    background: Background;
    failedAttempts: FailedAttemptLog;
    outbox: Outbox;
    mailer: Mailer;
  };
  database: { close: () => Promise<void> };
  /** The server on the metrics' own port. */
  metrics: { close: () => Promise<void> } | null;
  tracing: { close: () => Promise<void> } | null;
}

/** Graceful shutdown after SIGTERM or SIGINT (server/app/start.ts): announces it to load balancers, stops listening, then waits for running calls and mails. */
export async function shutDown({ app, service, database, metrics, tracing }: Running): Promise<void> {
  const { announceSeconds, timeoutSeconds } = service.options.shutdown;
  service.readiness.draining = true;
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
  service.failedAttempts.flush();
  service.outbox.stop();
  await service.background.idleWithin(remainingMs(deadlines.mails));
  service.mailer.close();
  await metrics?.close();
  // An unresponsive collector loses spans, but does not delay the shutdown.
  await Promise.race([tracing?.close(), wait(remainingMs(deadlines.mails), undefined, { ref: false })]);
  await database.close();
}
