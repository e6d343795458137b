import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';

/** A PostgreSQL for one test, durable as in production, and restarted after a kill. */
export interface OwnPostgres extends AsyncDisposable {
  url: string;
  /** Simulates a crash. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-fault-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  return {
    url: postgres.url,
    kill: async () => {
      const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
    },
    stop: postgres.stop,
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
