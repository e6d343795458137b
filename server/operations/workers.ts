import cluster, { type Worker } from 'node:cluster';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { embeddedStartError } from '#server/db/start-errors.ts';
import type { KitOptions } from '#server/options/options.ts';
import type { Options } from '#server/options/options.ts';
import { secretsFor } from '#server/security/secrets.ts';

const ARGUMENT = '--worker=';
const EMBEDDED = '--embedded';
const STOP = 'stop';

/** Which of the workers this process is, from 0 on; null for a process that serves alone or keeps the workers. */
export function workerSlot(): number | null {
  const given = process.argv.find((argument) => argument.startsWith(ARGUMENT));
  return cluster.isWorker && given ? Number(given.slice(ARGUMENT.length)) : null;
}

/** Whether the keeper of this worker also keeps its database. */
export function ownsDatabase(): boolean {
  return process.argv.includes(EMBEDDED);
}

interface Keeping {
  log: (line: string) => void;
  /** Called when signals stop the workers. */
  onStoppable: () => void;
}

/**
 * Keeps `options.workers` processes serving one port, on one database: one that dies is started again, one that cannot
 * start ends the service, a stop reaches all. Resolves with the exit code when the last has ended.
 */
export async function superviseWorkers(options: Options, { log, onStoppable }: Keeping): Promise<number> {
  // What a first start makes is made once, before there are several to make it.
  secretsFor(options);
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options.dataDir, log) : null;
  const ended = Promise.withResolvers<number>();
  const running = new Map<number, Worker>();
  let stopping = false;
  let code = 0;

  const stop = () => {
    stopping = true;
    for (const worker of running.values()) worker.send(STOP);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  onStoppable();
  for (let slot = 0; slot < options.workers; slot += 1) start(slot);
  await ended.promise;
  await embedded?.stop();
  return code;

  function start(slot: number): void {
    cluster.setupPrimary({ args: [...process.argv.slice(2), ARGUMENT + slot, ...(embedded ? [EMBEDDED] : [])] });
    const worker = cluster.fork(embedded ? { DATABASE_URL: embedded.url } : {});
    let hasServed = false;
    running.set(slot, worker);
    worker.once('listening', () => (hasServed = true));
    worker.once('exit', (status: number | null, signal: string | null) => {
      running.delete(slot);
      if (!stopping) {
        log(`worker ${slot} ended unasked (${signal ?? status})`);
        if (hasServed) return start(slot);
        code = 1;
        stop();
      }
      if (running.size === 0) ended.resolve(code);
    });
  }
}

function startEmbedded(dataDir: string, log: (line: string) => void) {
  return startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    throw embeddedStartError(error, dataDir);
  });
}

/** Calls `stop` when whoever keeps this worker says so, or is gone. A Ctrl-C reaches every process, and is theirs to hear. */
export function followSupervisor(stop: () => void): void {
  process.on('message', (message) => {
    if (message === STOP) stop();
  });
  process.once('disconnect', stop);
  process.on('SIGINT', () => undefined);
}

/** What several processes on one machine cannot each have: a counter of their own, and one port for their metrics. */
export function optionsOfWorker<Given extends KitOptions>(given: Given, { metrics }: Options, slot: number): Given {
  return {
    ...given,
    rateLimit: { storage: 'database', ...given.rateLimit },
    metrics: { ...given.metrics, port: metrics.port === 0 ? 0 : metrics.port + slot },
  };
}
