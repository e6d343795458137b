import pino from 'pino';

import { createGatehouse, type Gatehouse } from '#server/app.ts';
import { entities } from '#server/entities.ts';
import { connect } from '#server/db/orm.ts';
import { divideRanges } from '#server/features/users/divide-ranges.ts';
import { databaseUrl, onServer } from '#tests/support/postgres.ts';

import { median } from './load.ts';
import type { Bench, Row } from './run.ts';
import { withoutIndexes } from './without-indexes.ts';

const SMALL = 1_000;
const LARGE = 1_000_000;
const ROUNDS = 3;
const RUNS = 15;
/** A connection keeps a plan from the sixth time on, and two or three take turns. */
const BEFORE = 15;
const SECRET = 'a secret for the bench, thirty-two or more';
/** At most twice the time that it takes among a thousand. */
const BAR = 1 / 2;

const pages: [name: string, query: Record<string, string>][] = [
  ['first page', {}],
  ['first page by name, descending', { sortBy: 'name', sortDirection: 'desc' }],
  ['email contains a rare part', { searchValue: 'son777' }],
  ['email contains a part that few have', { searchValue: 'r77' }],
  ['a whole address', { searchValue: 'person777@example.com' }],
  ['name or email contains a whole address', { searchField: 'any', searchValue: 'person777@example.com' }],
  ['email contains a part that one in a hundred has', { searchValue: '42@example.com' }],
  ['email contains a part that all have', { searchValue: 'example' }],
  ['email contains nothing there is', { searchValue: 'qqxyz' }],
  ['email starts with', { searchValue: 'person99', searchOperator: 'starts_with' }],
  ['email ends with', { searchValue: '42@example.com', searchOperator: 'ends_with' }],
  ['name contains, by name', { searchField: 'name', searchValue: 'lovelace 1', sortBy: 'name' }],
  ['name or email contains, by email', { searchField: 'any', searchValue: 'hopper 99', sortBy: 'email' }],
  ['two letters that none has', { searchValue: 'zq' }],
  ['one letter that none has', { searchValue: 'ß' }],
  ['two letters that many have', { searchField: 'any', searchValue: 'da' }],
  ['email ends with, by name', { searchValue: '42@example.com', searchOperator: 'ends_with', sortBy: 'name' }],
  [
    'name contains, by name, all at the end',
    { searchField: 'name', searchValue: 'lovelace 1', sortBy: 'name', sortDirection: 'desc' },
  ],
  [
    'email starts with, newest first, all at the end',
    { searchValue: 'person99', searchOperator: 'starts_with', sortDirection: 'desc' },
  ],
  ['name contains, by role', { searchField: 'name', searchValue: 'lovelace 9', sortBy: 'role' }],
  [
    'name contains, by verification, all in the last half',
    { searchField: 'name', searchValue: 'lovelace 9', sortBy: 'emailVerified' },
  ],
  [
    'email starts with, last changed first, all at the end',
    { searchValue: 'person99', searchOperator: 'starts_with', sortBy: 'updatedAt', sortDirection: 'desc' },
  ],
  [
    'two letters, by name, all at the end',
    { searchField: 'any', searchValue: 'da', sortBy: 'name', sortDirection: 'desc' },
  ],
  ['digits and a sign, by name, all in the last half', { searchValue: '7@ex', sortBy: 'name' }],
  [
    'name ends as one does, by ban',
    { searchField: 'name', searchValue: ' 77', searchOperator: 'ends_with', sortBy: 'banned' },
  ],
  ['three digits that four in a thousand have, by change', { searchValue: '777', sortBy: 'updatedAt' }],
  [
    'three digits that four in a thousand have, by name, descending',
    { searchValue: '777', sortBy: 'name', sortDirection: 'desc' },
  ],
  [
    'name or email contains, by role, descending',
    { searchField: 'any', searchValue: 'hopper 99', sortBy: 'role', sortDirection: 'desc' },
  ],
  ['name contains, newest first', { searchField: 'name', searchValue: 'lovelace 9', sortDirection: 'desc' }],
  ['administrators', { filterField: 'role', filterValue: 'admin' }],
  ['banned, newest first', { filterField: 'banned', filterValue: 'true', sortDirection: 'desc' }],
  ['page 40 by offset', { offset: '975' }],
  ['a page in the middle by offset', { offset: 'half' }],
  ['a page in the middle by offset, newest first', { offset: 'half', sortDirection: 'desc' }],
  ['a page in the middle by offset, by name', { offset: 'half', sortBy: 'name' }],
  ['a page in the middle by offset, by email, descending', { offset: 'half', sortBy: 'email', sortDirection: 'desc' }],
  [
    'a page in the middle by offset, last changed first',
    { offset: 'half', sortBy: 'updatedAt', sortDirection: 'desc' },
  ],
  ['a page in the middle by offset, by role', { offset: 'half', sortBy: 'role' }],
  ['a page in the middle by offset, by verification', { offset: 'half', sortBy: 'emailVerified' }],
  ['a page in the middle by offset, by ban, descending', { offset: 'half', sortBy: 'banned', sortDirection: 'desc' }],
  ['last page by offset', { offset: 'last' }],
  ['a page in the middle by cursor', { sortBy: 'email', cursor: 'half' }],
];

/** Pages of list-users among a thousand people and among a million, asked in turn: the inverse ratio of their times. */
export async function benchListUsers(bench: Bench): Promise<Row[]> {
  await using small = await among(SMALL, bench);
  await using large = await among(LARGE, bench);
  for (const [, query] of pages) await timesOf([small, large], query, BEFORE);
  const seen = new Map<string, number[]>(pages.map(([name]) => [name, []]));
  // The machine's moods last for a second or so, which is as long as a page takes: each comes again in another one.
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [name, query] of pages) {
      const [before, after] = (await timesOf([small, large], query, RUNS)).map(median) as [number, number];
      process.stderr.write(
        `  ${round}/${ROUNDS}  ${name.padEnd(62)} ${before.toFixed(1)} ms  ${after.toFixed(1)} ms\n`,
      );
      seen.get(name)!.push(before / after);
    }
  }
  return [...seen].map(([name, ratios]) => {
    return { work: `list-users, ${name}: a thousand / a million`, ratio: median(ratios), bar: BAR };
  });
}

/** How long a page takes in each crowd, so many times, in turn. */
async function timesOf(crowds: Crowd[], query: Record<string, string>, runs: number): Promise<number[][]> {
  const times = crowds.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, crowd] of crowds.entries()) times[index]!.push(await timeOf(crowd, query));
  }
  return times;
}

interface Crowd extends AsyncDisposable {
  gatehouse: Gatehouse;
  cookie: string;
  size: number;
  /** Where a reader stands who has gone through half of the list. */
  cursor: string;
}

async function among(size: number, bench: Bench): Promise<Crowd> {
  await onServer(bench.databaseUrl, `create database people_${size}`);
  const url = databaseUrl(bench.databaseUrl, `people_${size}`);
  const gatehouse = await createGatehouse({ databaseUrl: url, secret: SECRET, logLevel: 'silent', webApp: false });
  const cookie = await administrator(gatehouse, url);
  const begun = performance.now();
  await seed(url, size);
  await divideAsTheSweepDoes(url);
  process.stderr.write(`  ${size} people seeded in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
  const cursor = await cursorInTheMiddle(gatehouse, cookie);
  return { gatehouse, cookie, size, cursor, [Symbol.asyncDispose]: () => gatehouse.close() };
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

export async function seed(url: string, size: number): Promise<void> {
  await withoutIndexes(url, ['user'], () =>
    onServer(
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

/** Within ten minutes of people coming. */
export async function divideAsTheSweepDoes(url: string): Promise<void> {
  const orm = connect(url, { entities, poolSize: 1, statementTimeoutMs: 0 });
  const begun = performance.now();
  await divideRanges({ orm, log: pino({ level: 'error' }) });
  process.stderr.write(`  ranges divided in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
  await orm.close();
  // As autovacuum does within a minute.
  await onServer(url, 'vacuum analyze user_range');
}

async function ask(gatehouse: Gatehouse, cookie: string, query: Record<string, string>) {
  const url = '/api/auth/admin/list-users';
  const response = await gatehouse.app.inject({ url, query: { limit: '25', ...query }, headers: { cookie } });
  if (response.statusCode !== 200) throw new Error(`${JSON.stringify(query)} answered ${response.body}`);
  return response.json<{ users: { id: string; email: string }[]; total: number; nextCursor: string | null }>();
}

async function timeOf({ gatehouse, cookie, size, cursor }: Crowd, query: Record<string, string>): Promise<number> {
  const places: Record<string, string> = { half: String(size / 2), last: String(size - 25) };
  const offset = query.offset && { offset: places[query.offset] ?? query.offset };
  const start = performance.now();
  await ask(gatehouse, cookie, { ...query, ...offset, ...(query.cursor && { cursor }) });
  return performance.now() - start;
}

async function cursorInTheMiddle(gatehouse: Gatehouse, cookie: string): Promise<string> {
  const { users } = await ask(gatehouse, cookie, { searchValue: 'person5', sortBy: 'email', limit: '1' });
  return Buffer.from(JSON.stringify(['email', users[0]!.email, users[0]!.id])).toString('base64url');
}
