import { randomUUID } from 'node:crypto';

import { afterEach, expect, vi } from 'vitest';

import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };

const test = base.extend<{ verified: Person; newEmail: string }>({
  verified: async ({ gatehouse }, use) => {
    const person = await Person.signUp(gatehouse);
    await person.get('/verify-email', { token: (await newestMailTo(gatehouse, person.email)).token });
    await use(person);
  },
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  newEmail: async ({}, use) => use(`new-${randomUUID()}@example.com`),
});

afterEach(() => void vi.useRealTimers());

const userOf = async (person: Person) => (await person.get('/get-session')).body.user;

test('an unverified address is changed immediately and both addresses are notified', async ({
  gatehouse,
  signedIn,
  newEmail,
}) => {
  expect(await signedIn.post('/change-email', { newEmail: newEmail.toUpperCase(), callbackURL: '/me' })).toEqual(done);

  expect(await userOf(signedIn)).toMatchObject({ email: newEmail, emailVerified: false });
  expect(await newestMailTo(gatehouse, newEmail)).toMatchObject({ name: 'sendVerificationEmail' });
  expect(await newestMailTo(gatehouse, signedIn.email)).toMatchObject({ name: 'onEmailChanged' });
});

test('a verified address is changed after confirmation from the old address', async ({
  gatehouse,
  verified,
  newEmail,
}) => {
  expect(await verified.post('/change-email', { newEmail })).toEqual(done);
  expect(await userOf(verified)).toMatchObject({ email: verified.email, emailVerified: true });
  const { name, token, text } = await newestMailTo(gatehouse, verified.email);
  expect([name, text]).toEqual(['sendChangeEmailVerification', expect.stringContaining(newEmail)]);

  expect(await verified.get('/verify-email', { token })).toMatchObject({
    status: 200,
    body: { status: true, user: { id: verified.id, email: newEmail, emailVerified: false } },
  });
  expect(await userOf(verified)).toMatchObject({ email: newEmail, emailVerified: false });
  const verification = await newestMailTo(gatehouse, newEmail);
  expect(verification.name).toBe('sendVerificationEmail');
  expect((await newestMailTo(gatehouse, verified.email)).name).toBe('onEmailChanged');

  await verified.get('/verify-email', { token: verification.token });
  expect(await userOf(verified)).toMatchObject({ email: newEmail, emailVerified: true });
});

test('a change of email is confirmed only in a browser with the owner’s session', async ({
  gatehouse,
  verified,
  newEmail,
}) => {
  await verified.post('/change-email', { newEmail });
  const { token } = await newestMailTo(gatehouse, verified.email);

  for (const other of [new Person(gatehouse), await Person.signUp(gatehouse)]) {
    expect(await other.get('/verify-email', { token })).toEqual({
      status: 401,
      body: { code: 'UNAUTHORIZED', message: 'Unauthorized' },
    });
    const response = await other.send({ method: 'GET', url: `/verify-email?token=${token}&callbackURL=/me` });
    expect(response.headers['location']).toBe('/me?error=unauthorized');
  }
  expect((await verified.get('/verify-email', { token })).status).toBe(200);
});

test('a used confirmation link succeeds again for its owner without further effects', async ({
  gatehouse,
  verified,
  newEmail,
}) => {
  await verified.post('/change-email', { newEmail });
  const { token } = await newestMailTo(gatehouse, verified.email);
  const changed = await verified.get('/verify-email', { token });
  const mails = await mailsTo(gatehouse, newEmail);

  expect(changed.body).toMatchObject({ status: true, user: { email: newEmail } });
  expect(await verified.get('/verify-email', { token })).toEqual(changed);
  expect(await mailsTo(gatehouse, newEmail)).toHaveLength(mails.length);
  expect((await new Person(gatehouse).get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
});

test('a second request or a password change invalidates a requested change of email', async ({
  gatehouse,
  verified,
  newEmail,
}) => {
  await verified.post('/change-email', { newEmail });
  const first = await newestMailTo(gatehouse, verified.email);
  await verified.post('/change-email', { newEmail: `other-${newEmail}` });
  const second = await newestMailTo(gatehouse, verified.email);
  expect((await verified.get('/verify-email', { token: first.token })).body.code).toBe('INVALID_TOKEN');

  await verified.post('/change-password', { currentPassword: verified.password, newPassword: 'another password' });
  expect((await verified.get('/verify-email', { token: second.token })).body.code).toBe('INVALID_TOKEN');
  expect((await userOf(verified)).email).toBe(verified.email);
});

test('a change to an address that another user registered in between is rejected', async ({
  gatehouse,
  verified,
  newEmail,
}) => {
  await verified.post('/change-email', { newEmail });
  const { token } = await newestMailTo(gatehouse, verified.email);
  await Person.signUp(gatehouse, { email: newEmail });

  expect((await verified.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
  expect((await userOf(verified)).email).toBe(verified.email);
});

test('a verification link of the old address is invalid after a change of email', async ({
  gatehouse,
  signedIn,
  newEmail,
}) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  await signedIn.post('/change-email', { newEmail });

  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
});

test('change-email rejects the current address and an address in use', async ({ gatehouse, signedIn }) => {
  const other = await Person.signUp(gatehouse);

  expect(await signedIn.post('/change-email', { newEmail: signedIn.email })).toEqual({
    status: 400,
    body: { code: 'EMAIL_IS_THE_SAME', message: 'Email is the same' },
  });
  expect(await signedIn.post('/change-email', { newEmail: other.email })).toEqual({
    status: 400,
    body: { code: 'COULDNT_UPDATE_YOUR_EMAIL', message: "Couldn't update your email" },
  });
  expect((await signedIn.post('/change-email', { newEmail: 'nobody' })).body.code).toBe('VALIDATION_ERROR');
});

test('concurrent changes to the same address succeed for one user', async ({ gatehouse, newEmail }) => {
  const users = await Promise.all([1, 2, 3].map(() => Person.signUp(gatehouse)));
  const answers = await Promise.all(users.map((person) => person.post('/change-email', { newEmail })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'COULDNT_UPDATE_YOUR_EMAIL')).toHaveLength(2);
});

test('change-email needs a fresh session', async ({ signedIn, newEmail }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });

  expect(await signedIn.post('/change-email', { newEmail })).toEqual({
    status: 400,
    body: {
      code: 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
      message: 'Session expired. Re-authenticate to perform this action.',
    },
  });
});

test('change-email is rejected if the option is off', async ({ newEmail }) => {
  await using gatehouse = await startGatehouse({ user: { changeEmail: { enabled: false } } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/change-email', { newEmail })).body.code).toBe('CHANGE_EMAIL_IS_DISABLED');
});

test('a verified address cannot be changed if no confirmation mail can be sent', async ({ newEmail }) => {
  const tokens: string[] = [];
  await using gatehouse = await startGatehouse({
    production: true,
    emailVerification: { sendVerificationEmail: ({ token }) => void tokens.push(token) },
  });
  const person = await Person.signUp(gatehouse);
  await gatehouse.idle();
  await person.get('/verify-email', { token: tokens[0]! });

  expect((await person.post('/change-email', { newEmail })).body.code).toBe('VERIFICATION_EMAIL_ISNT_ENABLED');
  expect((await mailsTo(gatehouse, newEmail).catch(() => [])).length).toBe(0);
});

test('change-email needs a session', async ({ anyone, newEmail }) => {
  expect((await anyone.post('/change-email', { newEmail })).status).toBe(401);
});
