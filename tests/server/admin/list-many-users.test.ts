import { expect } from 'vitest';

import { connect } from '#server/db/orm.ts';
import { divideRanges } from '#server/user/divide-ranges.ts';
import { personWithRole } from '#tests/support/administrator.ts';
import { onServer } from '#tests/support/postgres.ts';
import type { Person } from '#tests/support/person.ts';
import { test as base } from '#tests/support/test.ts';

interface Listed {
  email: string;
  name: string;
  role: string;
}

const keys: Record<string, string> = { email: 'email', name: 'lower(name)' };

/** The ranges that people are counted by, and how it stands with them. */
interface Ranges {
  divide(largest: number): Promise<void>;
  /** Those of another number of people than are in them. */
  wrong(): Promise<unknown[]>;
  largest(): Promise<number>;
}

/** Some thousands of people, counted by ANALYZE, so that every way of finding them is taken; made once for the file. */
const test = base.extend<{ admin: Person; everybody: Listed[]; ranges: Ranges }>({
  admin: [
    async ({ gatehouse }, use) => {
      const admin = await personWithRole(gatehouse, 'admin');
      const url = gatehouse.options.databaseUrl!;
      await onServer(
        url,
        `insert into "user" (id, email, name, role, created_at, updated_at)
         select gen_random_uuid(), 'person' || n || '@example.com', (array['Ada Lovelace', 'Grace Hopper', 'Zoë Ümit'])[n % 3 + 1] || ' ' || n,
           (array['user', 'user', 'user', 'support,user', 'supporter'])[n % 5 + 1], now() - n * interval '1 minute', now()
         from generate_series(1, 3000) n`,
      );
      await onServer(url, 'analyze "user"');
      await use(admin);
    },
    { scope: 'file' },
  ],
  everybody: [
    async ({ admin, gatehouse }, use) => {
      expect(admin.id).not.toBe('');
      const rows = await onServer(
        gatehouse.options.databaseUrl!,
        'select email, name, role from "user" order by created_at, id',
      );
      await use(rows as unknown as Listed[]);
    },
    { scope: 'file' },
  ],
  ranges: [
    async ({ admin, gatehouse }, use) => {
      expect(admin.id).not.toBe('');
      const url = gatehouse.options.databaseUrl!;
      const orm = connect(url, { poolSize: 5, statementTimeoutMs: 0 });
      const counted = `(select sorted_by, first, sum(users)::int users,
        lead(first) over (partition by sorted_by order by first) next from user_range group by 1, 2) counted`;
      const inRange = (sortBy: string) =>
        `select count(*) from "user" where ${keys[sortBy]} >= first and (next is null or ${keys[sortBy]} < next)`;
      await use({
        divide: (largest) => divideRanges({ orm, log: gatehouse.app.log }, largest),
        wrong: () =>
          onServer(
            url,
            `select * from ${counted} where users <> case sorted_by when 'email' then (${inRange('email')}) else (${inRange('name')}) end`,
          ),
        largest: async () => Number((await onServer(url, `select max(users) users from ${counted}`))[0]!['users']),
      });
      await orm.close();
    },
    { scope: 'file' },
  ],
});

async function list(admin: Person, query: Record<string, string>) {
  const { status, body } = await admin.get('/admin/list-users', { limit: '25', ...query });
  expect(status).toBe(200);
  return { ...body, emails: body.users.map(({ email }: Listed) => email) };
}

const holds: Record<string, (person: Listed, part: string) => boolean> = {
  email: ({ email }, part) => email.includes(part),
  name: ({ name }, part) => name.toLowerCase().includes(part),
  any: ({ email, name }, part) => email.includes(part) || name.toLowerCase().includes(part),
};
const parts = [
  'person1234@example.com',
  'n777',
  '42@example',
  'example',
  '@example.com',
  'lovelace 1',
  'zoë ümit 12',
  'ümit',
  'hopper lovelace',
  'ace hop',
  '99',
  'zq',
  '1',
  'ß',
  'ü',
  '7@',
  '2@e',
  '@',
  '..',
  "'\\",
  'z ',
  ' 29',
];

test.for(Object.keys(holds).flatMap((searchField) => parts.map((searchValue) => ({ searchField, searchValue }))))(
  'whoever holds “$searchValue” in $searchField is found, in order, and nobody else',
  async (query, { admin, everybody }) => {
    const expected = everybody.filter((person) => holds[query.searchField]!(person, query.searchValue));
    const { emails, total, totalIsCapped } = await list(admin, query);

    expect(emails).toEqual(expected.slice(0, 25).map(({ email }) => email));
    expect([total, totalIsCapped]).toEqual(totalIsCapped ? [1000, expected.length > 1000] : [expected.length, false]);
    expect((await list(admin, { ...query, exactTotal: 'true' })).total).toBe(expected.length);
  },
);

test.for([
  ['starts_with', 'person29', ({ email }: Listed) => email.startsWith('person29')],
  ['ends_with', '42@example.com', ({ email }: Listed) => email.endsWith('42@example.com')],
  ['ends_with', '_2@example.com', () => false],
] as const)('an address that %s “%s” is found', async ([searchOperator, searchValue, isIt], { admin, everybody }) => {
  const expected = everybody.filter(isIt);
  const { emails, total } = await list(admin, { searchOperator, searchValue });

  expect([emails, total]).toEqual([expected.slice(0, 25).map(({ email }) => email), expected.length]);
});

test('a role is held by whoever has it among others, and not by whose role begins like it', async ({
  admin,
  everybody,
}) => {
  const expected = everybody.filter(({ role }) => role.split(',').includes('support'));
  const query = { filterField: 'role', filterValue: 'support' };
  const { users, total } = await list(admin, query);

  expect(total).toBe(expected.length);
  expect(new Set(users.map(({ role }: Listed) => role))).toEqual(new Set(['support,user']));
  expect((await list(admin, { ...query, filterValue: 'nobody' })).total).toBe(0);
  expect((await list(admin, { ...query, filterOperator: 'ne', exactTotal: 'true' })).total).toBe(
    everybody.length - expected.length,
  );
});

test.for(['asc', 'desc'])(
  'any page by offset is the one that reading from the start comes to: %s',
  async (sortDirection, { admin, everybody }) => {
    const all = everybody.map(({ email }) => email);
    if (sortDirection === 'desc') all.reverse();
    for (const offset of [0, 975, 1000, 1439, 1440, 1500, 1501, 2000, 2975, 2976, 3000, 3001, 4000]) {
      const { emails, total, nextCursor } = await list(admin, { sortDirection, offset: String(offset) });

      expect([offset, emails, total]).toEqual([offset, all.slice(offset, offset + 25), 3001]);
      expect([offset, nextCursor !== null]).toEqual([offset, offset + 25 < 3001]);
    }
  },
);

test.for(['email', 'name'].flatMap((sortBy) => ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection }))))(
  'any page by offset is found by the ranges that people are counted by: $sortBy $sortDirection',
  async (order, { admin, gatehouse, ranges }) => {
    await ranges.divide(100);
    const sorted = await onServer(
      gatehouse.options.databaseUrl!,
      `select email from "user" order by ${keys[order.sortBy]}, id`,
    );
    const all = sorted.map(({ email }) => email);
    if (order.sortDirection === 'desc') all.reverse();
    for (const offset of [1000, 1001, 1500, 1777, 2975, 2976, 3000, 3001, 4000]) {
      const { emails } = await list(admin, { ...order, offset: String(offset) });
      expect([offset, emails]).toEqual([offset, all.slice(offset, offset + 25)]);
    }
  },
);

test.for([
  { searchField: 'name', searchValue: 'lovelace', sortBy: 'name', sortDirection: 'desc' },
  { searchValue: '8@example.com', searchOperator: 'ends_with', sortBy: 'name' },
  { searchValue: 'person29', searchOperator: 'starts_with', sortBy: 'name', sortDirection: 'desc' },
  { searchField: 'any', searchValue: '9', sortBy: 'email', offset: '700' },
] as Record<string, string>[])(
  'matches that all stand at the end of the order are found: %j',
  async (query, { admin, everybody }) => {
    const { sortBy, sortDirection = 'asc', offset = '0' } = query;
    const part = query.searchValue!;
    const ways: typeof holds = {
      ...holds,
      starts_with: ({ email }) => email.startsWith(part),
      ends_with: ({ email }) => email.endsWith(part),
    };
    const isIt = ways[query.searchOperator ?? query.searchField ?? 'email']!;
    const key = (person: Listed) => (sortBy === 'name' ? person.name.toLowerCase() : person.email);
    const expected = everybody
      .filter((person) => isIt(person, part))
      .toSorted((a, b) => Buffer.compare(Buffer.from(key(a)), Buffer.from(key(b))));
    if (sortDirection === 'desc') expected.reverse();

    const { users, total } = await list(admin, query);
    expect(users.map(key)).toEqual(expected.slice(Number(offset), Number(offset) + 25).map(key));
    expect(total).toBe(Math.min(1000, expected.length));
  },
);

test('who came on a day is counted with it until they go', async ({ admin, gatehouse }) => {
  const url = gatehouse.options.databaseUrl!;
  const days = () =>
    onServer(
      url,
      `select coalesce(sum(abs(counted - there)), -1)::int wrong from
         (select "day", sum(users) counted from user_day group by day) c
         full join (select (created_at at time zone 'UTC')::date "day", count(*) there from "user" group by 1) t using ("day")`,
    );
  expect(await days()).toEqual([{ wrong: 0 }]);
  await onServer(url, `delete from "user" where email like 'person29%'`);
  expect(await days()).toEqual([{ wrong: 0 }]);
  expect((await list(admin, {})).total).toBe(3001 - 111);
});

test('whoever comes, goes or is named anew is counted in their range, also while ranges are divided', async ({
  gatehouse,
  ranges,
}) => {
  const url = gatehouse.options.databaseUrl!;
  const one = async (n: number) => {
    await onServer(
      url,
      `insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'later${n}.' || m || '@example.com', 'Later ' || m, now(), now() from generate_series(1, 50) m`,
    );
    await onServer(
      url,
      `update "user" set name = 'Anew ' || name, email = 'x' || email where email like 'later${n}.1%'`,
    );
    await onServer(url, `delete from "user" where email like 'later${n}.2%'`);
  };
  const divisions = Array.from({ length: 10 }, (_, n) => ranges.divide(100 - 5 * n));
  await Promise.all([...divisions, ...Array.from({ length: 10 }, (_, n) => one(n))]);
  await ranges.divide(40);

  expect(await ranges.wrong()).toEqual([]);
  expect(await ranges.largest()).toBeLessThanOrEqual(40);
});
