import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { PUBLISHING_LOCK } from '#server/features/event-log/publish.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const sql = (gatehouse: Gatehouse, text: string) => runSql(gatehouse.options.databaseUrl!, text);

test('actions of administrators are logged with actor, subject, address and details', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  admin.headers = { 'user-agent': 'a browser' };
  const userId = signedIn.id;
  await admin.post('/admin/set-role', { userId, role: ['user', 'admin'] });
  await admin.post('/admin/set-role', { userId, role: 'user' });
  await admin.post('/admin/set-user-password', { userId, newPassword: PASSWORD });
  await admin.post('/admin/ban-user', { userId, banReason: 'Spam', banExpiresIn: 60 });
  await admin.post('/admin/unban-user', { userId });
  await admin.post('/admin/impersonate-user', { userId });
  await admin.post('/admin/stop-impersonating');
  const { entries } = (await admin.get('/admin/list-audit', { actorId: admin.id, subjectId: userId })).body;

  expect(
    entries.map(({ event }: { event: string }) => event).filter((event: string) => event !== 'session.ended'),
  ).toEqual([
    'session.impersonation-ended',
    'session.impersonated',
    'user.unbanned',
    'user.banned',
    'user.password-set',
    'user.role-set',
    'user.role-set',
  ]);
  expect(entries.at(-1)).toMatchObject({
    actor: { id: admin.id, email: admin.email },
    subject: { id: userId, email: signedIn.email },
    organizationId: null,
    ipAddress: '127.0.0.1',
    userAgent: 'a browser',
    details: { from: 'user', to: 'user,admin' },
  });
});

test('entries made while impersonating have the administrator as actor', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  await admin.post('/organization/create', { name: 'Borrowed', slug: 'borrowed' });
  await admin.post('/admin/stop-impersonating');
  const { entries } = (await admin.get('/admin/list-audit', { event: 'organization.created' })).body;

  expect(entries[0]).toMatchObject({ actorId: admin.id, details: { impersonating: signedIn.id } });
});

test('refused calls are logged although their transaction is rolled back', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await signedIn.post('/admin/ban-user', { userId: admin.id });
  await admin.post('/admin/impersonate-user', { userId: admin.id });
  await gatehouse.idle();
  const refused = async (actorId: string) =>
    (await admin.get('/admin/list-audit', { event: 'admin.refused', actorId })).body.entries;

  expect(await refused(signedIn.id)).toMatchObject([
    { details: { call: 'admin.banUser', code: 'YOU_ARE_NOT_ALLOWED_TO_BAN_USERS' } },
  ]);
  expect(await refused(admin.id)).toMatchObject([
    { details: { call: 'admin.impersonateUser', code: 'YOU_CANNOT_IMPERSONATE_ADMINS' } },
  ]);
});

test('a failed sign-in is logged with the user of the account, if any', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await anyone.post('/sign-in/email', { email: signedIn.email, password: 'not this one' });
  await anyone.post('/sign-in/email', { email: 'nobody@example.com', password: 'not this one' });
  await gatehouse.idle();
  const { entries } = (await admin.get('/admin/list-audit', { event: 'session.refused', limit: '2' })).body;

  expect(new Set(entries.map(({ subjectId }: { subjectId: string }) => subjectId))).toEqual(
    new Set([signedIn.id, null]),
  );
  expect(JSON.stringify(entries)).not.toContain('not this one');
});

test('entries cannot be updated, deleted or truncated', async ({ gatehouse, signedIn }) => {
  expect(signedIn.id).not.toBe('');
  for (const text of [
    `update audit_entry set event = 'nothing'`,
    `update audit_entry set ip_address = ''`,
    `update audit_entry set origin_salt = null`,
    `select set_config('gatehouse.audit', 'erase addresses', false); update audit_entry set origin_hash = null, ip_address = '', user_agent = ''`,
    `delete from audit_entry`,
    // It locks the tables of the seals too, which would be a deadlock with the job that seals.
    `select pg_advisory_xact_lock(${PUBLISHING_LOCK}); truncate audit_entry cascade`,
    `select set_config('gatehouse.audit', 'erase addresses', false); update audit_entry set actor_id = null, ip_address = '', user_agent = ''`,
    `select set_config('gatehouse.audit', 'erase addresses', false); delete from audit_entry`,
    `select set_config('gatehouse.audit', 'retention', false); update audit_entry set ip_address = '', user_agent = ''`,
  ]) {
    await expect(sql(gatehouse, text)).rejects.toThrow('audit_entry is append-only');
  }
});

test('deleting a user erases IP address and user agent from their entries and nothing else', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await signedIn.post('/sign-in/email', { email: signedIn.email, password: 'not this one' });
  await gatehouse.idle();
  const entriesOf = () =>
    sql(gatehouse, `select * from audit_entry where '${signedIn.id}' in (actor_id, subject_id) order by id`);
  const before = await entriesOf();
  await admin.post('/admin/remove-user', { userId: signedIn.id });
  const after = await entriesOf();

  expect(before.length).toBeGreaterThan(1);
  expect(after.slice(0, before.length)).toEqual(
    before.map((entry) => ({ ...entry, ip_address: '', user_agent: '', origin_salt: null })),
  );
  expect(after.at(-1)).toMatchObject({
    event: 'user.removed',
    actor_id: admin.id,
    subject_id: signedIn.id,
    ip_address: '127.0.0.1',
    details: { by: 'administrator' },
  });
});

test.for([
  ['by password', false],
  ['by the mailed link', true],
] as const)('the entry of an account deletion %s has the user’s id and no IP address', async ([, confirmByMail]) => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { enabled: true, confirmByMail } } });
  const person = await Person.signUp(gatehouse, { email: 'leaving@example.com' });
  expect((await person.post('/delete-user', { password: PASSWORD })).status).toBe(200);
  if (confirmByMail) await person.send({ method: 'GET', url: (await newestMailTo(gatehouse, person.email)).path });

  const [entry] = await sql(gatehouse, `select * from audit_entry where event = 'user.deleted'`);
  expect(entry).toMatchObject({
    actor_id: person.id,
    subject_id: person.id,
    ip_address: '',
    user_agent: '',
    details: { by: 'self' },
  });
});

test('the log is paged by cursor and by offset with the same total', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  for (let n = 0; n < 5; n++) await admin.post('/admin/set-role', { userId: admin.id, role: 'admin' });
  const query = { actorId: admin.id, event: 'user.role-set', limit: '2' };
  const first = (await admin.get('/admin/list-audit', query)).body;
  const second = (await admin.get('/admin/list-audit', { ...query, cursor: first.nextCursor })).body;
  const third = (await admin.get('/admin/list-audit', { ...query, offset: '4' })).body;
  const ids = [first, second, third].flatMap(({ entries }) => entries.map(({ id }: { id: string }) => id));

  expect([first.total, second.total, third.total]).toEqual([5, 5, 5]);
  expect(new Set(ids).size).toBe(5);
  expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? 1 : -1)));
  expect(third.nextCursor).toBeNull();
});

test('the log is filtered by time', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const total = async (query: Record<string, string>) =>
    (await admin.get('/admin/list-audit', { actorId: admin.id, ...query })).body.total;
  const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  expect(await total({ from: hour(-1), to: hour(1) })).toBeGreaterThan(0);
  expect(await total({ from: hour(1) })).toBe(0);
  expect(await total({ to: hour(-1) })).toBe(0);
});

test('the log is filtered by a user as actor or subject', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/set-role', { userId: signedIn.id, role: 'user' });
  await anyone.post('/sign-in/email', { email: signedIn.email, password: 'not this one' });
  await gatehouse.idle();
  const events = async (query: Record<string, string>) =>
    (await admin.get('/admin/list-audit', query)).body.entries.map(({ event }: { event: string }) => event);

  const ofUser = await events({ userId: signedIn.id });
  expect(ofUser).toEqual(expect.arrayContaining(['session.refused', 'user.role-set', 'user.signed-up']));
  expect(await events({ userId: signedIn.id, actorId: admin.id })).toEqual(['user.role-set']);
  expect(await events({ userId: admin.id, subjectId: signedIn.id })).toEqual(['user.role-set']);
});

test('entries name their organization until it is deleted', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { id } = (await signedIn.post('/organization/create', { name: 'Named', slug: 'named' })).body;
  const organizations = async () =>
    (await admin.get('/admin/list-audit', { event: 'organization.created', organizationId: id })).body.entries.map(
      ({ organization }: { organization: unknown }) => organization,
    );

  expect(await organizations()).toEqual([{ id, name: 'Named', slug: 'named' }]);
  await signedIn.post('/organization/delete', { organizationId: id });
  expect(await organizations()).toEqual([null]);
});

const malformed: Record<string, string>[] = [
  { event: 'no.such' },
  { actorId: 'x' },
  { from: 'yesterday' },
  { cursor: 'x' },
];

test.for(malformed)('the filter %j is rejected', async (query, { gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');

  expect(await admin.get('/admin/list-audit', query)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR', message: 'Invalid query parameters' },
  });
});

test('only administrators read the log', async ({ anyone, signedIn }) => {
  expect((await anyone.get('/admin/list-audit')).status).toBe(401);
  expect(await signedIn.get('/admin/list-audit')).toEqual({
    status: 403,
    body: { code: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG', message: 'You are not allowed to read the audit log' },
  });
});

test("an organization's owner reads only its own entries, without IP addresses", async ({ gatehouse, signedIn }) => {
  const otherOwner = await Person.signUp(gatehouse);
  const own = (await signedIn.post('/organization/create', { name: 'Own', slug: 'own' })).body;
  const other = (await otherOwner.post('/organization/create', { name: 'Other', slug: 'other' })).body;
  const { status, body } = await signedIn.get('/organization/list-audit', { organizationId: own.id });

  expect(status).toBe(200);
  expect(body.entries).toMatchObject([{ event: 'organization.created', actor: { id: signedIn.id } }]);
  expect(JSON.stringify(body)).not.toMatch(/ipAddress|userAgent|127\.0\.0\.1/);
  expect((await signedIn.get('/organization/list-audit')).body).toEqual(body);
  expect(await signedIn.get('/organization/list-audit', { organizationId: other.id })).toMatchObject({ status: 403 });
});
