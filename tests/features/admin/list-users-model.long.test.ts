import fc from 'fast-check';
import { expect } from 'vitest';

import { userFilterColumns, userSortColumns } from '#shared/admin/schemas.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test as base } from '#tests/support/test.ts';
import {
  matchUsers,
  sortUsers,
  userFlags,
  type ListedUser,
  type ListInput,
} from '#tests/support/database/user-list-model.ts';

const SEEDED = 12_500;

/** More users than the cap of counted matches, so that every query plan is used. Seeded once for the file. */
const test = base.extend<{ admin: Person; all: ListedUser[] }>({
  admin: [
    async ({ gatehouse }, use) => {
      const admin = await signUpWithRole(gatehouse, 'admin');
      await runSql(
        gatehouse.options.databaseUrl!,
        `insert into "user" (id, email, name, role, banned, ban_expires, email_verified, created_at, updated_at)
         select gen_random_uuid(), (case when n % 430 = 0 then 'guest' else 'person' end) || n || '@example.com',
           (array['Ada Lovelace', 'Grace Hopper', 'Zoë Ümit', '100%_a\\b', '東京 太郎'])[n % 5 + 1] || ' ' || n,
           (array['user', 'user', 'user', 'support,user', 'supporter'])[n % 5 + 1], n % 7 = 0,
           case when n % 14 = 0 then timestamptz '2030-01-01' + n * interval '1 minute' end, n % 430 = 0,
           timestamptz '2026-01-01' - n * interval '1 minute', timestamptz '2026-01-01' - n % 10 * interval '1 minute'
         from generate_series(1, ${SEEDED}) n`,
      );
      await runSql(gatehouse.options.databaseUrl!, 'analyze "user"');
      await use(admin);
    },
    { scope: 'file' },
  ],
  all: [
    async ({ admin }, use) => {
      const all: ListedUser[] = [];
      for (let offset = 0; offset <= SEEDED; offset += 1000) {
        all.push(...(await list(admin, { limit: 1000, offset, sortBy: 'email' })).users);
      }
      expect(new Set(all.map(({ id }) => id)).size).toBe(SEEDED + 1);
      await use(all);
    },
    { scope: 'file' },
  ],
});

async function list(admin: Person, input: ListInput) {
  const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const { status, body } = await admin.get('/admin/list-users', query);
  expect([status, query]).toEqual([200, query]);
  return body as { users: ListedUser[]; total: number; totalIsCapped: boolean; nextCursor: string | null };
}

const idsOf = (users: readonly ListedUser[]) => users.map(({ id }) => id);

const orders = userSortColumns.flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
);

const texts = [
  'person1234@example.com',
  'n777',
  '42@example',
  '9@example.com',
  'example',
  '@example.com',
  'LOVELACE 1',
  'zoë ümit 12',
];
const oddTexts = ['hopper lovelace', 'ace hop', '99', 'zq', '1', 'ß', 'ü', '7@', '2@e', '@', '..', "'\\", 'z ', ' 29'];
const fewTexts = ['100%', '%_', 'a\\b', '太郎', '東京 太郎 3', 'nobody', 'guest', 'exampel.com', 'com@example', 'user'];

/** Substrings of emails and names. */
const pieces = fc
  .record({ n: fc.nat(SEEDED), start: fc.nat(12), length: fc.integer({ min: 1, max: 20 }), isName: fc.boolean() })
  .map(({ n, start, length, isName }) => {
    const text = isName ? `Grace Hopper ${n}` : `person${n}@example.com`;
    return text.slice(start, start + length) || text;
  });

const search = fc.record({
  searchValue: fc.oneof(fc.constantFrom(...texts, ...oddTexts, ...fewTexts), pieces),
  searchField: fc.constantFrom('email', 'name', 'any'),
  searchOperator: fc.constantFrom('contains', 'starts_with', 'ends_with'),
});

const filter = fc
  .record({
    filterField: fc.constantFrom(...userFilterColumns),
    filterOperator: fc.constantFrom('eq', 'ne', 'lt', 'lte', 'gt', 'gte'),
    n: fc.nat(SEEDED),
  })
  .chain(({ n, filterField, filterOperator }) =>
    fc
      .constantFrom(...filterValues[filterField]!(n))
      .map((filterValue) => ({ filterField, filterOperator, filterValue })),
  );

const instant = (n: number) => [new Date(Date.UTC(2026, 0, 1) - n * 60_000).toISOString()];
const filterValues: Record<string, (n: number) => string[]> = {
  id: () => ['0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10', '80000000-0000-4000-8000-000000000000'],
  email: (n) => [`person${n}@example.com`, `PERSON${n}@example.com`],
  name: (n) => [`Ada Lovelace ${n}`, `grace hopper ${n}`],
  role: () => ['support', 'user', 'supporter', 'nobody'],
  banned: () => ['true', 'false'],
  emailVerified: () => ['true', 'false'],
  twoFactorEnabled: () => ['true', 'false'],
  createdAt: instant,
  updatedAt: (n) => instant(n % 10),
  banExpires: (n) => [new Date(Date.UTC(2030, 0, 1) + n * 60_000).toISOString()],
};

const flag = fc.boolean();
const flags = fc.record({ banned: flag, emailVerified: flag, twoFactorEnabled: flag }, { requiredKeys: [] });

const time = fc.nat(SEEDED).map((n) => instant(n)[0]!);
const range = fc.record({ createdFrom: time, createdTo: time }, { requiredKeys: [] });

const page = fc.record(
  {
    limit: fc.integer({ min: 1, max: 60 }),
    offset: fc.oneof(fc.nat(200), fc.nat(SEEDED + 100)),
    exactTotal: fc.boolean(),
  },
  { requiredKeys: ['limit'] },
);

test(
  'any search, filter, order and page has the result of an in-memory model',
  { timeout: 120_000 },
  async ({ admin, all }) => {
    const sorted = new Map(orders.map((order) => [`${order.sortBy} ${order.sortDirection}`, sortUsers(all, order)]));
    const inputs = fc
      .tuple(
        fc.constantFrom(...orders),
        fc.option(search, { nil: {}, freq: 6 }),
        fc.option(filter, { nil: {}, freq: 2 }),
        fc.option(flags, { nil: {}, freq: 1 }),
        fc.option(range, { nil: {}, freq: 1 }),
        page,
      )
      .map((parts) => Object.assign({}, ...parts) as ListInput);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const expected = matchUsers(sorted.get(`${input.sortBy} ${input.sortDirection}`)!, input);
        const { limit, offset } = { limit: Number(input.limit), offset: Number(input.offset ?? 0) };
        const conditions = [...userFlags, 'createdFrom', 'createdTo'] as const;
        const isFiltered = conditions.some((name) => input[name] !== undefined);
        const cap = input.searchValue || input.filterValue || isFiltered ? 10_000 : 100_000;
        const isCapped = expected.length > cap && !input.exactTotal;
        const expectedPage = expected.slice(offset, offset + limit);

        const { users, total, totalIsCapped, nextCursor } = await list(admin, input);
        expect(idsOf(users)).toEqual(idsOf(expectedPage));
        expect(totalIsCapped).toBe(isCapped);
        const hasMore = offset + limit < expected.length;
        if (!isCapped) expect(total).toBe(expected.length);
        else
          expect(total).toBe(
            Math.max(cap, expectedPage.length > 0 ? offset + expectedPage.length + Number(hasMore) : 0),
          );
        expect(nextCursor !== null).toBe(hasMore);
        if (nextCursor === null) return;
        const next = await list(admin, { ...input, cursor: nextCursor });
        expect(idsOf(next.users)).toEqual(idsOf(expected.slice(offset + limit, offset + 2 * limit)));
      }),
      { numRuns: process.env['LONG'] ? 1000 : 100 },
    );
  },
);

test.for(orders)(
  'pages by cursor list each user once during concurrent sign-ups: $sortBy $sortDirection',
  async (order, { admin, all, gatehouse }) => {
    const insert = `insert into "user" (id, email, name, role, banned, email_verified, created_at, updated_at)
      select gen_random_uuid(), gen_random_uuid() || '@later.example', (array['Ada', 'Zoë', '~'])[n % 3 + 1] || n,
        (array['admin2', 'user'])[n % 2 + 1], n % 2 = 0, n % 3 = 0, timestamptz '2026-01-01' - n * interval '1 day', now()
      from generate_series(1, 12) n`;
    const ids: string[] = [];
    let cursor: string | null = null;
    do {
      const input: ListInput = { ...order, limit: 1000, ...(cursor && { cursor }) };
      const [read]: [Awaited<ReturnType<typeof list>>, unknown] = await Promise.all([
        list(admin, input),
        runSql(gatehouse.options.databaseUrl!, insert),
      ]);
      ids.push(...idsOf(read.users));
      cursor = read.nextCursor;
    } while (cursor !== null);
    await runSql(gatehouse.options.databaseUrl!, `delete from "user" where email like '%@later.example'`);

    expect(new Set(ids).size).toBe(ids.length);
    const before = new Set(idsOf(all));
    expect(ids.filter((id) => before.has(id))).toEqual(idsOf(sortUsers(all, order)));
  },
);

test('an offset up to MAX_SAFE_INTEGER answers an empty page', async ({ admin, all }) => {
  expect(all).toHaveLength(SEEDED + 1);
  for (const searchValue of ['', '777', 'example', '@']) {
    const input = JSON.stringify({ searchValue, offset: Number.MAX_SAFE_INTEGER });
    const response = await admin.send({ url: '/api/trpc/admin.listUsers', query: { input } });
    expect([response.statusCode, response.json().result?.data.users]).toEqual([200, []]);
  }
});

test('rows newer than the planner’s statistics are matched and counted', async ({ admin, all, gatehouse }) => {
  expect(all).toHaveLength(SEEDED + 1);
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into "user" (id, email, name, created_at, updated_at)
     select gen_random_uuid(), 'xyzzy' || n || '@example.com', 'New', now(), now() from generate_series(10001, 20500) n`,
  );
  const search = { searchValue: 'xyzzy', sortBy: 'email', limit: 25 } as const;
  const first = await list(admin, search);
  expect(first.users.map(({ email }) => email)).toEqual(
    Array.from({ length: 25 }, (_, index) => `xyzzy${10001 + index}@example.com`),
  );
  expect([first.total, first.totalIsCapped]).toEqual([10_000, true]);
  const last = await list(admin, { ...search, offset: 10_490, exactTotal: true });
  expect([last.users.length, last.total, last.totalIsCapped, last.nextCursor]).toEqual([10, 10_500, false, null]);
});

test(
  'totals are exact up to 100,000 users, above that only with exactTotal',
  { timeout: 120_000 },
  async ({ admin, all, gatehouse }) => {
    expect(all).toHaveLength(SEEDED + 1);
    await runSql(
      gatehouse.options.databaseUrl!,
      `insert into "user" (id, email, name, created_at, updated_at)
     select gen_random_uuid(), 'bulk' || n || '@example.com', 'Bulk', now(), now()
     from generate_series(1, 100001 - (select count(*)::int from "user")) n`,
    );
    const counted = async (input: ListInput) => {
      const { total, totalIsCapped } = await list(admin, { limit: 1, ...input });
      return [total, totalIsCapped];
    };

    expect(await counted({})).toEqual([100_000, true]);
    expect(await counted({ offset: 100_000 })).toEqual([100_001, true]);
    expect(await counted({ exactTotal: true })).toEqual([100_001, false]);
    await runSql(gatehouse.options.databaseUrl!, `delete from "user" where email = 'bulk1@example.com'`);
    expect(await counted({})).toEqual([100_000, false]);
  },
);
