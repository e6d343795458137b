import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded.ts';

import { benchGetSession } from './get-session.ts';
import { benchOrganizations } from './organizations.ts';

/** What a bench is given: a PostgreSQL of the run's own, durable as in production. */
export interface Bench {
  databaseUrl: string;
}

export interface Row {
  work: string;
  ratio: number;
  /** The least the ratio must be. */
  bar: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
try {
  const bench = { databaseUrl: postgres.url };
  const rows: Row[] = [...(await benchGetSession(bench)), ...(await benchOrganizations(bench))];
  console.log('\n| work | ratio | bar | met |\n|---|---|---|---|');
  for (const { work, ratio, bar } of rows) {
    console.log(`| ${work} | ${ratio.toFixed(2)} | ${bar.toFixed(2)} | ${ratio >= bar ? 'yes' : 'no'} |`);
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
