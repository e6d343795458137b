import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';

const COOKIE = 'gatehouse.session_token';

/** Does something, and says whether the token known before still opens anything. */
async function oldTokenAfter(person: Person, act: () => Promise<unknown>): Promise<unknown> {
  const planted = Object.assign(new Person(person.gatehouse), { cookies: new Map(person.cookies) });
  const before = person.cookies.get(COOKIE);
  await act();
  expect(person.cookies.get(COOKIE)).not.toBe(before);
  expect((await person.get('/get-session')).body).not.toBeNull();
  return (await planted.get('/get-session')).body;
}

test('signing in gives a new token, and the one brought along is dead', async ({ signedIn }) => {
  const { email, password } = signedIn;

  expect(await oldTokenAfter(signedIn, () => signedIn.post('/sign-in/email', { email, password }))).toBeNull();
});

test('a new password gives a new token', async ({ signedIn }) => {
  const change = { currentPassword: signedIn.password, newPassword: 'another password' };

  expect(await oldTokenAfter(signedIn, () => signedIn.post('/change-password', change))).toBeNull();
});

test('proving an address gives a new token', async ({ gatehouse, signedIn }) => {
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await oldTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBeNull();
});

test('a new address gives a new token', async ({ gatehouse, signedIn }) => {
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, signedIn.email)).path });
  await signedIn.post('/change-email', { newEmail: `new-${signedIn.email}` });
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await oldTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBeNull();
});

test('taking another person’s place, and going back, give a new token (row 22)', async ({ gatehouse, signedIn }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const begin = () => admin.post('/admin/impersonate-user', { userId: signedIn.id });
  await oldTokenAfter(admin, begin);

  expect(await oldTokenAfter(admin, () => admin.post('/admin/stop-impersonating'))).toBeNull();
});

test('a magic link gives a new token', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/sign-in/magic-link', { email: signedIn.email });
  const { path } = await newestMailTo(gatehouse, signedIn.email);

  expect(await oldTokenAfter(signedIn, () => signedIn.send({ method: 'GET', url: path }))).toBeNull();
});

test('a token that somebody made up is never taken over', async ({ gatehouse, signedIn }) => {
  const person = new Person(gatehouse);
  person.cookies.set(COOKIE, 'a'.repeat(32));
  person.headers = { authorization: `Bearer ${'b'.repeat(32)}` };
  const { email, password } = signedIn;
  const { body } = await person.post('/sign-in/email', { email, password });

  expect(['a'.repeat(32), 'b'.repeat(32)]).not.toContain(body.token);
});
