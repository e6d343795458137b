import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const ada = { name: 'Ada', email: 'ada@example.com', password: 'a long password' };

test('sign-up signs in', async ({ anyone }) => {
  const { status, body } = await anyone.post('/sign-up/email', { ...ada, email: 'First@Example.com ' });

  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
    user: {
      id: expect.any(String),
      email: 'first@example.com',
      name: 'Ada',
      image: null,
      emailVerified: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: expect.any(String),
      role: 'user',
      banned: false,
      banReason: null,
      banExpires: null,
      twoFactorEnabled: false,
      isAnonymous: false,
      phoneNumber: null,
      phoneNumberVerified: false,
      username: null,
      displayUsername: null,
    },
  });
  const { body: current } = await anyone.get('/get-session');
  expect(current).toMatchObject({
    session: { token: body.token, userId: body.user.id },
    user: { role: 'user', banned: false },
  });
});

test('sign-up rejects a used address case-insensitively', async ({ signedIn, anyone }) => {
  expect(await anyone.post('/sign-up/email', { ...ada, email: signedIn.email.toUpperCase() })).toEqual({
    status: 422,
    body: { code: 'USER_ALREADY_EXISTS', message: 'User already exists' },
  });
});

test('of two concurrent sign-ups with one address one succeeds', async ({ gatehouse }) => {
  const email = 'twins@example.com';
  const twins = [new Person(gatehouse), new Person(gatehouse)];
  const answers = await Promise.all(twins.map((twin) => twin.post('/sign-up/email', { ...ada, email })));

  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422]);
});

test.for([
  ['a malformed address', { email: 'ada' }, 'INVALID_EMAIL'],
  ['a full-width @', { email: 'ada＠example.com' }, 'INVALID_EMAIL'],
  ['two addresses', { email: 'ada@example.com,eve@example.com' }, 'INVALID_EMAIL'],
  ['a short password', { password: '1234567' }, 'PASSWORD_TOO_SHORT'],
  ['a long password', { password: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
])('sign-up rejects %s with %s', async ([, change, code], { anyone }) => {
  const { status, body } = await anyone.post('/sign-up/email', { ...ada, ...(change as object) });

  expect({ status, code: body.code }).toEqual({ status: 400, code });
});

test('sign-up rejects fields that users cannot set', async ({ anyone }) => {
  const greedy = { ...ada, email: 'greedy@example.com', role: 'admin', emailVerified: true, banned: true, id: 'x' };
  const { status, body } = await anyone.post('/sign-up/email', greedy);

  expect(status).toBe(400);
  expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['role', 'emailVerified', 'banned', 'id']);
  expect((await anyone.get('/get-session')).body).toBe(null);
});

test('sign-up is rejected if the option is off', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { disableSignUp: true } });

  expect(await new Person(gatehouse).post('/sign-up/email', ada)).toMatchObject({
    status: 400,
    body: { code: 'EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED' },
  });
});

test('sign-up without autoSignIn creates no session', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { autoSignIn: false } });
  const person = new Person(gatehouse);

  expect(await person.post('/sign-up/email', ada)).toMatchObject({ status: 200, body: { token: null } });
  expect([...person.cookies.keys()]).toEqual(['gatehouse.sign_up']);
});
