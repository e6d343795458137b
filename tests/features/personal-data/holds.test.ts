import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test('a hold keeps a user from being deleted until it is lifted', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { body: hold } = await admin.post('/admin/create-hold', { userId: signedIn.id, reason: 'Case 17' });
  expect(hold).toMatchObject({ userId: signedIn.id, reason: 'Case 17', liftedAt: null, createdBy: admin.id });

  const refused = { status: 409, body: { code: 'LEGAL_HOLD', message: 'Legal hold' } };
  expect(await signedIn.post('/delete-user', { password: signedIn.password })).toEqual(refused);
  expect(await admin.post('/admin/remove-user', { userId: signedIn.id })).toEqual(refused);
  const { body: summary } = await signedIn.get('/personal-data/summary');
  expect(summary.onHold).toBe(true);
  expect(JSON.stringify(summary)).not.toContain('Case 17');
  const [row] = await runSql(gatehouse.options.databaseUrl!, `select reason from legal_hold where id = '${hold.id}'`);
  expect(row!['reason']).not.toContain('Case 17');

  expect((await admin.get('/admin/list-holds')).body.holds).toContainEqual(expect.objectContaining({ id: hold.id }));
  expect((await admin.post('/admin/lift-hold', { holdId: hold.id })).body.liftedBy).toBe(admin.id);
  expect((await admin.post('/admin/lift-hold', { holdId: hold.id })).body.code).toBe('HOLD_NOT_FOUND');
  expect((await admin.get('/admin/list-holds')).body.holds).toEqual([]);
  expect((await signedIn.post('/delete-user', { password: signedIn.password })).status).toBe(200);
});

test('a hold on an organization keeps it from being deleted', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id: organizationId, owner } = await newOrganization(gatehouse);
  await admin.post('/admin/create-hold', { organizationId, reason: 'Case 18' });

  expect((await owner.post('/organization/delete', { organizationId })).body.code).toBe('LEGAL_HOLD');
  expect((await admin.post('/admin/delete-organization', { organizationId })).body.code).toBe('LEGAL_HOLD');
  // The organization would go with its only member.
  expect((await owner.post('/delete-user', { password: owner.password })).body.code).toBe('LEGAL_HOLD');
});

test('a hold that has ended keeps nothing', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const endsAt = new Date(Date.now() - 1000).toISOString();
  await admin.post('/admin/create-hold', { userId: signedIn.id, reason: 'Case 19', endsAt });
  expect((await signedIn.post('/delete-user', { password: signedIn.password })).status).toBe(200);
});

test('retention erases users who never proved their address, and deletes ended invitations', async () => {
  await using gatehouse = await startGatehouse({
    personalData: { retention: { unverifiedUsers: 30, endedInvitations: 90 } },
    advanced: { sweepInterval: 1 },
  });
  const databaseUrl = gatehouse.options.databaseUrl!;
  const [old, held, recent, member] = await Promise.all([1, 2, 3, 4].map(() => Person.signUp(gatehouse)));
  const verified = await Person.signUpVerified(gatehouse);
  const { id: organizationId, owner } = await newOrganization(gatehouse, member);
  await owner.post('/organization/invite-member', { organizationId, email: 'a@example.com', role: 'member' });
  await owner.post('/organization/invite-member', { organizationId, email: 'b@example.com', role: 'member' });
  await runSql(
    databaseUrl,
    `insert into legal_hold (id, user_id, reason, created_at) values (gen_random_uuid(), '${held!.id}', '', now());
     update invitation set expires_at = now() - interval '91 days' where email = 'a@example.com';
     delete from session;
     update "user" set created_at = now() - interval '31 days' where id <> '${recent!.id}'`,
  );
  const users = () => runSql(databaseUrl, 'select id from "user" order by id');
  const staying = [held, recent, member, verified].map((person) => ({ id: person!.id }));
  await expect.poll(users, { timeout: 15_000 }).toEqual(staying.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  await expect.poll(() => runSql(databaseUrl, 'select email from invitation')).toEqual([{ email: 'b@example.com' }]);
  const entries = await runSql(
    databaseUrl,
    `select details from audit_entry where subject_id = '${old!.id}' and event = 'user.removed'`,
  );
  expect(entries).toEqual([{ details: { by: 'retention' } }]);
});
