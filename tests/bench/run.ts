import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';

import { benchApiKeys } from './api-keys.ts';
import { benchApplications } from './applications.ts';
import type { Row } from './bench.ts';
import { benchDirectories } from './directories.ts';
import { benchGetSession } from './get-session.ts';
import { benchGrowth } from './growth.ts';
import { benchImport } from './import.ts';
import { benchListUsers } from './list-users.ts';
import { benchOrganizations } from './organizations.ts';
import { benchPasswords } from './passwords.ts';
import { benchPeersReads } from './peers/peers-reads.ts';
import { benchPeersWrites } from './peers/peers-writes.ts';
import { benchPooler } from './pooler.ts';
import { benchProcess } from './process.ts';
import { benchSizes } from './sizes.ts';

/** The benchmarks of `npm run bench`; `npm run bench -- users` runs one, `peers` both with that prefix. */
const benches = {
  session: benchGetSession,
  'session-keys': benchApiKeys,
  'peers-reads': benchPeersReads,
  'peers-writes': benchPeersWrites,
  passwords: benchPasswords,
  organizations: benchOrganizations,
  growth: benchGrowth,
  users: benchListUsers,
  import: benchImport,
  directories: benchDirectories,
  applications: benchApplications,
  process: benchProcess,
  pooler: benchPooler,
  sizes: benchSizes,
};
type Name = keyof typeof benches;

// The cast names the keys of `benches`.
const names = Object.keys(benches) as Name[];
const namesFor = (argument: string) => names.filter((name) => name === argument || name.startsWith(`${argument}-`));
const requested = process.argv.slice(2);
const unknown = requested.find((name) => namesFor(name).length === 0);
if (unknown !== undefined) throw new Error(`There is no bench ${unknown}: one of ${names.join(', ')}`);
const selected = requested.length > 0 ? requested.flatMap(namesFor) : names;

const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
// A quarter of 4 GB, as PostgreSQL's manual advises; a million users do not fit in the default of 128 MB.
const postgres = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '1GB', max_connections: '200' } });
try {
  const bench = { databaseUrl: postgres.url, dataDir };
  const rows: Row[] = [];
  for (const name of selected) rows.push(...(await benches[name](bench)));
  console.log('\n| work | ratio | budget | met |\n|---|---|---|---|');
  for (const row of rows) {
    console.log(`| ${row.work} | ${row.ratio.toFixed(2)} | ${row.budget.toFixed(2)} | ${verdict(row)} |`);
  }
  const missed = rows.filter((row) => verdict(row) === 'no');
  console.log(missed.length > 0 ? `\nMissed: ${missed.map(({ work }) => work).join('; ')}` : '\nNone missed.');
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function verdict({ ratio, budget, attainable = Infinity }: Row): string {
  if (ratio >= budget) return 'yes';
  return attainable < budget ? `inconclusive: at most ${attainable.toFixed(2)} here` : 'no';
}
