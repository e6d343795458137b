import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect } from 'vitest';

import { writeFileAnchors } from '#server/features/audit-chain/anchors/file-anchor.ts';
import type { AppServices } from '#server/call/context.ts';
import { Reads } from '#server/db/reads.ts';
import { connect } from '#server/db/orm.ts';
import { entities } from '#server/app/registry.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { verifyRegularly } from '#server/features/audit-chain/verify/verification-job.ts';
import { allSealed, superuser, verifyLog } from '#tests/support/audit-chain.ts';
import { runSql } from '#tests/support/postgres.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';

/** Runs a job beside the service, whose own runs are minutes apart. */
async function asJob({ options }: Gatehouse, job: (service: AppServices) => Promise<unknown>): Promise<void> {
  const orm = connect(options.databaseUrl!, { entities, poolSize: 2, statementTimeoutMs: 0, prepared: false });
  const reads = new Reads(await orm.em.getConnection().getNativeClient(), { prepared: false });
  await job({ orm, reads, options, secrets: [SECRET], log: pino({ level: 'silent' }) } as unknown as AppServices);
  await orm.close(true);
}

test('a file gets each checkpoint once, and a cut end of the log differs from it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-anchor-'));
  const path = join(folder, 'anchors.jsonl');
  await using gatehouse = await startGatehouse({
    events: { pollInterval: 0.05 },
    audit: { anchors: [{ type: 'file', path }] },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  await admin.post('/admin/set-role', { userId: admin.id, role: 'admin' });
  await allSealed(gatehouse);
  await asJob(gatehouse, writeFileAnchors);
  await asJob(gatehouse, writeFileAnchors);
  // A run of the service may be at work.
  await expect.poll(() => readFile(path, 'utf8').catch(() => ''), { timeout: 10_000 }).not.toBe('');

  const lines = (await readFile(path, 'utf8')).trim().split('\n');
  const anchor = lines.map((line) => JSON.parse(line) as { statement: string; signature: string });
  expect(new Set(lines).size).toBe(lines.length);
  expect(await verifyLog(gatehouse, { anchor })).toMatchObject({ anchor: 'equal', violationCount: 0 });
  const { statement, signature } = anchor.at(-1)!;
  const forged = { statement: statement.replace('"entries":', '"entries":1'), signature };
  expect((await verifyLog(gatehouse, { anchor: [forged] })).violations).toMatchObject([{ code: 'signature_wrong' }]);
  await rm(folder, { recursive: true });
});

test('the job that verifies the log records a change of an entry', async () => {
  await using gatehouse = await startGatehouse({ events: { pollInterval: 0.05 } });
  const admin = await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  const databaseUrl = gatehouse.options.databaseUrl!;
  const violations = () => runSql(databaseUrl, `select details from audit_entry where event = 'audit.violation'`);
  await asJob(gatehouse, verifyRegularly);
  expect(await violations()).toEqual([]);

  await using client = await superuser(databaseUrl);
  await client.query('set session_replication_role = replica');
  const { rows } = await client.query<{ id: string }>(
    `update audit_entry set subject_id = null where subject_id = '${admin.id}' returning id`,
  );
  await asJob(gatehouse, verifyRegularly);
  const named = (await violations()).map(({ details }) => (details as { entryId: string }).entryId);
  expect(named.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
