import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { processTree, signalAll } from '#tests/support/processes/process-tree.ts';

/** A PostgreSQL for one test, durable as in production, and restarted after a kill. */
export interface OwnPostgres extends AsyncDisposable {
  url: string;
  /** Simulates a crash. */
  kill: () => Promise<void>;
  /** Simulates a lost machine, which answers nothing and closes no connection. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startOwnPostgres(settings: Record<string, string> = {}): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-fault-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const postmaster = async () => {
    const pidFile = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    return Number(pidFile.split('\n')[0]);
  };
  return {
    url: postgres.url,
    kill: async () => void process.kill(await postmaster(), 'SIGKILL'),
    freeze: async () => signalAll(processTree(await postmaster()), 'SIGSTOP'),
    thaw: async () => signalAll(processTree(await postmaster()), 'SIGCONT'),
    stop: postgres.stop,
    [Symbol.asyncDispose]: async () => {
      await postgres.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
