import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { expect } from 'vitest';

import { findLeft, readSkipping } from '#server/features/admin/skipping-page.ts';
import { piecesHeld } from '#server/features/admin/users/user-search.ts';
import { migrate } from '#server/db/migrate.ts';
import { entities } from '#server/entities.ts';
import { connect } from '#server/db/orm.ts';
import { heldBy } from '#server/features/users/trigrams.ts';
import { ListUsers } from '#shared/admin.ts';
import { holds, keys, list, orders, test, type Listed } from '#tests/support/many-people.ts';
import { databaseUrl, onServer } from '#tests/support/postgres.ts';

test.for(orders)(
  'any page by offset is found by the ranges that people are counted by: $sortBy $sortDirection',
  async (order, { admin, gatehouse, ranges }) => {
    // Some pages are in the middle of a range.
    await ranges.divide(400);
    const sorted = await onServer(
      gatehouse.options.databaseUrl!,
      `select email from "user" order by ${keys[order.sortBy]}, id`,
    );
    const all = sorted.map(({ email }) => email);
    if (order.sortDirection === 'desc') all.reverse();
    // In others one begins: what stands before it is read back, the rest on from there.
    const throughRanges = Array.from({ length: 60 }, (_, step) => 1002 + 17 * step);
    for (const offset of [1000, 1001, 1500, 1777, ...throughRanges, 2975, 2976, 3000, 3001, 4000]) {
      const { emails } = await list(admin, { ...order, offset: String(offset) });
      expect([offset, emails]).toEqual([offset, all.slice(offset, offset + 25)]);
    }
  },
);

// Of some of them more are found than are counted, and none by chance.
const skippingParts = [
  'lovelace',
  'person3',
  'n3',
  'ümit',
  'lovelace 1',
  'zoë ümit 2',
  '42@example',
  '9@',
  'n29',
  'hopper 99',
  'qqxyz',
  'z',
  'c',
  'e 1',
  '7@ex',
  'üm',
  "o'",
];

test.for(orders)(
  'a search that skips the ranges without a match lists, page after page, whoever matches: $sortBy $sortDirection',
  async (order, { admin, gatehouse, ranges }) => {
    const url = gatehouse.options.databaseUrl!;
    await onServer(
      url,
      `insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'person' || n || '@example.com', (array['Ada Lovelace', 'Grace Hopper', 'Zoë Ümit'])[n % 3 + 1] || ' ' || n,
         now() - n * interval '1 minute', now() from generate_series(3001, 3999) n on conflict do nothing`,
    );
    await ranges.divide(100);
    expect(await ranges.noted()).toBeGreaterThan(100);
    // Whoever comes or is named anew after that is found as well.
    await onServer(
      url,
      `do $$ begin for n in 1..8 loop
         insert into "user" (id, email, name, created_at, updated_at) values (gen_random_uuid(),
           '${order.sortBy}.${order.sortDirection}' || n || '.42@example.com', 'Late Lovelace 1' || n, now() - (n / 2) * interval '9 hours', now());
       end loop; end $$`,
    );
    await onServer(
      url,
      `update "user" set name = 'Zoë Ümit 29' where email in ('person300@example.com', 'person2800@example.com')`,
    );
    const rows = await onServer(url, `select email, name from "user" order by ${keys[order.sortBy]}, id`);
    const sorted = (order.sortDirection === 'asc' ? rows : rows.toReversed()) as unknown as Listed[];

    for (const searchField of ['name', 'any']) {
      for (const searchValue of skippingParts) {
        const expected = sorted.filter((person) => holds[searchField]!(person, searchValue)).map(({ email }) => email);
        const query = { ...order, searchField, searchValue, limit: '100' };
        const found: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await list(admin, { ...query, ...(cursor && { cursor }) });
          found.push(...page.emails);
          cursor = page.nextCursor;
        } while (cursor !== null && found.length < 200);
        expect([searchField, searchValue, found]).toEqual([searchField, searchValue, expected.slice(0, found.length)]);
        expect([searchField, searchValue, found.length]).toEqual([
          searchField,
          searchValue,
          Math.min(expected.length, 200),
        ]);
      }
    }
  },
);

test.for(['starts_with', 'ends_with'])(
  'a search by what %s a part skips none who match',
  async (searchOperator, { admin, gatehouse, ranges }) => {
    await ranges.divide(100);
    const people = await onServer(
      gatehouse.options.databaseUrl!,
      `select email, name from "user" order by lower(name), id`,
    );
    for (const [searchField, searchValue] of [
      ['email', 'person12'],
      ['email', '2@example.com'],
      ['name', 'zoë'],
      ['name', 'grace hopper 1'],
      ['name', ' 29'],
      ['any', '7'],
    ] as const) {
      const isIt = (text: string) =>
        searchOperator === 'starts_with' ? text.startsWith(searchValue) : text.endsWith(searchValue);
      const expected = (people as unknown as Listed[]).filter(
        ({ email, name }) =>
          (searchField !== 'name' && isIt(email)) || (searchField !== 'email' && isIt(name.toLowerCase())),
      );
      const { emails } = await list(admin, { searchOperator, searchField, searchValue, sortBy: 'name' });
      expect([searchValue, emails]).toEqual([searchValue, expected.slice(0, 25).map(({ email }) => email)]);
    }
  },
);

test('a range that was divided after it was found is read whole', async ({ gatehouse, ranges }) => {
  const url = gatehouse.options.databaseUrl!;
  await ranges.divide(100);
  const pool = new pg.Pool({ connectionString: url });
  try {
    const input = ListUsers.parse({ searchField: 'name', searchValue: 'hopper', sortBy: 'name' });
    const trigrams = { email: new Map<string, number>(), name: new Map<string, number>() };
    const search = { input, trigrams, holders: [] };
    const { bounds } = (await findLeft(pool, input, piecesHeld(search)))!;
    const [first, next] = [bounds[0]![0], bounds.at(-1)![1]];
    await ranges.divide(40);
    const divided = await onServer(
      url,
      `select first from user_range where sorted_by = 'name' and first >= ${pg.escapeLiteral(first)} and first < ${pg.escapeLiteral(next!)}`,
    );
    expect(divided.length).toBeGreaterThan(2 * bounds.length);

    const read = await readSkipping(pool, { input, wanted: 1000, offset: 0, prepared: true }, { search, bounds });
    const there = await onServer(
      url,
      `select email from "user" where lower(name) like '%hopper%' and lower(name) >= ${pg.escapeLiteral(first)}
         and lower(name) < ${pg.escapeLiteral(next!)} order by lower(name), id`,
    );
    expect(there.length).toBeGreaterThan(100);
    expect(read.map(({ email }) => email)).toEqual(there.map(({ email }) => email));
  } finally {
    await pool.end();
  }
});

test('one plan is kept for one form of a search, whatever is searched for', async ({ gatehouse, ranges }) => {
  await ranges.divide(100);
  const pool = new pg.Pool({ connectionString: gatehouse.options.databaseUrl!, max: 1 });
  const trigrams = { email: new Map<string, number>(), name: new Map<string, number>() };
  try {
    for (const searchOperator of ['contains', 'starts_with', 'ends_with']) {
      for (const [index, searchValue] of ['ada', 'grace h', 'ümit 29', "o'neill_%\\"].entries()) {
        const input = ListUsers.parse({ searchField: 'name', searchOperator, searchValue, sortBy: 'name' });
        const bounds = [['', 'grace'] as const, ['grace', null] as const].slice(0, 1 + (index % 2));
        await readSkipping(
          pool,
          { input, wanted: 26 + index, offset: 7 * index, prepared: true },
          { search: { input, trigrams, holders: [] }, bounds },
        );
      }
    }
    const { rows } = await pool.query('select from pg_prepared_statements');
    expect(rows.length).toBe(3);
  } finally {
    await pool.end();
  }
});

test.for(['C', 'C.UTF-8'])(
  'what holds a part has what ranges are skipped by, wherever PostgreSQL ends a word: %s',
  async (locale, { gatehouse }) => {
    const url = gatehouse.options.databaseUrl!;
    const name = `words_${randomUUID()}`;
    await onServer(
      url,
      `create database "${name}" template template0 encoding utf8 lc_collate 'C' lc_ctype '${locale}'`,
    );
    try {
      const texts = [
        "Zoë Ümit-O'Neill 12",
        'a..b__c@ex-ample.com',
        'ßtraße İstanbul ıI',
        '東京 tokyo東京x 1',
        '🙂ab🙂 c·d e_f',
        'x',
      ];
      const orm = connect(databaseUrl(url, name), { entities, poolSize: 2, statementTimeoutMs: 0 });
      await migrate(orm);
      await orm.close();
      const rows = await onServer(
        databaseUrl(url, name),
        `select lower(t) "lower", held_in('person@example.com' || E'\\x1f' || lower(t)) held
         from unnest(array[${texts.map((text) => pg.escapeLiteral(text)).join()}]) t`,
      );
      const unseen = { email: new Map<string, number>(), name: new Map<string, number>() };
      expect(heldBy('42@ex', { isEnd: true }, unseen)).toEqual(['42 ', '  e', ' ex', 'ex ', '42', '2@', '@e', 'ex']);
      expect(heldBy('lovelace 12', {}, unseen)).not.toContain('lo');
      for (const { lower, held: all } of rows as { lower: string; held: string[] }[]) {
        const letters = Array.from(lower);
        for (let start = 0; start < letters.length; start++) {
          for (let end = start + 1; end <= letters.length; end++) {
            const part = letters.slice(start, end).join('');
            const asked = heldBy(part, { isStart: start === 0, isEnd: end === letters.length }, unseen);
            expect([part, asked.filter((piece) => !all.includes(piece))]).toEqual([part, []]);
          }
        }
      }
    } finally {
      await onServer(url, `drop database "${name}"`);
    }
  },
);
