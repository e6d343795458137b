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

test('an unverified address changes at once, and both addresses hear of it', async ({
  gatehouse,
  signedIn,
  newEmail,
}) => {
  expect(await signedIn.post('/change-email', { newEmail: newEmail.toUpperCase(), callbackURL: '/me' })).toEqual(done);

  expect(await userOf(signedIn)).toMatchObject({ email: newEmail, emailVerified: false });
  expect(await newestMailTo(gatehouse, newEmail)).toMatchObject({ name: 'sendVerificationEmail' });
  expect(await newestMailTo(gatehouse, signedIn.email)).toMatchObject({ name: 'onEmailChanged' });
});

test('a verified address changes when its owner confirms', async ({ gatehouse, verified, newEmail }) => {
  expect(await verified.post('/change-email', { newEmail })).toEqual(done);
  expect(await userOf(verified)).toMatchObject({ email: verified.email, emailVerified: true });
  const { name, token, text } = await newestMailTo(gatehouse, verified.email);
  expect([name, text]).toEqual(['sendChangeEmailVerification', expect.stringContaining(newEmail)]);

  expect(await verified.get('/verify-email', { token })).toMatchObject({
    status: 200,
    body: { status: true, user: { id: verified.id, email: newEmail, emailVerified: false } },
  });
  expect(await userOf(verified)).toMatchObject({ email: newEmail, emailVerified: false });
  const proof = await newestMailTo(gatehouse, newEmail);
  expect(proof.name).toBe('sendVerificationEmail');
  expect((await newestMailTo(gatehouse, verified.email)).name).toBe('onEmailChanged');

  await verified.get('/verify-email', { token: proof.token });
  expect(await userOf(verified)).toMatchObject({ email: newEmail, emailVerified: true });
});

test('the change is confirmed in a browser where its owner is signed in', async ({ gatehouse, verified, newEmail }) => {
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

test('a link that has changed the address is a success again for its owner, and does nothing more', async ({
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

test('a request is void after a second one, and after a new password', async ({ gatehouse, verified, newEmail }) => {
  await verified.post('/change-email', { newEmail });
  const first = await newestMailTo(gatehouse, verified.email);
  await verified.post('/change-email', { newEmail: `other-${newEmail}` });
  const second = await newestMailTo(gatehouse, verified.email);
  expect((await verified.get('/verify-email', { token: first.token })).body.code).toBe('INVALID_TOKEN');

  await verified.post('/change-password', { currentPassword: verified.password, newPassword: 'another password' });
  expect((await verified.get('/verify-email', { token: second.token })).body.code).toBe('INVALID_TOKEN');
  expect((await userOf(verified)).email).toBe(verified.email);
});

test('an address that was taken meanwhile is not given twice', async ({ gatehouse, verified, newEmail }) => {
  await verified.post('/change-email', { newEmail });
  const { token } = await newestMailTo(gatehouse, verified.email);
  await Person.signUp(gatehouse, { email: newEmail });

  expect((await verified.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
  expect((await userOf(verified)).email).toBe(verified.email);
});

test('what was mailed to the old address is void once it has changed', async ({ gatehouse, signedIn, newEmail }) => {
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  await signedIn.post('/change-email', { newEmail });

  expect((await signedIn.get('/verify-email', { token })).body.code).toBe('INVALID_TOKEN');
});

test('the same address and one in use are refused', async ({ gatehouse, signedIn }) => {
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

test('of two people who want one address at once, one gets it', async ({ gatehouse, newEmail }) => {
  const people = await Promise.all([1, 2, 3].map(() => Person.signUp(gatehouse)));
  const answers = await Promise.all(people.map((person) => person.post('/change-email', { newEmail })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'COULDNT_UPDATE_YOUR_EMAIL')).toHaveLength(2);
});

test('a session that is not fresh must sign in again first', async ({ signedIn, newEmail }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });

  expect(await signedIn.post('/change-email', { newEmail })).toEqual({
    status: 400,
    body: {
      code: 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
      message: 'Session expired. Re-authenticate to perform this action.',
    },
  });
});

test('with the option off the call is refused', async ({ newEmail }) => {
  await using gatehouse = await startGatehouse({ user: { changeEmail: { enabled: false } } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/change-email', { newEmail })).body.code).toBe('CHANGE_EMAIL_IS_DISABLED');
});

test('a verified address cannot change where no mail can be sent', async ({ newEmail }) => {
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

test('without a session nobody changes anything', async ({ anyone, newEmail }) => {
  expect((await anyone.post('/change-email', { newEmail })).status).toBe(401);
});
