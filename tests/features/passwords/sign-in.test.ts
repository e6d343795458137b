import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const refused = { status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' } };
const signInOf = ({ email, password }: Person) => ({ email, password });
const sql = ({ gatehouse }: Person, text: string) => runSql(gatehouse.options.databaseUrl!, text);

test('sign-in answers token, user and the callbackURL', async ({ gatehouse, signedIn }) => {
  const { email, password } = signedIn;
  const other = new Person(gatehouse);
  const input = { email: ` ${email.toUpperCase()}`, password, callbackURL: '/dash?x=1' };

  expect(await other.post('/sign-in/email', input)).toEqual({
    status: 200,
    body: {
      redirect: true,
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      url: '/dash?x=1',
      user: {
        id: signedIn.id,
        email,
        name: signedIn.name,
        image: null,
        emailVerified: false,
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
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    },
  });
  expect((await other.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test.for(['/home', 'http://localhost:3000/home'])(
  'the header Location of a sign-in is its callbackURL %s',
  async (callbackURL, { signedIn }) => {
    const { statusCode, headers } = await signedIn.send({
      method: 'POST',
      url: '/sign-in/email',
      payload: { ...signInOf(signedIn), callbackURL },
    });

    expect([statusCode, headers['location']]).toEqual([200, callbackURL]);
  },
);

test('sign-in without a callbackURL answers no url', async ({ signedIn }) => {
  const { body } = await signedIn.post('/sign-in/email', signInOf(signedIn));

  expect([body.redirect, 'url' in body]).toEqual([false, false]);
});

test('an unknown address, a wrong password and a user without password get the same answer', async ({
  anyone,
  signedIn,
}) => {
  const { email, password } = signedIn;

  expect(await anyone.post('/sign-in/email', { email: 'unknown@example.com', password })).toEqual(refused);
  expect(await anyone.post('/sign-in/email', { email, password: `${password} ` })).toEqual(refused);
  expect(await anyone.post('/sign-in/email', { email, password: password.repeat(20) })).toEqual(refused);
  await sql(signedIn, `update account set password = null where user_id = '${signedIn.id}'`);
  expect(await anyone.post('/sign-in/email', { email, password })).toEqual(refused);
  await sql(signedIn, `delete from account where user_id = '${signedIn.id}'`);
  expect(await anyone.post('/sign-in/email', { email, password })).toEqual(refused);
});

test('sign-in with a malformed address answers INVALID_EMAIL', async ({ anyone }) => {
  expect(await anyone.post('/sign-in/email', { email: 'ada', password: 'x' })).toEqual({
    status: 400,
    body: { code: 'INVALID_EMAIL', message: 'Invalid email' },
  });
});

test('sign-in rejects a rememberMe that is not boolean', async ({ signedIn }) => {
  const { status, body } = await signedIn.post('/sign-in/email', { ...signInOf(signedIn), rememberMe: 'false' });

  expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
});

test('a sign-in with rememberMe removes the dont_remember cookie', async ({ signedIn }) => {
  await signedIn.post('/sign-in/email', { ...signInOf(signedIn), rememberMe: false });
  expect(signedIn.cookies.has('gatehouse.dont_remember')).toBe(true);
  await signedIn.post('/sign-in/email', signInOf(signedIn));

  expect(signedIn.cookies.has('gatehouse.dont_remember')).toBe(false);
});

test('password sign-in is rejected if the option is off', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { enabled: false } });

  expect(await new Person(gatehouse).post('/sign-in/email', { email: 'a@example.com', password: 'x' })).toEqual({
    status: 400,
    body: { code: 'EMAIL_AND_PASSWORD_IS_NOT_ENABLED', message: 'Email and password is not enabled' },
  });
});

test('a ban is disclosed only with the correct password, and an expired ban is lifted', async ({
  gatehouse,
  signedIn,
}) => {
  const other = new Person(gatehouse);
  await sql(signedIn, `update "user" set banned = true where id = '${signedIn.id}'`);
  expect(await other.post('/sign-in/email', { ...signInOf(signedIn), password: 'not this one' })).toEqual(refused);
  expect(await other.post('/sign-in/email', signInOf(signedIn))).toEqual({
    status: 403,
    body: {
      code: 'BANNED_USER',
      message: 'You have been banned from this application. Please contact support if you believe this is an error.',
    },
  });
  expect(other.cookies.size).toBe(0);

  await sql(signedIn, `update "user" set ban_expires = now() - interval '1 second' where id = '${signedIn.id}'`);
  expect((await other.post('/sign-in/email', signInOf(signedIn))).status).toBe(200);
  expect((await other.get('/get-session')).body.user).toMatchObject({ banned: false, banExpires: null });
});

test('a ban set while an expired one is lifted stays in force', async ({ gatehouse, signedIn }) => {
  await sql(signedIn, `update "user" set banned = true, ban_expires = '2020-01-01' where id = '${signedIn.id}'`);
  const ban = `update "user" set ban_expires = null where id = '${signedIn.id}'`;
  const signIn = () => new Person(gatehouse).post('/sign-in/email', signInOf(signedIn));

  expect((await interleave(gatehouse.options.databaseUrl!, ban, signIn)).body.code).toBe('BANNED_USER');
  expect(await sql(signedIn, `select banned from "user" where id = '${signedIn.id}'`)).toEqual([{ banned: true }]);
});

test('concurrent sign-ins after an expired ban all succeed', async ({ gatehouse, signedIn }) => {
  await sql(signedIn, `update "user" set banned = true, ban_expires = '2020-01-01' where id = '${signedIn.id}'`);
  const signIn = () => new Person(gatehouse).post('/sign-in/email', signInOf(signedIn));
  const answers = await Promise.all(Array.from({ length: 8 }, signIn));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

const duringDeletion = <T>({ gatehouse, id }: Person, call: () => Promise<T>) =>
  interleave(gatehouse.options.databaseUrl!, `delete from "user" where id = '${id}'`, call);

test('sign-in to a concurrently deleted account is rejected', async ({ gatehouse, signedIn }) => {
  const other = new Person(gatehouse);

  expect(await duringDeletion(signedIn, () => other.post('/sign-in/email', signInOf(signedIn)))).toEqual({
    status: 401,
    body: { code: 'FAILED_TO_CREATE_SESSION', message: 'Failed to create session' },
  });
  expect(other.cookies.size).toBe(0);
});

test('a concurrently deleted account gets no mail', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const person = await Person.signUp(gatehouse);
  await gatehouse.idle();

  expect(await duringDeletion(person, () => person.post('/delete-user'))).toEqual({
    status: 500,
    body: { code: 'UNABLE_TO_CREATE_VERIFICATION', message: 'Unable to create verification' },
  });
});

test('sign-out ends the session, retains the device cookie and is idempotent', async ({ gatehouse, signedIn }) => {
  const copy = Object.assign(new Person(gatehouse), { cookies: new Map(signedIn.cookies) });
  for (let n = 0; n < 2; n++)
    expect(await signedIn.post('/sign-out')).toEqual({ status: 200, body: { success: true } });

  expect([...signedIn.cookies.keys()]).toEqual(['gatehouse.device']);
  expect((await copy.get('/get-session')).body).toBeNull();
});
