import { expect } from 'vitest';

import { refuteProof } from '#server/features/audit-chain/proof/proof.ts';
import { auditCheck } from '#server/features/audit-chain/state/findings.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, superuser } from '#tests/support/audit-chain.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newMember, newOrganization } from '#tests/support/organization.ts';
import type { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const events = { pollInterval: 0.05 };
const patiently = { timeout: 15_000, interval: 50 };
const findingsOf = async (admin: Person) => {
  const { findings } = (await admin.get('/admin/get-overview')).body;
  return (findings as { name: string }[]).map(({ name }) => name).filter((name) => /audit/.test(name));
};

test('the state says how far the log is sealed, verified and changed, and a change is mailed once', async () => {
  await using gatehouse = await startGatehouse({ events });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const sql = (text: string) => runSql(databaseUrl, text);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  const state = async () => (await admin.get('/admin/audit-state')).body;
  const [{ entries }] = (await sql('select count(*)::int as entries from audit_entry')) as [{ entries: number }];
  expect(await state()).toMatchObject({ enabled: true, entries, waiting: 0, verification: null, anchors: [] });
  expect(await findingsOf(admin)).toEqual([]);

  // The first verification is due ten minutes after the first seal.
  await using client = await superuser(databaseUrl);
  await client.query('set session_replication_role = replica');
  const age = `update audit_seal set created_at = created_at - interval '3 days' where number = 1`;
  await client.query(`update audit_entry set subject_id = null where subject_id = '${admin.id}'; ${age}`);
  const violations = async () => (await state()).verification?.violations;
  await expect.poll(violations, patiently).toBeGreaterThan(0);
  expect(await findingsOf(admin)).toEqual(['audit log changed']);
  const warnings = async () =>
    (await mailsTo(gatehouse, admin.email)).filter(({ name }) => name === 'sendAuditViolation').length;
  await expect.poll(warnings, patiently).toBe(1);
  const problems = await auditCheck.problemsOf(gatehouse.options);
  expect(problems).toEqual([expect.stringContaining('found changes of recorded entries')]);

  await sql(`update audit_verification set created_at = created_at - interval '2 days'`);
  const verifications = () => sql('select from audit_verification');
  await expect.poll(verifications, patiently).toHaveLength(2);
  await gatehouse.idle();
  expect(await warnings()).toBe(1);
});

test('entries that wait, and a log that was never verified, are findings', async () => {
  await using gatehouse = await startGatehouse({ events: { pollInterval: 86_400 } });
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await sql(
    `insert into audit_seal (number, day, count, root, previous, hash, signature, kid, created_at)
     values (1, '2026-01-01', 1, '', '', '', '', gen_random_uuid(), now() - interval '3 days');
     insert into audit_entry (id, event, created_at) values (gen_random_uuid(), 'x', now() - interval '2 minutes')`,
  );
  expect(await findingsOf(admin)).toEqual(['unsealed audit entries', 'audit log not verified']);
});

test('administrators get a proof with the address, organizations one of their entries without it', async () => {
  await using gatehouse = await startGatehouse({ events });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const organization = await newOrganization(gatehouse);
  const { owner, id: organizationId } = organization;
  const { person: member } = await newMember(gatehouse, organization);
  await allSealed(gatehouse);
  const [own, other] = await Promise.all(
    [`organization_id = '${organizationId}'`, `subject_id = '${admin.id}'`].map(async (condition) => {
      const where = `${condition} and ip_address <> ''`;
      const [row] = await runSql(gatehouse.options.databaseUrl!, `select id from audit_entry where ${where} limit 1`);
      return String(row!['id']);
    }),
  );
  const { keys } = (await admin.get('/audit/jwks')).body;
  const { body: proof } = await admin.get('/admin/audit-proof', { entryId: own! });
  expect(proof.origin.ipAddress).not.toBe('');
  expect(refuteProof(proof, keys)).toBeNull();
  const { body: withoutOrigin } = await owner.get('/organization/audit-proof', { organizationId, entryId: own! });
  expect(withoutOrigin).toEqual({ ...proof, origin: null });
  expect(refuteProof(withoutOrigin, keys)).toBeNull();

  const refused = async (person: Person, entryId: string) =>
    (await person.get('/organization/audit-proof', { organizationId, entryId })).body.code;
  expect(await refused(owner, other!)).toBe('ENTRY_NOT_FOUND');
  expect(await refused(member, own!)).toBe('YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG');
});
