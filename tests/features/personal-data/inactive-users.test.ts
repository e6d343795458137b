import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newInvitation, newMember, newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const options = { personalData: { retention: { inactiveUsers: 365 } }, advanced: { sweepInterval: 0.2 } };

/** Moves everything that users did, and the notices, into the past. */
const daysPass = ({ options: { databaseUrl } }: Gatehouse, days: number) =>
  runSql(
    databaseUrl!,
    `begin; set local session_replication_role = replica;
     update audit_entry set created_at = created_at - interval '${days} days';
     update session set created_at = created_at - interval '${days} days', updated_at = updated_at - interval '${days} days';
     update "user" set created_at = created_at - interval '${days} days'; commit`,
  );

const noticesOf = async (gatehouse: Gatehouse, { email }: Person) =>
  (await mailsTo(gatehouse, email)).filter(({ name }) => name === 'sendInactiveAccount');

test('a user who does nothing is told twice and erased, one who signs in stays', { timeout: 60_000 }, async () => {
  await using gatehouse = await startGatehouse(options);
  const exists = async ({ id }: Person) =>
    (await runSql(gatehouse.options.databaseUrl!, `select from "user" where id = '${id}'`)).length === 1;
  const [silent, returning] = [await Person.signUpVerified(gatehouse), await Person.signUpVerified(gatehouse)];
  const unverified = await Person.signUp(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const owner = await Person.signUpVerified(gatehouse);
  const organization = await newOrganization(gatehouse, owner);
  const { person: member } = await newMember(gatehouse, organization, {
    person: await Person.signUpVerified(gatehouse),
  });
  await gatehouse.idle();

  await daysPass(gatehouse, 336);
  for (const person of [silent, returning, member])
    await expect.poll(async () => (await noticesOf(gatehouse, person)).length, { timeout: 10_000 }).toBe(1);
  const [first] = await noticesOf(gatehouse, silent);
  expect(first!.subject).toContain('will be deleted in 30 days');
  await returning.inAnotherBrowser();

  await daysPass(gatehouse, 24);
  await expect.poll(async () => (await noticesOf(gatehouse, silent)).length, { timeout: 10_000 }).toBe(2);
  expect((await noticesOf(gatehouse, silent))[0]!.subject).toContain('will be deleted in 7 days');
  expect(await exists(silent)).toBe(true);

  await daysPass(gatehouse, 8);
  for (const person of [silent, member]) await expect.poll(() => exists(person), { timeout: 10_000 }).toBe(false);
  for (const person of [returning, unverified, admin, owner]) expect(await exists(person)).toBe(true);
  for (const person of [unverified, admin, owner]) expect(await noticesOf(gatehouse, person)).toEqual([]);
  expect(await noticesOf(gatehouse, returning)).toHaveLength(1);
  const entries = await runSql(
    gatehouse.options.databaseUrl!,
    `select event, details from audit_entry where subject_id = '${silent.id}' and event in ('user.inactivity-noticed', 'user.removed')
       order by id`,
  );
  expect(entries).toEqual([
    { event: 'user.inactivity-noticed', details: { days: 30 } },
    { event: 'user.inactivity-noticed', details: { days: 7 } },
    { event: 'user.removed', details: { by: 'retention' } },
  ]);
});

test('an audit log that forgets sign-ins earlier erases no inactive user', async () => {
  await using gatehouse = await startGatehouse({ ...options, audit: { retentionDays: 100 } });
  const person = await Person.signUpVerified(gatehouse);
  await daysPass(gatehouse, 400);
  // Deleted by the same job, before.
  const { email } = await newInvitation(await newOrganization(gatehouse));
  await runSql(
    gatehouse.options.databaseUrl!,
    `update invitation set expires_at = now() - interval '100 days' where email = '${email}'`,
  );
  const left = () => runSql(gatehouse.options.databaseUrl!, `select from invitation where email = '${email}'`);
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  await gatehouse.idle();
  expect(await noticesOf(gatehouse, person)).toEqual([]);
});
