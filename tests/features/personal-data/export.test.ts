import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

interface Row {
  table: string;
  values: Record<string, unknown>;
}

/** All pages of the export of a user. */
async function exportOf(person: Person): Promise<Row[]> {
  const { body: requested } = await person.post('/personal-data/request-export');
  const rows: Row[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = { exportId: requested.exportId as string, ...(cursor && { after: cursor }) };
    const { body } = await person.get('/personal-data/read-export', query);
    rows.push(...(body.rows as Row[]));
    cursor = body.nextCursor as string | null;
  }
  return rows;
}

test('an export has the data of the caller in words and numbers, without secrets', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/update-user', { name: 'Canary Own' });
  signedIn.headers = { 'user-agent': 'canary-browser' };
  await signedIn.inAnotherBrowser();
  const rows = await exportOf(signedIn);
  const tables = new Set(rows.map(({ table }) => table));

  expect([...tables]).toEqual(expect.arrayContaining(['profile', 'signInMethods', 'sessions', 'activity', 'exports']));
  expect(rows.find(({ table }) => table === 'profile')!.values).toMatchObject({
    id: signedIn.id,
    email: signedIn.email,
    name: 'Canary Own',
  });
  expect(rows.find(({ table }) => table === 'signInMethods')!.values).toMatchObject({ password: { exists: true } });
  expect(rows.find(({ table }) => table === 'sessions')!.values).toHaveProperty('ipAddress');
  const text = JSON.stringify(rows);
  const secrets = await runSql(
    gatehouse.options.databaseUrl!,
    `select password secret from account where password is not null union all select token_hash from session`,
  );
  for (const { secret } of secrets) expect(text).not.toContain(secret);
});

test('an export contains nothing of other people', async ({ gatehouse, signedIn }) => {
  const other = await Person.signUpVerified(gatehouse, { name: 'Canary Other' });
  const { id: organizationId } = await newOrganization(gatehouse, signedIn);
  await signedIn.post('/organization/invite-member', { organizationId, email: other.email, role: 'member' });
  const rows = await exportOf(signedIn);

  expect(rows.some(({ table }) => table === 'invitations')).toBe(true);
  expect(rows.find(({ table }) => table === 'memberships')!.values).toMatchObject({ organizationName: 'Acme' });
  const text = JSON.stringify(rows);
  for (const canary of [other.email, 'Canary Other', other.id]) expect(text).not.toContain(canary);
  expect(JSON.stringify(await exportOf(other))).toContain('"organizationName":"Acme"');
});

test('only the person who requested an export reads it', async ({ gatehouse, signedIn }) => {
  const { body } = await signedIn.post('/personal-data/request-export');
  const other = await Person.signUp(gatehouse);
  const { exportId } = body as { exportId: string };
  expect((await other.get('/personal-data/read-export', { exportId })).body.code).toBe('EXPORT_NOT_FOUND');
  expect((await signedIn.get('/personal-data/read-export', { exportId })).status).toBe(200);
});

test('a user exports three times a day', async ({ signedIn }) => {
  for (let count = 0; count < 3; count += 1)
    expect((await signedIn.post('/personal-data/request-export')).status).toBe(200);
  expect((await signedIn.post('/personal-data/request-export')).body.code).toBe('EXPORT_LIMIT_REACHED');
});

test('a user with an old proof confirms the identity before an export', async ({ gatehouse, signedIn }) => {
  await runSql(
    gatehouse.options.databaseUrl!,
    `update session set authenticated_at = now() - interval '2 days', created_at = now() - interval '2 days' where user_id = '${signedIn.id}'`,
  );
  expect((await signedIn.post('/personal-data/request-export')).body.code).toBe('SESSION_IS_NOT_FRESH');
});

test('an export of 10,000 rows is read in pages within 2 seconds', async ({ gatehouse, signedIn }) => {
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into audit_entry (id, event, actor_id, subject_id, ip_address, user_agent, details, created_at)
     select gen_random_uuid(), 'session.created', '${signedIn.id}', '${signedIn.id}', '192.0.2.1', 'a browser', '{}', now()
     from generate_series(1, 10000)`,
  );
  const { exportId } = (await signedIn.post('/personal-data/request-export')).body;
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const start = performance.now();
  let found = 0;
  // Without the comparison of each answer with the documentation.
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: Record<string, string> = { exportId, ...(cursor && { after: cursor }) };
    const url = '/api/auth/personal-data/read-export';
    const answer = await gatehouse.app.inject({ method: 'GET', url, query, headers: { cookie } });
    const page = answer.json<{ rows: unknown[]; nextCursor: string | null }>();
    found += page.rows.length;
    cursor = page.nextCursor;
  }
  expect(performance.now() - start).toBeLessThan(2000);
  expect(found).toBeGreaterThanOrEqual(10_000);
});

test('an administrator exports a user, who gets a mail', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const user = await Person.signUpVerified(gatehouse);
  const { status, body } = await admin.post('/admin/export-user', { userId: user.id });
  await gatehouse.idle();

  expect(status).toBe(200);
  expect(JSON.stringify(body.rows)).toContain(user.email);
  const mails = await mailsTo(gatehouse, user.email);
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining('exported everything'));
  expect((await user.post('/admin/export-user', { userId: user.id })).status).toBe(403);
});
