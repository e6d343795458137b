import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { assignRole, signUpWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

function advanceClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}
afterEach(() => void vi.useRealTimers());

async function impersonating(gatehouse: Gatehouse, subject: Person): Promise<Person> {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { status, body } = await admin.post('/admin/impersonate-user', { userId: subject.id });
  expect({ status, body }).toMatchObject({ status: 200, body: { user: { id: subject.id } } });
  return admin;
}

test('an impersonation lasts an hour and is marked in the session', async ({ gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const { session, user } = (await admin.get('/get-session')).body;

  expect(user.id).toBe(signedIn.id);
  expect(session).toMatchObject({ userId: signedIn.id, impersonatedBy: admin.id });
  expect(Math.abs(Date.parse(session.expiresAt) - Date.now() - 3_600_000)).toBeLessThan(5_000);
  advanceClock(3601);
  expect((await admin.get('/get-session')).body).toBeNull();
});

test('impersonate-user answers the session with its token and sets a browser-session cookie', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const response = await admin.send({
    method: 'POST',
    url: '/admin/impersonate-user',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ userId: signedIn.id }),
  });
  const lines = [response.headers['set-cookie']].flat().join('\n');

  expect(response.json().session.token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(lines).toContain(`gatehouse.session_token=${response.json().session.token}`);
  expect(lines.split('\n').find((line) => line.includes('session_token'))).not.toMatch(/max-age/i);
  expect(lines).not.toContain('admin_session');
});

test('stop-impersonating restores the own session with its token and deletes the impersonation (G2)', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const before = (await admin.get('/get-session')).body.session;
  const impersonation = (await admin.post('/admin/impersonate-user', { userId: signedIn.id })).body.session;
  const { status, body } = await admin.post('/admin/stop-impersonating');

  expect(status).toBe(200);
  expect(body).toMatchObject({ session: { id: before.id, impersonatedBy: null }, user: { id: admin.id } });
  const after = (await admin.get('/get-session')).body.session;
  expect(after).toMatchObject({ id: before.id, expiresAt: before.expiresAt, token: before.token });
  expect(body.session.token).toBe(before.token);
  expect(impersonation.token).not.toBe(before.token);
  expect([...admin.cookies.keys()]).toEqual(['gatehouse.session_token', 'gatehouse.device']);
  const rows = await runSql(gatehouse.options.databaseUrl!, `select 1 from session where id = '${impersonation.id}'`);
  expect(rows).toEqual([]);
});

test('a bearer that impersonates uses its own token again afterwards', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const own = (await admin.get('/get-session')).body.session.token as string;
  const send = (token: string, path: string, body: object) =>
    Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${token}` } }).post(path, body);
  const { token } = (await send(own, '/admin/impersonate-user', { userId: signedIn.id })).body.session;
  const { body } = await send(token, '/admin/stop-impersonating', {});

  expect(body.session.token).toBe(own);
  expect((await send(own, '/update-user', { name: 'Still signed in' })).status).toBe(200);
  expect((await send(token, '/update-user', { name: 'Ghost' })).status).toBe(401);
});

test('stop-impersonating issues a new token if the own one was replaced meanwhile', async ({ gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const url = gatehouse.options.databaseUrl!;
  await runSql(url, `update session set token_hash = 'another' where user_id = '${admin.id}'`);

  expect((await admin.post('/admin/stop-impersonating')).body.user.id).toBe(admin.id);
  expect((await admin.get('/get-session')).body.user.id).toBe(admin.id);
});

test('a browser session stays one after an impersonation', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/sign-in/email', { email: admin.email, password: admin.password, rememberMe: false });
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  const response = await admin.send({ method: 'POST', url: '/admin/stop-impersonating' });
  const line = [response.headers['set-cookie']].flat().find((text) => text?.includes('session_token'));

  expect(line).not.toMatch(/max-age/i);
});

test('stop-impersonating without an impersonation is rejected', async ({ anyone, signedIn }) => {
  expect(await anyone.post('/admin/stop-impersonating')).toMatchObject({ status: 401 });
  expect(await signedIn.post('/admin/stop-impersonating')).toEqual({
    status: 400,
    body: { code: 'YOU_ARE_NOT_IMPERSONATING_ANYONE', message: 'You are not impersonating anyone' },
  });
});

test('of eight concurrent stops one succeeds and its token is valid', async ({ gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const tabs = Array.from({ length: 8 }, () =>
    Object.assign(new Person(gatehouse), { cookies: new Map(admin.cookies) }),
  );
  const answers = await Promise.all(tabs.map((person) => person.post('/admin/stop-impersonating')));
  const winner = tabs[answers.findIndex(({ status }) => status === 200)]!;

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(401)]);
  expect((await winner.get('/get-session')).body.user.id).toBe(admin.id);
});

test('an impersonation is rejected if the administrator’s session ends concurrently', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const url = gatehouse.options.databaseUrl!;
  const end = `delete from session where user_id = '${admin.id}'`;
  const impersonate = () => admin.post('/admin/impersonate-user', { userId: signedIn.id });

  expect((await interleave(url, end, impersonate)).body.code).toBe('UNAUTHORIZED');
  expect([...admin.cookies.keys()]).toEqual(['gatehouse.session_token', 'gatehouse.device']);
  expect(await runSql(url, `select 1 from session where impersonated_by = '${admin.id}'`)).toEqual([]);
});

test('administrators by role or by option cannot be impersonated (G1, row 32)', async ({ gatehouse, signedIn }) => {
  await using other = await startGatehouse({
    databaseUrl: gatehouse.options.databaseUrl,
    admin: { adminUserIds: [signedIn.id], roles: { support: { user: ['list'] } } },
  });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const browser = Object.assign(new Person(other), { cookies: admin.cookies });
  const colleague = await signUpWithRole(gatehouse, 'user,admin');
  const support = await signUpWithRole(gatehouse, 'support');

  for (const userId of [admin.id, colleague.id, support.id, signedIn.id]) {
    expect(await browser.post('/admin/impersonate-user', { userId })).toEqual({
      status: 403,
      body: { code: 'YOU_CANNOT_IMPERSONATE_ADMINS', message: 'You cannot impersonate admins' },
    });
  }
});

test('an impersonation ends when its subject becomes an administrator (G1, row 32)', async ({
  gatehouse,
  signedIn,
}) => {
  const admin = await impersonating(gatehouse, signedIn);
  await assignRole(gatehouse, signedIn.id, 'admin');

  expect((await signedIn.get('/admin/list-users')).status).toBe(200);
  expect((await admin.get('/get-session')).body).toBeNull();
  for (const path of ['/list-accounts', '/admin/list-users', '/organization/list']) {
    expect([path, (await admin.get(path)).status]).toEqual([path, 401]);
  }
  expect((await admin.post('/update-user', { name: 'Ghost' })).status).toBe(401);
});

test('setRole ends only impersonations of and by that user', async ({ gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const chief = await signUpWithRole(gatehouse, 'admin');
  const impersonations = () =>
    runSql(
      gatehouse.options.databaseUrl!,
      `select 1 from session where impersonated_by is not null and '${signedIn.id}' in (user_id::text, impersonated_by::text)`,
    );
  await chief.post('/admin/set-role', { userId: signedIn.id, role: 'user' });
  expect(await impersonations()).toEqual([]);
  expect((await signedIn.get('/get-session')).body).not.toBeNull();

  const other = await impersonating(gatehouse, signedIn);
  await chief.post('/admin/set-role', { userId: other.id, role: 'user' });
  await chief.post('/admin/set-role', { userId: other.id, role: 'admin' });
  expect((await other.get('/get-session')).body).toBeNull();
  expect(await impersonations()).toEqual([]);
  expect((await admin.get('/get-session')).body).toBeNull();
});

test('an ended impersonation stays ended after its administrator regains the role', async ({ gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const tab = Object.assign(new Person(gatehouse), { cookies: new Map(admin.cookies) });
  await assignRole(gatehouse, admin.id, 'user');
  expect((await admin.get('/get-session')).body).toBeNull();
  await gatehouse.idle();
  await assignRole(gatehouse, admin.id, 'admin');

  expect((await tab.get('/get-session')).body).toBeNull();
});

test('stop-impersonating ignores forged administrator cookies (row 32)', async ({ gatehouse, signedIn, anyone }) => {
  const admin = await impersonating(gatehouse, signedIn);
  const victim = await signUpWithRole(gatehouse, 'admin');
  const { token } = (await victim.get('/get-session')).body.session;
  const forged = { 'gatehouse.admin_session': token, 'better-auth.admin_session': token, admin_session: victim.id };

  for (const person of [anyone, signedIn, admin]) {
    for (const [name, value] of Object.entries(forged)) person.cookies.set(name, value);
  }
  expect((await anyone.post('/admin/stop-impersonating')).status).toBe(401);
  expect((await signedIn.post('/admin/stop-impersonating')).body.code).toBe('YOU_ARE_NOT_IMPERSONATING_ANYONE');
  expect((await admin.post('/admin/stop-impersonating')).body.user.id).toBe(admin.id);
});

test('a banned user cannot be impersonated', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/ban-user', { userId: signedIn.id });

  expect(await admin.post('/admin/impersonate-user', { userId: signedIn.id })).toMatchObject({
    status: 403,
    body: { code: 'BANNED_USER' },
  });
});

test('a user with an expired ban can be impersonated', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/ban-user', { userId: signedIn.id, banExpiresIn: 60 });
  advanceClock(61);

  expect((await admin.post('/admin/impersonate-user', { userId: signedIn.id })).status).toBe(200);
  expect((await admin.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test.for([
  ['loses the role', (id: string) => `update "user" set role = 'user' where id = '${id}'`],
  ['is banned', (id: string) => `update "user" set banned = true where id = '${id}'`],
  ['is removed', (id: string) => `delete from "user" where id = '${id}'`],
  ['is signed out everywhere', (id: string) => `delete from session where user_id = '${id}'`],
] as const)('an impersonation ends when its administrator %s (row 32)', async ([, change], { gatehouse, signedIn }) => {
  const admin = await impersonating(gatehouse, signedIn);
  await runSql(gatehouse.options.databaseUrl!, change(admin.id));

  expect((await admin.get('/get-session')).body).toBeNull();
  expect((await admin.post('/update-user', { name: 'Ghost' })).status).toBe(401);
  expect((await signedIn.get('/get-session')).body).not.toBeNull();
});

test('sign-out while impersonating also ends the administrator’s session', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const own = (await admin.get('/get-session')).body.session;
  await admin.post('/admin/impersonate-user', { userId: signedIn.id });
  await admin.post('/sign-out');

  const rows = await runSql(gatehouse.options.databaseUrl!, `select 1 from session where id = '${own.id}'`);
  expect(rows).toEqual([]);
});
