import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { fieldOptions } from '#tests/support/additional-fields.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(fieldOptions);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const builtIn = {
  id: 'x',
  userId: 'x',
  token: 'x',
  activeOrganizationId: 'x',
  activeTeamId: 'x',
  impersonatedBy: 'x',
  expiresAt: '2100-01-01T00:00:00.000Z',
  level: 2,
  amr: ['otp'],
  additionalFields: {},
  region: 'x',
};

test('update-session changes the additional fields of the session only', async ({ signedIn }) => {
  const before = (await signedIn.get('/get-session')).body.session;
  expect(before).toMatchObject({ theme: null, region: 'session default' });
  const { status, body } = await signedIn.post('/update-session', { theme: 'dark' });

  expect({ status, body }).toEqual({
    status: 200,
    body: { session: { ...before, theme: 'dark', updatedAt: expect.any(String) } },
  });
  expect((await signedIn.get('/get-session')).body.session).toEqual(body.session);
  expect((await signedIn.get('/list-sessions')).body).toEqual([body.session]);
});

test('get-session shows a change at once, with the cookie cache too', async () => {
  const additionalFields = { theme: { type: 'string', required: false } } as const;
  await using gatehouse = await startGatehouse({ session: { additionalFields, cookieCache: { enabled: true } } });
  const person = await Person.signUp(gatehouse);
  await person.get('/get-session');
  const { body } = await person.post('/update-session', { theme: 'dark' });

  expect((await person.get('/get-session')).body.session).toEqual(body.session);
});

test.for(Object.entries(builtIn))('update-session rejects %s', async ([name, value], { signedIn }) => {
  const rowOf = () =>
    runSql(signedIn.gatehouse.options.databaseUrl!, `select * from session where user_id = '${signedIn.id}'`);
  const before = await rowOf();
  const answer = await signedIn.post('/update-session', { theme: 'dark', [name]: value });

  expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: name, message: 'Unknown field' }] } });
  expect(await rowOf()).toEqual(before);
});

test('concurrent updates of a session are all stored', async () => {
  const field = { type: 'string', required: false } as const;
  const additionalFields = { a: field, b: field, c: field };
  await using gatehouse = await startGatehouse({ session: { additionalFields } });
  const person = await Person.signUp(gatehouse);
  await Promise.all(['a', 'b', 'c'].map((name) => person.post('/update-session', { [name]: name })));

  expect((await person.get('/get-session')).body.session).toMatchObject({ a: 'a', b: 'b', c: 'c' });
});

test('the fields of a session survive a change of the password that ends the other sessions', async ({ signedIn }) => {
  await signedIn.post('/update-session', { theme: 'dark' });
  const passwords = { currentPassword: signedIn.password, newPassword: 'another password' };
  await signedIn.post('/change-password', { ...passwords, revokeOtherSessions: true });

  expect((await signedIn.get('/get-session')).body.session.theme).toBe('dark');
});

test('GET defers the refresh of a session to POST with deferSessionRefresh', async () => {
  await using gatehouse = await startGatehouse({ session: { deferSessionRefresh: true } });
  const person = await Person.signUp(gatehouse);
  const { databaseUrl } = gatehouse.options;
  expect((await person.get('/get-session')).body).not.toHaveProperty('needsRefresh');
  await runSql(databaseUrl!, `update session set expires_at = now() + interval '2 days'`);
  const due = (await person.get('/get-session')).body;
  expect(due.needsRefresh).toBe(true);
  expect((await person.get('/get-session')).body).toEqual(due);

  const { body } = await person.post('/get-session', {});
  expect(new Date(body.session.expiresAt).getTime()).toBeGreaterThan(new Date(due.session.expiresAt).getTime());
  expect((await person.get('/get-session')).body).toEqual(body);
});

test('POST get-session answers null without a session', async ({ anyone }) => {
  expect(await anyone.post('/get-session', {})).toEqual({ status: 200, body: null });
});
