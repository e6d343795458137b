import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import type { Options } from '#server/options.ts';

export interface Reached {
  url: string;
  close: () => Promise<void>;
}

/** The configured database for a command: also the embedded one, whether the service runs beside or not. */
export async function reachDatabase({ databaseUrl, dataDir }: Options): Promise<Reached> {
  const close = async () => undefined;
  if (databaseUrl !== undefined) return { url: databaseUrl, close };
  const running = await addressOfRunning(join(dataDir, 'postgres'));
  if (running !== null) return { url: running, close };
  const { startEmbeddedPostgres } = await import('./embedded.ts');
  const { url, stop } = await startEmbeddedPostgres({ dataDir });
  return { url, close: stop };
}

/** PostgreSQL writes the port that it serves into its folder, where its password lies as well. */
async function addressOfRunning(folder: string): Promise<string | null> {
  try {
    const port = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[3]!.trim();
    const password = await readFile(join(folder, 'gatehouse.password'), 'utf8');
    const url = `postgres://gatehouse:${password}@127.0.0.1:${port}/gatehouse`;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}
