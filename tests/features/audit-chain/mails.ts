import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { allSealed, superuser } from '#tests/support/audit-chain.ts';
import { type MailCauses, victim } from '#tests/support/calls/mail-causes.ts';
import { runSql } from '#tests/support/postgres.ts';

const patiently = { timeout: 15_000 };
const done = { status: 200, body: {} };

/** The service of the test has the address as an anchor. */
async function causeCheckpoint(gatehouse: Gatehouse) {
  const sql = (text: string) => runSql(gatehouse.options.databaseUrl!, text);
  await signUpWithRole(gatehouse, 'admin');
  await allSealed(gatehouse);
  return async () => {
    const [row] = await sql(
      `insert into audit_checkpoint (number, seal_number, day, kind, statement, signature, kid, created_at)
       select coalesce(max(number), 0) + 1, 1, '2026-11-27', 'day', '{"entries":7}', 'e30..c2ln', gen_random_uuid(), now()
       from audit_checkpoint returning number::int`,
    );
    const sent = () =>
      sql(`select from audit_anchor where checkpoint_number = ${String(row!['number'])} and sent_at is not null`);
    await expect.poll(sent, patiently).toHaveLength(1);
    return done;
  };
}

/** Each time another entry is changed, so that the violations are new. */
async function causeViolation(gatehouse: Gatehouse) {
  const { databaseUrl } = gatehouse.options;
  const sql = (text: string) => runSql(databaseUrl!, text);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await sql(`update "user" set email = '${victim}' where id = '${admin.id}'`);
  await allSealed(gatehouse);
  return async (n: number) => {
    await using client = await superuser(databaseUrl!);
    await client.query(`set session_replication_role = replica; update audit_entry set details = '{"count": ${n}}'`);
    await sql(`insert into audit_verification (id, seals, entries, violations, fingerprint, milliseconds, created_at)
      values (gen_random_uuid(), 1, 1, 0, '${n}', 1, now() - interval '1 year')`);
    await sql(`delete from audit_verification where created_at > now() - interval '1 hour'`);
    const verified = () => sql(`select from audit_verification where created_at > now() - interval '1 hour'`);
    await expect.poll(verified, patiently).toHaveLength(1);
    return done;
  };
}

export const causes: MailCauses = {
  sendAuditCheckpoint: causeCheckpoint,
  sendAuditViolation: causeViolation,
};
