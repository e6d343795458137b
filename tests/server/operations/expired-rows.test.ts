import { expect } from 'vitest';

import { runSql } from '#tests/support/postgres.ts';
import { startSeededService } from '#tests/support/calls/seeded-service.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** The columns of expiry that have an index, which only the search for expired rows needs. */
const indexedExpiries = `select relname as table, attname as column
  from pg_index join pg_class on pg_class.oid = indrelid join pg_attribute on attrelid = indrelid and attnum = indkey[0]
  where indnatts = 1 and attname in ('expires_at', 'expire') order by relname`;

test('expired rows of every table with an index on the expiry are deleted in the background, and no others', async () => {
  await using seeded = await startSeededService();
  const databaseUrl = seeded.gatehouse.options.databaseUrl!;
  const [user] = await runSql(databaseUrl, 'select id from "user" limit 1');
  await runSql(
    databaseUrl,
    `insert into rate_limit (key, points, expire) values ('a', 1, 1), ('b', 1, 1);
     insert into agent_chain (hash, grant_id, client_id, actors, ancestors, expires_at)
       select hash, oauth_grant.id, client_id, '{}', '{}', now() from unnest(array['a', 'b']) hash, (select * from oauth_grant limit 1) oauth_grant;
     insert into idempotent_answer (user_id, key, request_hash, answer, expires_at)
       select '${String(user!['id'])}', key, '', '', now() from unnest(array['a', 'b']) key`,
  );
  const tables = (await runSql(databaseUrl, indexedExpiries)) as { table: string; column: string }[];
  for (const { table, column } of tables) {
    const [past, future] =
      column === 'expire' ? ['1', '9e12'] : [`now() - interval '2 days'`, `now() + interval '1 day'`];
    await runSql(
      databaseUrl,
      `update ${table} set ${column} = ${future};
       update ${table} set ${column} = ${past} where ctid = (select ctid from ${table} limit 1)`,
    );
  }
  const counts = async () =>
    Promise.all(
      tables.map(async ({ table }) => {
        const [row] = await runSql(databaseUrl, `select '${table}' as table, count(*)::int as count from ${table}`);
        return row as { table: string; count: number };
      }),
    );
  const before = await counts();
  expect(before.map(({ table }) => table)).toEqual(expect.arrayContaining(['rate_limit', 'session', 'verification']));
  expect(before.filter(({ count }) => count === 0)).toEqual([]);

  await using gatehouse = await startGatehouse({ databaseUrl, advanced: { sweepInterval: 0.05 } });
  const after = before.map(({ table, count }) => ({ table, count: count - 1 }));
  await expect.poll(counts, { timeout: 10_000 }).toEqual(after);
  await gatehouse.idle();
  expect(await counts()).toEqual(after);
});
