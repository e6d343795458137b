import pg from 'pg';
import { expect } from 'vitest';

import { findPage } from '#server/features/admin/users/user-page.ts';
import { ListUsers } from '#shared/admin.ts';
import { edges, holds, keys, list, orders, test as base, type Listed } from '#tests/support/many-people.ts';
import { onServer } from '#tests/support/postgres.ts';
import { statementsDuring } from '#tests/support/statements.ts';

/** More people than are found at once, of whom ANALYZE saw what they hold. */
const test = base.extend<{ crowd: string }>({
  crowd: [
    async ({ admin, gatehouse }, use) => {
      expect(admin.id).not.toBe('');
      const url = gatehouse.options.databaseUrl!;
      await onServer(
        url,
        `insert into "user" (id, email, name, created_at, updated_at)
         select gen_random_uuid(), 'someone' || n || '@example.com', 'Alan Turing ' || n,
           now() - n * interval '1 second', now() - n % 7 * interval '1 minute' from generate_series(3001, 6000) n`,
      );
      await onServer(url, 'analyze "user"');
      // Whoever looks at the list has them counted.
      expect((await list(admin, {})).total).toBe(6001);
      await use(url);
    },
    { scope: 'file' },
  ],
});

const few: Record<string, string>[] = [
  { searchValue: '777' },
  { searchValue: '42@example' },
  { searchValue: 'nobody here' },
  { searchField: 'name', searchValue: 'turing 55' },
  { searchField: 'name', searchValue: 'lovelace 12' },
  { searchField: 'any', searchValue: 'hopper 99' },
  { searchField: 'any', searchValue: '_5%' },
  { searchValue: 'someone555', searchOperator: 'starts_with' },
  { searchValue: '142@example.com', searchOperator: 'ends_with' },
];

test.for(orders)(
  'a few among many are listed, page after page, in order and counted: $sortBy $sortDirection',
  async (order, { admin, crowd }) => {
    const rows = await onServer(crowd, `select email, name from "user" order by ${keys[order.sortBy]}, id`);
    const sorted = (order.sortDirection === 'asc' ? rows : rows.toReversed()) as unknown as Listed[];
    for (const search of few) {
      const isIt = (edges[search['searchOperator']!] ?? holds[search['searchField'] ?? 'email'])!;
      const expected = sorted.filter((person) => isIt(person, search['searchValue']!)).map(({ email }) => email);
      const first = await list(admin, { ...order, ...search });
      const next = first.nextCursor && (await list(admin, { ...order, ...search, cursor: first.nextCursor }));
      const far = await list(admin, { ...order, ...search, offset: '7' });

      expect([search, first.emails, first.total]).toEqual([search, expected.slice(0, 25), expected.length]);
      expect([search, next?.emails ?? []]).toEqual([search, expected.slice(25, 50)]);
      expect([search, far.emails]).toEqual([search, expected.slice(7, 32)]);
    }
  },
);

test('where few match, nobody asks which ranges hold them', async ({ admin, crowd }) => {
  expect(crowd).not.toBe('');
  const asked = async (query: Record<string, string>) =>
    (await statementsDuring(() => list(admin, query))).sent.map(({ text }) => text).join('\n');

  expect(await asked({ searchValue: '777', sortBy: 'name' })).not.toContain('user_range');
  expect(await asked({ searchValue: 'someone', sortBy: 'name' })).toContain('user_range');
});

test('nobody stands behind the largest offset that a program can name', async ({ admin, crowd }) => {
  expect(crowd).not.toBe('');
  for (const searchValue of ['777', 'someone', '@']) {
    const input = JSON.stringify({ searchValue, offset: Number.MAX_SAFE_INTEGER });
    const response = await admin.send({ url: '/api/trpc/admin.listUsers', query: { input } });
    expect([response.statusCode, response.json().result?.data.users]).toEqual([200, []]);
  }
});

test('those who should be few and are many are listed as well', async ({ admin, crowd }) => {
  // The statistics that are remembered know nothing of them.
  expect((await list(admin, { searchValue: 'xyzzy' })).total).toBe(0);
  await onServer(
    crowd,
    `insert into "user" (id, email, name, created_at, updated_at)
     select gen_random_uuid(), 'xyzzy' || n || '@example.com', 'New', now(), now() from generate_series(10001, 15500) n`,
  );
  const { emails, total, totalIsCapped } = await list(admin, { searchValue: 'xyzzy', sortBy: 'email' });
  expect(emails).toEqual(Array.from({ length: 25 }, (_, index) => `xyzzy${10001 + index}@example.com`));
  expect([total, totalIsCapped]).toEqual([1000, true]);
  const last = await list(admin, { searchValue: 'xyzzy', sortBy: 'email', offset: '5490', exactTotal: 'true' });
  expect([last.emails.length, last.total, last.nextCursor]).toEqual([10, 5500, null]);
});

test('the plan of a search for few is kept, whatever is searched for', async ({ crowd }) => {
  // To plan is worth next to nothing here: a plan that knew what is searched for would be taken whenever it looks cheaper.
  const pool = new pg.Pool({ connectionString: crowd, max: 1, options: '-c cpu_operator_cost=0.00001' });
  const trigrams = { email: new Map<string, number>(), name: new Map<string, number>() };
  try {
    for (let times = 0; times < 10; times++) {
      const input = ListUsers.parse({ searchValue: `someone${3001 + 17 * times}`, sortBy: 'name' });
      const page = { input, wanted: 26 + times, offset: 0, prepared: true, most: 100 * times, keepsPlan: true };
      expect((await findPage(pool, { input, trigrams, holders: [] }, page)).total).toBe(times === 0 ? 0 : 1);
    }
    const { rows } = await pool.query('select generic_plans::int from pg_prepared_statements');
    expect(rows).toEqual([{ generic_plans: 5 }]);
  } finally {
    await pool.end();
  }
});
