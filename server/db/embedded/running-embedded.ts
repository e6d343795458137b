import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { Client } from 'pg';

/** What tells that nothing of ours runs: no files, nobody at the port, or somebody else's PostgreSQL there. */
const nobody = ['ENOENT', 'ECONNREFUSED', '28P01', '3D000'];

/** The address of the embedded PostgreSQL that another process runs in this folder; null where none does. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
  const folder = join(resolve(dataDir), 'postgres');
  try {
    const [, , , port] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
    const password = await readFile(join(folder, 'gatehouse.password'), 'utf8');
    const url = `postgres://gatehouse:${password}@127.0.0.1:${port}/gatehouse`;
    await greet(url);
    return url;
  } catch (error) {
    if (nobody.includes((error as { code?: string }).code ?? '')) return null;
    throw error;
  }
}

async function greet(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  await client.end();
}
