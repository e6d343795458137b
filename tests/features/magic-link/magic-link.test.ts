import { randomUUID } from 'node:crypto';

import { afterEach, expect, vi } from 'vitest';

import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };
const newEmail = () => `magic-${randomUUID()}@example.com`;

afterEach(() => void vi.useRealTimers());

test('a magic link creates a user with a verified email and signs in', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  expect(
    await anyone.post('/sign-in/magic-link', { email: email.toUpperCase(), name: 'Grace', callbackURL: '/home' }),
  ).toEqual(done);
  const { name, token, url, path, text } = await newestMailTo(gatehouse, email);
  expect([name, token.length, text]).toEqual(['sendMagicLink', 32, expect.stringContaining('expires in 5 minutes')]);
  expect(url).toBe(`http://localhost:3000/api/auth/magic-link/verify?token=${token}&callbackURL=%2Fhome`);

  const response = await anyone.send({ method: 'GET', url: path });
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/home']);
  expect((await anyone.get('/get-session')).body.user).toMatchObject({ email, name: 'Grace', emailVerified: true });
});

test('verify without a callbackURL answers token and user', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/sign-in/magic-link', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  const { status, body } = await anyone.get('/magic-link/verify', { token });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    token: expect.stringMatching(/^\w{32}$/),
    user: { id: signedIn.id, emailVerified: true },
  });
  expect((await anyone.get('/get-session')).body.session.token).toBe(body.token);
});

test.for([
  ['/in', 'http://localhost:3000/in?error=INVALID_TOKEN'],
  ['/in?a=1', 'http://localhost:3000/in?a=1&error=INVALID_TOKEN'],
  ['http://localhost:3000/x', 'http://localhost:3000/x?error=INVALID_TOKEN'],
  ['', 'http://localhost:3000/?error=INVALID_TOKEN'],
] as const)('an invalid link with callbackURL %j redirects to %s', async ([callbackURL, location], { anyone }) => {
  const url = `/magic-link/verify?token=made-up&callbackURL=${encodeURIComponent(callbackURL)}`;

  expect((await anyone.send({ method: 'GET', url })).headers['location']).toBe(location);
});

test('a magic link can be used once within five minutes', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  await anyone.post('/sign-in/magic-link', { email });
  const first = await newestMailTo(gatehouse, email);
  await anyone.send({ method: 'GET', url: first.path });
  const again = await anyone.send({ method: 'GET', url: first.path });
  expect(again.headers['location']).toBe('http://localhost:3000/?error=INVALID_TOKEN');

  await anyone.post('/sign-in/magic-link', { email });
  const second = await newestMailTo(gatehouse, email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 });
  const late = await anyone.send({ method: 'GET', url: second.path });
  expect(late.headers['location']).toBe('http://localhost:3000/?error=EXPIRED_TOKEN');
});

test('new users and errors are redirected to newUserCallbackURL and errorCallbackURL', async ({
  gatehouse,
  anyone,
}) => {
  const email = newEmail();
  await anyone.post('/sign-in/magic-link', { email, newUserCallbackURL: '/hello', errorCallbackURL: '/oh' });
  const { path } = await newestMailTo(gatehouse, email);

  expect((await anyone.send({ method: 'GET', url: path })).headers['location']).toBe('/hello');
  expect((await anyone.send({ method: 'GET', url: path })).headers['location']).toBe(
    'http://localhost:3000/oh?error=INVALID_TOKEN',
  );
});

test('with disableSignUp an unknown address gets the same answer and no mail', async () => {
  await using gatehouse = await startGatehouse({ magicLink: { disableSignUp: true } });
  const anyone = new Person(gatehouse);
  const email = newEmail();

  expect(await anyone.post('/sign-in/magic-link', { email })).toEqual(done);
  expect(await mailsTo(gatehouse, email)).toEqual([]);
});

test('with disableSignUp the link of a deleted user creates no user', async () => {
  await using gatehouse = await startGatehouse({ magicLink: { disableSignUp: true } });
  const person = await Person.signUp(gatehouse);
  await person.post('/sign-in/magic-link', { email: person.email });
  const { path } = await newestMailTo(gatehouse, person.email);
  // The token would be deleted with the user; it is retained to reach the check of disableSignUp.
  const sql = `update verification set user_id = null where user_id = '${person.id}'; delete from "user" where id = '${person.id}'`;
  await runSql(gatehouse.options.databaseUrl!, sql);

  const response = await new Person(gatehouse).send({ method: 'GET', url: path });
  expect(response.headers['location']).toBe('http://localhost:3000/?error=failed_to_create_user');
});

test('the magic link of a banned user is rejected', async ({ gatehouse, signedIn }) => {
  await signedIn.post('/sign-in/magic-link', { email: signedIn.email });
  const { path } = await newestMailTo(gatehouse, signedIn.email);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${signedIn.id}'`);

  const response = await signedIn.send({ method: 'GET', url: path });
  expect([response.statusCode, response.json().code]).toEqual([403, 'BANNED_USER']);
});

test('the magic link calls answer 404 if the option is off', async () => {
  await using gatehouse = await startGatehouse({ magicLink: { enabled: false } });
  const anyone = new Person(gatehouse);

  expect((await anyone.post('/sign-in/magic-link', { email: newEmail() })).status).toBe(404);
  expect((await anyone.get('/magic-link/verify', { token: 'x' })).status).toBe(404);
});

test('generateToken makes the token of the link', async () => {
  const generateToken = async (email: string) => `own-${email.split('@')[0]}-0123456789`;
  await using gatehouse = await startGatehouse({ magicLink: { generateToken } });
  const [person, email] = [new Person(gatehouse), newEmail()];
  await person.post('/sign-in/magic-link', { email });
  const { token, path } = await newestMailTo(gatehouse, email);

  expect(token).toBe(await generateToken(email));
  await person.send({ method: 'GET', url: path });
  expect((await person.get('/get-session')).body.user.email).toBe(email);
});

test.for(['123456', 'with a blank in the token', 'x'.repeat(513)])(
  'a link with the token %j of generateToken is not mailed',
  async (token) => {
    await using gatehouse = await startGatehouse({ magicLink: { generateToken: () => token } });
    const email = newEmail();
    expect(await new Person(gatehouse).post('/sign-in/magic-link', { email })).toEqual(done);
    await gatehouse.idle();
    expect(await mailsTo(gatehouse, email)).toEqual([]);
  },
);
