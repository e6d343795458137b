import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

const COOKIE = 'gatehouse.session_token';

/** Runs an action and returns the status of a call with the previous token. For get-session see replaced-token.test.ts. */
async function previousTokenAfter(person: Person, act: () => Promise<unknown>): Promise<number> {
  const planted = Object.assign(new Person(person.gatehouse), { cookies: new Map(person.cookies) });
  const before = person.cookies.get(COOKIE);
  await act();
  expect(person.cookies.get(COOKIE)).not.toBe(before);
  expect((await person.get('/get-session')).body).not.toBeNull();
  return (await planted.get('/list-sessions')).status;
}

test('signing in issues a new session token and revokes the previous one', async ({ signedIn }) => {
  const { email, password } = signedIn;

  expect(await previousTokenAfter(signedIn, () => signedIn.post('/sign-in/email', { email, password }))).toBe(401);
});

test('changing the password issues a new session token', async ({ signedIn }) => {
  const change = { currentPassword: signedIn.password, newPassword: 'another password' };

  expect(await previousTokenAfter(signedIn, () => signedIn.post('/change-password', change))).toBe(401);
});

test('verifying the email issues a new session token', async ({ gatehouse, signedIn }) => {
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await previousTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBe(401);
});

test('changing the email issues a new session token', async ({ gatehouse, signedIn }) => {
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, signedIn.email)).path });
  await signedIn.post('/change-email', { newEmail: `new-${signedIn.email}` });
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await previousTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBe(401);
});

test('starting and stopping an impersonation issue new session tokens', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const begin = () => admin.post('/admin/impersonate-user', { userId: signedIn.id });
  await previousTokenAfter(admin, begin);

  expect(await previousTokenAfter(admin, () => admin.post('/admin/stop-impersonating'))).toBe(401);
});

test('a magic link issues a new session token', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/sign-in/magic-link', { email: signedIn.email });
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await previousTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBe(401);
});

test('ignores session tokens that the client made up', async ({ gatehouse, signedIn }) => {
  const person = new Person(gatehouse);
  person.cookies.set(COOKIE, 'a'.repeat(32));
  person.headers = { authorization: `Bearer ${'b'.repeat(32)}` };
  const { email, password } = signedIn;
  const { body } = await person.post('/sign-in/email', { email, password });

  expect(['a'.repeat(32), 'b'.repeat(32)]).not.toContain(body.token);
});
