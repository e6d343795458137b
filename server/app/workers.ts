import cluster, { type Worker } from 'node:cluster';

import { startServer } from '#server/db/open.ts';
import type { KitOptions, Options } from '#server/options/kit-options.ts';
import { secretsFor } from '#server/security/secrets.ts';

const SLOT_ARGUMENT = '--worker=';
const EMBEDDED_ARGUMENT = '--embedded';
const STOP_MESSAGE = 'stop';

/** The number of this worker, from 0; null for the supervisor and for a service with one process. */
export function workerSlot(): number | null {
  const argument = process.argv.find((each) => each.startsWith(SLOT_ARGUMENT));
  return cluster.isWorker && argument ? Number(argument.slice(SLOT_ARGUMENT.length)) : null;
}

/** Whether the supervisor of this worker runs the embedded database. */
export function hasSupervisedDatabase(): boolean {
  return process.argv.includes(EMBEDDED_ARGUMENT);
}

/**
 * Runs `options.workers` processes on one port and one database. A worker that crashes is restarted; one that cannot start
 * stops the service. Calls `onSignalsHandled` when it handles SIGTERM and SIGINT itself.
 *
 * @returns the exit code when all workers have ended.
 */
export async function superviseWorkers(
  options: Options,
  { log, onSignalsHandled }: { log: (line: string) => void; onSignalsHandled: () => void },
): Promise<number> {
  // Generated once, before several workers could do so at the same time.
  secretsFor(options);
  const isEmbedded = options.databaseUrl === undefined;
  const server = await startServer(options, (line, level) => {
    if (level === 'warn') log(line);
  });
  const ended = Promise.withResolvers<void>();
  const running = new Map<number, Worker>();
  let stopping = false;
  let code = 0;

  const stop = () => {
    stopping = true;
    for (const worker of running.values()) worker.send(STOP_MESSAGE);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  onSignalsHandled();
  for (let slot = 0; slot < options.workers; slot += 1) start(slot);
  await ended.promise;
  await server.stop();
  return code;

  function start(slot: number): void {
    cluster.setupPrimary({
      args: [...process.argv.slice(2), SLOT_ARGUMENT + slot, ...(isEmbedded ? [EMBEDDED_ARGUMENT] : [])],
    });
    const worker = cluster.fork(isEmbedded ? { DATABASE_URL: server.url } : {});
    let hasServed = false;
    running.set(slot, worker);
    worker.once('listening', () => (hasServed = true));
    worker.once('exit', (status: number | null, signal: string | null) => {
      running.delete(slot);
      if (!stopping) {
        log(`worker ${slot} ended unexpectedly (${signal ?? status})`);
        if (hasServed) return start(slot);
        code = 1;
        stop();
      }
      if (running.size === 0) ended.resolve();
    });
  }
}

/** Calls `stop` when the supervisor requests it, or ends. Ctrl-C reaches all processes, and is left to the supervisor. */
export function followSupervisor(stop: () => void): void {
  process.on('message', (message) => {
    if (message === STOP_MESSAGE) stop();
  });
  process.once('disconnect', stop);
  process.on('SIGINT', () => undefined);
}

/** The options of a worker: rate limits are counted in the database, and each worker has its own port for metrics. */
export function workerOptions<Loaded extends KitOptions>(loaded: Loaded, { metrics }: Options, slot: number): Loaded {
  return {
    ...loaded,
    rateLimit: { storage: 'database', ...loaded.rateLimit },
    metrics: { ...loaded.metrics, port: metrics.port === 0 ? 0 : metrics.port + slot },
  };
}
