import { createGatehouse, type Gatehouse } from '#server/app/create-gatehouse.ts';
import { userSortColumns } from '#shared/admin/schemas.ts';
import { databaseUrl, runSql } from '#tests/support/postgres.ts';

import type { Bench, Row } from './bench.ts';
import { fillWithoutIndexes } from './fill-without-indexes.ts';

const USERS = 1_000_000;
const WARM_UP = 3;
const RUNS = 20;
const SECRET = 'a secret for the bench, thirty-two or more';

type Query = Record<string, string>;

const orders = userSortColumns.flatMap((sortBy) =>
  ['asc', 'desc'].map((sortDirection): Query => ({ sortBy, sortDirection })),
);
const byNameDescending: Query = { sortBy: 'name', sortDirection: 'desc' };

const searches: Query[] = [
  { searchValue: 'person777@example.com' },
  { searchField: 'any', searchValue: 'person777@example.com' },
  { searchValue: 'son777' },
  { searchValue: '777', sortBy: 'updatedAt' },
  { searchValue: '777', ...byNameDescending },
  { searchValue: 'qqxyz' },
  { searchField: 'any', searchValue: 'hopper 99', sortBy: 'email' },
  { searchField: 'name', searchValue: 'lovelace 99', sortDirection: 'desc' },
  { searchValue: '42@example.com' },
  { searchValue: '42@example.com', searchOperator: 'ends_with', sortBy: 'name' },
  { searchValue: 'person999', searchOperator: 'starts_with', sortDirection: 'desc' },
  { filterField: 'role', filterValue: 'admin' },
  { filterField: 'banned', filterValue: 'true', sortDirection: 'desc' },
];

const otherSearches: Query[] = [
  { searchValue: 'example' },
  { searchValue: 'zq' },
  { searchValue: 'ß' },
  { searchField: 'any', searchValue: 'zq' },
  { searchField: 'any', searchValue: 'da', ...byNameDescending },
  { searchField: 'any', searchValue: 'zq', searchOperator: 'ends_with' },
  { searchField: 'name', searchValue: 'lovelace 1', sortBy: 'name' },
  { searchField: 'name', searchValue: 'lovelace', ...byNameDescending },
  { searchField: 'any', searchValue: 'lovelace 1', ...byNameDescending },
  { searchValue: '7@ex', sortBy: 'name' },
  { searchValue: 'person99', searchOperator: 'starts_with', sortDirection: 'desc' },
  { searchValue: 'person99', searchOperator: 'starts_with', sortBy: 'updatedAt', sortDirection: 'desc' },
  { searchValue: '9@example.com', searchOperator: 'ends_with', sortBy: 'name' },
  { filterField: 'emailVerified', filterValue: 'false', sortBy: 'name' },
  { filterField: 'role', filterValue: 'user', filterOperator: 'ne' },
];

/** The queries among a million users; the slowest of each group must meet the budget. */
const groups: [name: string, budgetMs: number, queries: Query[]][] = [
  ['first page, any order', 30, orders],
  ['search with at most 10,000 matches', 100, searches],
  ['any other search', 600, otherSearches],
  ['page at offset 500,000, any order', 300, orders.map((order) => ({ ...order, offset: '500000' }))],
];

/** The budget divided by the 95th percentile of `admin.listUsers` among a million users. */
export async function benchListUsers(bench: Bench): Promise<Row[]> {
  await runSql(bench.databaseUrl, 'create database users');
  const url = databaseUrl(bench.databaseUrl, 'users');
  const gatehouse = await createGatehouse({ databaseUrl: url, secret: SECRET, logLevel: 'silent', webApp: false });
  try {
    const cookie = await signUpAdministrator(gatehouse, url);
    await seed(url, USERS);
    const rows: Row[] = [];
    for (const [name, budgetMs, queries] of groups) {
      const slowest = await slowestOf(queries, (query) => timeOf(gatehouse, cookie, query));
      const work = `list-users, ${name}: ${budgetMs} ms / p95 (${slowest.toFixed(1)} ms)`;
      rows.push({ work, ratio: budgetMs / slowest, budget: 1 });
    }
    return rows;
  } finally {
    await gatehouse.close();
  }
}

async function slowestOf(queries: Query[], time: (query: Query) => Promise<number>): Promise<number> {
  const percentiles: number[] = [];
  for (const query of queries) {
    for (let run = 0; run < WARM_UP; run++) await time(query);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await time(query));
    const p95 = times.toSorted((a, b) => a - b)[Math.ceil(RUNS * 0.95) - 1]!;
    process.stderr.write(`  ${p95.toFixed(1).padStart(7)} ms  ${new URLSearchParams(query).toString()}\n`);
    percentiles.push(p95);
  }
  return Math.max(...percentiles);
}

async function signUpAdministrator(gatehouse: Gatehouse, url: string): Promise<string> {
  const response = await gatehouse.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    payload: { email: 'admin@gatehouse.example', password: 'correct horse battery staple', name: 'Admin' },
  });
  await runSql(url, `update "user" set role = 'admin'`);
  return response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

async function seed(url: string, size: number): Promise<void> {
  await fillWithoutIndexes(url, ['user'], () =>
    runSql(
      url,
      `insert into "user" (id, email, name, role, banned, email_verified, created_at, updated_at)
       select uuidv7(n * interval '-1 minute'), 'person' || n || '@example.com',
         (array['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra'])[n % 4 + 1] || ' ' || n,
         case when n % 100 = 0 and n <= 1000 then 'user,admin' else 'user' end, n % 50 = 0 and n <= 1000, n % 2 = 0,
         now() - n * interval '1 minute', now() - n * interval '1 second'
       from generate_series(1, ${size}) n`,
    ),
  );
}

async function timeOf(gatehouse: Gatehouse, cookie: string, query: Query): Promise<number> {
  const start = performance.now();
  const url = '/api/auth/admin/list-users';
  const response = await gatehouse.app.inject({ url, query: { limit: '25', ...query }, headers: { cookie } });
  const elapsed = performance.now() - start;
  if (response.statusCode !== 200) throw new Error(`${JSON.stringify(query)} answered ${response.body}`);
  return elapsed;
}
