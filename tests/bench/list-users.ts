import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createGatehouse, type Gatehouse } from '#server/app.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { databaseUrl, onServer } from '#tests/support/postgres.ts';

/**
 * Pages of list-users at a thousand and at a million people: `node tests/bench/list-users.ts`. Prints the median time of
 * each page at both sizes and their ratio; what is meant to stay under twice its time says so.
 */
const SIZES = [1_000, 1_000_000];
const RUNS = 15;
const SECRET = 'a secret for the bench, thirty-two or more';

const pages: [name: string, query: Record<string, string>][] = [
  ['first page', {}],
  ['first page by name, descending', { sortBy: 'name', sortDirection: 'desc' }],
  ['email contains a rare part', { searchValue: 'son777' }],
  ['email contains a part that few have', { searchValue: 'r77' }],
  ['email contains a part that all have', { searchValue: 'example' }],
  ['email contains nothing there is', { searchValue: 'qqxyz' }],
  ['email starts with', { searchValue: 'person99', searchOperator: 'starts_with' }],
  ['email ends with', { searchValue: '42@example.com', searchOperator: 'ends_with' }],
  ['name contains, by name', { searchField: 'name', searchValue: 'lovelace 1', sortBy: 'name' }],
  ['name or email contains, by email', { searchField: 'any', searchValue: 'hopper 99', sortBy: 'email' }],
  ['two letters that none has', { searchValue: 'zq' }],
  ['administrators', { filterField: 'role', filterValue: 'admin' }],
  ['banned, newest first', { filterField: 'banned', filterValue: 'true', sortDirection: 'desc' }],
  ['page 40 by offset', { offset: '975' }],
  ['last page of the million by offset', { offset: '999975' }],
];

const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
try {
  const times = new Map<string, number[]>();
  for (const size of SIZES) {
    await onServer(postgres.url, `create database people_${size}`);
    const url = databaseUrl(postgres.url, `people_${size}`);
    const gatehouse = await createGatehouse({ databaseUrl: url, secret: SECRET, logLevel: 'silent', webApp: false });
    try {
      const cookie = await administrator(gatehouse, url);
      await seed(url, size);
      for (const [name, query] of pages) {
        times.set(name, [...(times.get(name) ?? []), await median(gatehouse, cookie, query)]);
      }
      const middle = await cursorInTheMiddle(gatehouse, cookie);
      times.set('a page in the middle by cursor', [
        ...(times.get('a page in the middle by cursor') ?? []),
        await median(gatehouse, cookie, { sortBy: 'email', cursor: middle }),
      ]);
    } finally {
      await gatehouse.close();
    }
  }
  print(times);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function administrator(gatehouse: Gatehouse, url: string): Promise<string> {
  const response = await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: 'admin@gatehouse.example', password: 'correct horse battery staple', name: 'Admin' },
  });
  await onServer(url, `update "user" set role = 'admin'`);
  return response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

async function seed(url: string, size: number): Promise<void> {
  await onServer(
    url,
    `insert into "user" (id, email, name, role, banned, email_verified, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.com',
       (array['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra'])[n % 4 + 1] || ' ' || n,
       case when n % 100 = 0 and n <= 1000 then 'user,admin' else 'user' end, n % 50 = 0 and n <= 1000, n % 2 = 0,
       now() - n * interval '1 minute', now() - n * interval '1 second'
     from generate_series(1, ${size}) n`,
  );
  await onServer(url, 'vacuum analyze "user"');
}

async function ask(gatehouse: Gatehouse, cookie: string, query: Record<string, string>) {
  const url = '/api/auth/admin/list-users';
  const response = await gatehouse.app.inject({ url, query: { limit: '25', ...query }, headers: { cookie } });
  if (response.statusCode !== 200) throw new Error(`${JSON.stringify(query)} answered ${response.body}`);
  return response.json<{ users: { id: string; email: string }[]; total: number; nextCursor: string | null }>();
}

async function median(gatehouse: Gatehouse, cookie: string, query: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS + 3; run++) {
    const start = performance.now();
    await ask(gatehouse, cookie, query);
    if (run >= 3) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

/** Where a reader stands who has gone through half of the list. */
async function cursorInTheMiddle(gatehouse: Gatehouse, cookie: string): Promise<string> {
  const { users } = await ask(gatehouse, cookie, { searchValue: 'person5', sortBy: 'email', limit: '1' });
  return Buffer.from(JSON.stringify(['email', users[0]!.email, users[0]!.id])).toString('base64url');
}

function print(times: Map<string, number[]>): void {
  for (const [name, [small = 0, large = 0]] of times) {
    const ratio = large / small;
    const line = [name.padEnd(42), `${small.toFixed(1)} ms`, `${large.toFixed(1)} ms`, `x${ratio.toFixed(2)}`];
    process.stdout.write(`${line.join('  ')}${ratio > 2 ? '  over twice' : ''}\n`);
  }
}
