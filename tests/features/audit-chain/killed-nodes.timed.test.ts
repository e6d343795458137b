import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, inject } from 'vitest';

import { allSealed, superuser, verifyLog } from '#tests/support/audit-chain.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
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
  expect(report).toMatchObject({ violationCount: 0, sound: acknowledged.length, waiting: 0 });
  expect(kills).toBeGreaterThan(5);
});
