import { onServer } from '#tests/support/postgres.ts';

import { rowsOf, startContenders, stopAll, type Contender } from './contenders.ts';
import { seed } from './list-users.ts';
import type { Bench, Row } from './run.ts';

const SIZE = 1_000_000;
const TIMES = 5;

/** In the words that all three understand. */
const pages: [name: string, query: Record<string, string>][] = [
  ['first page', {}],
  ['by name, descending', { sortBy: 'name', sortDirection: 'desc' }],
  ['a whole address', { searchField: 'email', searchOperator: 'contains', searchValue: 'person777777@example.com' }],
  ['email starts with', { searchField: 'email', searchOperator: 'starts_with', searchValue: 'person99' }],
  ['a page in the middle by offset', { offset: String(SIZE / 2) }],
];

/** Pages of list-users among a million people beside better-auth. */
export async function benchPeersUsers(bench: Bench): Promise<Row[]> {
  const contenders = await startContenders(bench, { purpose: 'users', people: 1 });
  try {
    for (const contender of contenders) await addPeople(contender);
    const rows: Row[] = [];
    for (const [name, query] of pages) {
      const path = `/admin/list-users?${new URLSearchParams({ limit: '25', ...query }).toString()}`;
      const work = { work: `list-users at a million, ${name}`, times: TIMES, request: { path } };
      // Two at a time keep both cores busy, and theirs from running into a time limit.
      rows.push(...(await rowsOf(work, contenders, { connections: 2, warmUp: 1 })));
    }
    return rows;
  } finally {
    stopAll(contenders);
  }
}

async function addPeople({ name, url, isOurs }: Contender): Promise<void> {
  const begun = performance.now();
  await onServer(url, `update "user" set role = 'admin'`);
  await (isOurs ? seed(url, SIZE) : onServer(url, theirPeople));
  await onServer(url, 'vacuum analyze "user"');
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stderr.write(`  ${SIZE} people added to ${name} in ${seconds} s\n`);
}

/** The same people as ours. */
const theirPeople = `insert into "user" (id, email, name, role, banned, "emailVerified", "createdAt", "updatedAt")
  select gen_random_uuid(), 'person' || n || '@example.com',
    (array['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Edsger Dijkstra'])[n % 4 + 1] || ' ' || n,
    case when n % 100 = 0 and n <= 1000 then 'user,admin' else 'user' end, n % 50 = 0 and n <= 1000, n % 2 = 0,
    now() - n * interval '1 minute', now() - n * interval '1 second'
  from generate_series(1, ${SIZE}) n`;
