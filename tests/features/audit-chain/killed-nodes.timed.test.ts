import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, inject } from 'vitest';

import { allSealed, superuser, verifyLog } from '#tests/support/audit-chain.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

const DURATION_MS = 60_000;
const WRITERS = 8;
/** Without a comma: the environment variable takes a list. */
const SECRET = 'a secret for the nodes of this test with thirty-two or more';
const sources = join(import.meta.dirname, '../../..');

test('two nodes that are killed at random seal every acknowledged entry once', { timeout: 240_000 }, async () => {
  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  const env = { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET, NODE_ENV: 'test' };
  const until = Date.now() + DURATION_MS;
  let kills = 0;
  const killing = Promise.all(
    [0, 1].map(async () => {
      while (Date.now() < until) {
        await using node = await startNode(env, { sources });
        await wait(500 + Math.random() * 4000);
        node.signal('SIGKILL');
        await node.ended;
        kills += 1;
      }
    }),
  );
  const acknowledged: string[] = [];
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      await using client = await superuser(databaseUrl);
      while (Date.now() < until) {
        const { rows } = await client.query<{ id: string }>(
          `insert into audit_entry (id, event, subject_id, ip_address, created_at)
           values (gen_random_uuid(), 'user.updated', gen_random_uuid(), '203.0.113.7', now()) returning id`,
        );
        acknowledged.push(rows[0]!.id);
        await wait(Math.random() * 10);
      }
    }),
  );
  await killing;
  await using node = await startNode(env, { sources });
  expect(node.pid).toBeGreaterThan(0);
  const start = Date.now();
  const service = { options: { databaseUrl } } as Parameters<typeof allSealed>[0];
  await allSealed(service);
  const sealedAfterMs = Date.now() - start;
  const report = await verifyLog(service, { secrets: [SECRET] });
  console.log({ kills, entries: acknowledged.length, sealedAfterMs, seals: report.seals });
  expect(sealedAfterMs).toBeLessThan(2_000);
  const difference = await runSql(
    databaseUrl,
    `with sealed as (
       select number, encode(substring(ids from 16 * place + 1 for 16), 'hex')::uuid as id
       from audit_seal, generate_series(0, count - 1) place)
     select coalesce(sealed.id, entry.id) as id, array_agg(number) as seals, entry.id is not null as exists,
       entry.event, entry.id = any('{${acknowledged.join(',')}}') as acknowledged
     from audit_entry entry full join sealed using (id) group by sealed.id, entry.id
     having count(sealed.id) <> 1 or not coalesce(entry.id = any('{${acknowledged.join(',')}}'), false) limit 100`,
  );
  // Each entry that is in no seal or in several, or that nothing acknowledged.
  expect(difference).toEqual([]);
  expect(report).toMatchObject({ violationCount: 0, sound: acknowledged.length, waiting: 0 });
  expect(kills).toBeGreaterThan(5);
});
