import { expect } from 'vitest';

import { edges, holds, list, test, type Listed } from '#tests/support/many-people.ts';

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
    const isIt = { ...holds, ...edges }[query.searchOperator ?? query.searchField ?? 'email']!;
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

test.for([{}, { sortBy: 'email' }, { filterField: 'emailVerified', filterValue: 'false' }] as Record<string, string>[])(
  'a page at the end of what nearly everybody holds is found: %j',
  async (query, { admin, everybody }) => {
    const expected = everybody.filter(({ email }) => email.includes('person'));
    if ('sortBy' in query) expected.sort((a, b) => (a.email < b.email ? -1 : 1));
    const { emails, nextCursor } = await list(admin, { searchValue: 'person', offset: '2980', ...query });
    expect([emails, nextCursor]).toEqual([expected.slice(2980).map(({ email }) => email), null]);
  },
);
