import { randomUUID } from 'node:crypto';

import pino from 'pino';
import { expect, inject } from 'vitest';

import { migrate } from '#server/db/migrate.ts';
import { entities } from '#server/entities.ts';
import { connect } from '#server/db/orm.ts';
import { divideRanges } from '#server/features/users/divide-ranges.ts';
import { userSortColumns } from '#shared/admin.ts';
import { test, wrongRanges } from '#tests/support/many-people.ts';
import { databaseUrl, onServer, overtake } from '#tests/support/postgres.ts';

test('whoever comes, goes or is named anew is counted in their range, also while ranges are divided', async ({
  gatehouse,
  ranges,
}) => {
  const url = gatehouse.options.databaseUrl!;
  const one = async (n: number) => {
    await onServer(
      url,
      `insert into "user" (id, email, name, created_at, updated_at)
       select gen_random_uuid(), 'later${n}.' || m || '@example.com', 'Later ' || m, now() + m * interval '1 ms', now() from generate_series(1, 50) m`,
    );
    // One after another, in the same place.
    await onServer(
      url,
      `do $$ begin for m in 1..4 loop
         insert into "user" (id, email, name, created_at, updated_at)
         values (gen_random_uuid(), 'single${n}.' || m || '@example.com', 'Single ' || md5(m::text), now() + m * interval '1 ms', now());
       end loop; end $$`,
    );
    await onServer(
      url,
      `update "user" set name = 'Anew ' || name, email = 'x' || email where email like 'later${n}.1%'`,
    );
    await onServer(
      url,
      `update "user" set role = 'support,' || role, banned = true, updated_at = now() where email like 'later${n}.3%'`,
    );
    await onServer(url, `update "user" set email_verified = true where email like 'later${n}.4%'`);
    await onServer(url, `delete from "user" where email like 'later${n}.2%'`);
  };
  const divisions = Array.from({ length: 10 }, (_, n) => ranges.divide(100 - 5 * n));
  await Promise.all([...divisions, ...Array.from({ length: 10 }, (_, n) => one(n))]);
  await one(10);
  expect(await ranges.wrong()).toEqual([]);
  await ranges.divide(40);

  expect(await ranges.wrong()).toEqual([]);
  expect(await ranges.largest()).toBeLessThanOrEqual(40);
});

const locales = [`locale_provider builtin builtin_locale 'C.UTF-8'`, `locale_provider icu icu_locale 'en-US'`];

test.for(locales)('people of a version that had fewer orders are counted in all of them: %s', async (locale) => {
  const name = `sorted_${randomUUID().replaceAll('-', '')}`;
  await onServer(inject('postgresUrl'), `create database ${name} template template0 ${locale}`);
  const url = databaseUrl(inject('postgresUrl'), name);
  const orm = connect(url, { entities, poolSize: 2, statementTimeoutMs: 0 });
  try {
    await migrate(orm, '0012-what-ranges-hold');
    await onServer(
      url,
      `insert into "user" (id, email, name, role, created_at, updated_at)
       select gen_random_uuid(), n || '@example.com', 'Ada ' || n, (array['user', 'user,admin', 'user-x', 'User', 'ümit', ''])[n % 6 + 1], now(), now() from generate_series(1, 99) n`,
    );
    await migrate(orm);
    await onServer(url, `update "user" set role = 'support', updated_at = now() where email like '1%'`);
    expect(await wrongRanges(url)).toEqual([]);
    await divideRanges({ orm, log: pino({ level: 'silent' }) }, 10);
    expect(await wrongRanges(url)).toEqual([]);
    expect(await onServer(url, 'select sorted_by from user_range group by 1')).toHaveLength(userSortColumns.length);
  } finally {
    await orm.close();
  }
});

test('a range that is summed while it is looked at is not said to hold what it held before', async ({
  gatehouse,
  ranges,
}) => {
  const url = gatehouse.options.databaseUrl!;
  // Until there is nothing to divide or join, which would wait for whoever comes.
  for (let sweep = 0; sweep < 4; sweep++) await ranges.divide(100);
  await onServer(url, 'update user_range set held = null');
  const summed = `insert into "user" (id, email, name, created_at, updated_at)
      values (gen_random_uuid(), 'meanwhile@example.com', 'Qqxyz Meanwhile', now(), now());
    with slots as (delete from user_range where slot <> 0 returning *)
      update user_range set users = user_range.users + slots.users from slots
      where (user_range.sorted_by, user_range.first, user_range.slot) = (slots.sorted_by, slots.first, 0)`;

  await overtake(url, summed, () => ranges.divide(100));

  expect(await ranges.wrong()).toEqual([]);
  await ranges.divide(100);
  expect(await ranges.wrong()).toEqual([]);
  expect(await onServer(url, 'select from user_range where held is null')).toEqual([]);
});

test('ranges that people have left are joined, or there would be more of them with every change', async ({
  gatehouse,
  ranges,
}) => {
  const url = gatehouse.options.databaseUrl!;
  await onServer(url, `update "user" set updated_at = created_at`);
  await ranges.divide(100);
  // Those beside each other are left one after the other: of one it is known what it holds.
  for (const block of [0, 1]) {
    await onServer(
      url,
      `update "user" set updated_at = now() where id in (
         select id from (select id, row_number() over (order by created_at, id) nth from "user") people
         where nth < 2000 and nth / 60 % 2 = ${block} and nth % 4 > 0)`,
    );
    await ranges.divide(100);
  }
  expect(await ranges.wrong()).toEqual([]);
  const together = await onServer(
    url,
    `select sum(users) over (partition by sorted_by order by first rows 1 preceding) people, row_number() over (partition by sorted_by order by first) nth
     from (select sorted_by, first, sum(users) users from user_range group by 1, 2) ranges order by 2 desc`,
  );
  const pairs = together.filter(({ nth }) => Number(nth) > 1).map(({ people }) => Number(people));
  expect(pairs.length).toBeGreaterThan(100);
  expect(Math.min(...pairs)).toBeGreaterThan(50);
});
