import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';

import { benchGetSession } from './get-session.ts';
import { benchGrowth } from './growth.ts';
import { benchListUsers } from './list-users.ts';
import { benchOrganizations } from './organizations.ts';
import { benchPasswords } from './passwords.ts';
import { benchPeersReads } from './peers-reads.ts';
import { benchPeersWrites } from './peers-writes.ts';
import { benchPooler } from './pooler.ts';
import { benchProcess } from './process.ts';
import { benchSizes } from './sizes.ts';

/** What a bench is given: a PostgreSQL of the run's own, durable as in production. */
export interface Bench {
  databaseUrl: string;
  /** Where it keeps its files. */
  dataDir: string;
}

export interface Row {
  work: string;
  ratio: number;
  /** The least the ratio must be. */
  bar: number;
  /** The most that it could be on this machine, where others need the cores too: below the bar, nothing can be said. */
  most?: number;
}

/** What `npm run bench` measures, some minutes each; `npm run bench -- users` the named alone, `peers` both of that name. */
const benches = {
  session: benchGetSession,
  'peers-reads': benchPeersReads,
  'peers-writes': benchPeersWrites,
  passwords: benchPasswords,
  organizations: benchOrganizations,
  growth: benchGrowth,
  users: benchListUsers,
  process: benchProcess,
  pooler: benchPooler,
  sizes: benchSizes,
};
type Name = keyof typeof benches;

// Its own keys.
const names = Object.keys(benches) as Name[];
const named = (asked: string) => names.filter((name) => name === asked || name.startsWith(`${asked}-`));
const asked = process.argv.slice(2);
const unknown = asked.find((name) => named(name).length === 0);
if (unknown !== undefined) throw new Error(`There is no bench ${unknown}: one of ${names.join(', ')}`);
const chosen = asked.length > 0 ? asked.flatMap(named) : names;

const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
// A quarter of a machine of 4 GB, as PostgreSQL's manual advises; the default of 128 MB does not hold a million people.
const postgres = await startEmbeddedPostgres({ dataDir, settings: { shared_buffers: '1GB', max_connections: '200' } });
try {
  const bench = { databaseUrl: postgres.url, dataDir };
  const rows: Row[] = [];
  for (const name of chosen) rows.push(...(await benches[name](bench)));
  console.log('\n| work | ratio | bar | met |\n|---|---|---|---|');
  for (const row of rows) {
    console.log(`| ${row.work} | ${row.ratio.toFixed(2)} | ${row.bar.toFixed(2)} | ${standing(row)} |`);
  }
  const missed = rows.filter((row) => standing(row) === 'no');
  console.log(missed.length > 0 ? `\nMissed: ${missed.map(({ work }) => work).join('; ')}` : '\nNone missed.');
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

function standing({ ratio, bar, most = Infinity }: Row): string {
  if (ratio >= bar) return 'yes';
  return most < bar ? `not to be seen here: ${most.toFixed(2)} at most` : 'no';
}
