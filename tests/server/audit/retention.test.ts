import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

/** Inserts entries of an age in days, and an expired verification, which the same sweep deletes. */
function insert({ options }: Gatehouse, days: number, count = 1) {
  return runSql(
    options.databaseUrl!,
    `insert into audit_entry (id, event, created_at)
       select gen_random_uuid(), 'aged ' || ${days}, now() - interval '${days} days' from generate_series(1, ${count});
     insert into verification (id, identifier, value, expires_at, created_at, updated_at)
       values (gen_random_uuid(), 'aged ${days}', '', now(), now(), now())`,
  );
}

async function ages({ options }: Gatehouse): Promise<unknown[]> {
  return runSql(
    options.databaseUrl!,
    `select event, count(*)::int as count from audit_entry where event like 'aged %' group by event order by event`,
  );
}

test('only entries older than audit.retentionDays are deleted, in any number', async () => {
  await using gatehouse = await startGatehouse({ audit: { retentionDays: 30 }, advanced: { sweepInterval: 0.2 } });
  await insert(gatehouse, 29);
  await insert(gatehouse, 31, 12_000);

  await expect.poll(() => ages(gatehouse), { timeout: 10_000 }).toEqual([{ event: 'aged 29', count: 1 }]);
});

test('no entry is deleted without audit.retentionDays', async () => {
  await using gatehouse = await startGatehouse({ advanced: { sweepInterval: 0.2 } });
  await insert(gatehouse, 20_000);
  const verifications = () => runSql(gatehouse.options.databaseUrl!, `select from verification where value = ''`);

  await expect.poll(verifications).toEqual([]);
  await gatehouse.idle();
  expect(await ages(gatehouse)).toEqual([{ event: 'aged 20000', count: 1 }]);
});
