import { expect } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, verifyLog } from '#tests/support/audit-chain.ts';
import { Collector } from '#tests/support/peers/collector.ts';
import { patiently } from '#tests/support/audit-entries.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const options: GatehouseOptions = {
  events: { pollInterval: 0.05 },
  outgoing: { privateHosts: ['127.0.0.1'] },
  auditStreams: { retryDelays: [0.05], timeoutMs: 500 },
  advanced: { sweepInterval: 0.1 },
};

test.for([true, false])(
  'old entries stay until the streams have sent them, with seals: %s',
  { timeout: 120_000 },
  async (enabled) => {
    await using collector = await Collector.start();
    collector.answer = () => ({ status: 500 });
    await using gatehouse = await startGatehouse({ ...options, audit: { retentionDays: 2, chain: { enabled } } });
    const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
    const aged = (event: string, count: number) =>
      sql(
        `insert into audit_entry (id, event, subject_id, created_at)
       select gen_random_uuid(), '${event}', gen_random_uuid(), now() - interval '4 days' from generate_series(1, ${count})`,
      );
    const left = (event: string) => sql(`select from audit_entry where event = '${event}'`);
    const admin = await signUpWithRole(gatehouse, 'admin');
    await aged('read', 3);
    await expect.poll(() => left('read'), patiently).toEqual([]);

    const stream = { name: 'Collector', preset: 'generic', url: collector.url, events: ['user.banned'] };
    expect((await admin.post('/admin/create-audit-stream', stream)).status).toBe(200);
    await aged('user.banned', 5);
    if (enabled) await allSealed(gatehouse);
    // Retention has had its chances in between.
    const sent = collector.requests.length;
    await expect.poll(() => collector.requests.length, patiently).toBeGreaterThan(sent + 5);
    expect(await left('user.banned')).toHaveLength(5);

    collector.answer = () => ({ status: 200 });
    await expect.poll(() => left('user.banned'), patiently).toEqual([]);
    expect(collector.accepted).toHaveLength(5);
    expect(await left('audit-stream.gap')).toEqual([]);
    if (!enabled) return;
    await allSealed(gatehouse);
    expect(await verifyLog(gatehouse)).toMatchObject({ violationCount: 0, removed: 8 });
  },
);
