import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const refused = { status: 401, body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' } };
const signInOf = ({ email, password }: Person) => ({ email, password });
const sql = ({ gatehouse }: Person, text: string) => runSql(gatehouse.options.databaseUrl!, text);

test('who knows the password is signed in, and told where to go on', async ({ gatehouse, signedIn }) => {
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
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    },
  });
  expect((await other.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test('without a callbackURL there is nowhere to go on to', async ({ signedIn }) => {
  const { body } = await signedIn.post('/sign-in/email', signInOf(signedIn));

  expect([body.redirect, 'url' in body]).toEqual([false, false]);
});

test('an unknown address, a wrong password and an account without one are one answer', async ({ anyone, signedIn }) => {
  const { email, password } = signedIn;

  expect(await anyone.post('/sign-in/email', { email: 'unknown@example.com', password })).toEqual(refused);
  expect(await anyone.post('/sign-in/email', { email, password: `${password} ` })).toEqual(refused);
  expect(await anyone.post('/sign-in/email', { email, password: password.repeat(20) })).toEqual(refused);
  await sql(signedIn, `update account set password = null where user_id = '${signedIn.id}'`);
  expect(await anyone.post('/sign-in/email', { email, password })).toEqual(refused);
  await sql(signedIn, `delete from account where user_id = '${signedIn.id}'`);
  expect(await anyone.post('/sign-in/email', { email, password })).toEqual(refused);
});

test('what is no address is told so', async ({ anyone }) => {
  expect(await anyone.post('/sign-in/email', { email: 'ada', password: 'x' })).toEqual({
    status: 400,
    body: { code: 'INVALID_EMAIL', message: 'Invalid email' },
  });
});

test('rememberMe is a boolean', async ({ signedIn }) => {
  const { status, body } = await signedIn.post('/sign-in/email', { ...signInOf(signedIn), rememberMe: 'false' });

  expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR']);
});

test('a sign-in to be remembered takes back an earlier one that was not', async ({ signedIn }) => {
  await signedIn.post('/sign-in/email', { ...signInOf(signedIn), rememberMe: false });
  expect(signedIn.cookies.has('gatehouse.dont_remember')).toBe(true);
  await signedIn.post('/sign-in/email', signInOf(signedIn));

  expect(signedIn.cookies.has('gatehouse.dont_remember')).toBe(false);
});

test('with the option off nobody signs in by password', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { enabled: false } });

  expect(await new Person(gatehouse).post('/sign-in/email', { email: 'a@example.com', password: 'x' })).toEqual({
    status: 400,
    body: { code: 'EMAIL_AND_PASSWORD_IS_NOT_ENABLED', message: 'Email and password is not enabled' },
  });
});

test('a banned person is told so once the password is right; a ban that has run out is lifted', async ({
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

test('a ban that begins while an earlier one is being lifted holds', async ({ gatehouse, signedIn }) => {
  await sql(signedIn, `update "user" set banned = true, ban_expires = '2020-01-01' where id = '${signedIn.id}'`);
  const ban = `update "user" set ban_expires = null where id = '${signedIn.id}'`;
  const signIn = () => new Person(gatehouse).post('/sign-in/email', signInOf(signedIn));

  expect((await interleave(gatehouse.options.databaseUrl!, ban, signIn)).body.code).toBe('BANNED_USER');
  expect(await sql(signedIn, `select banned from "user" where id = '${signedIn.id}'`)).toEqual([{ banned: true }]);
});

test('whoever signs in from several places as their ban has run out comes in at each', async ({
  gatehouse,
  signedIn,
}) => {
  await sql(signedIn, `update "user" set banned = true, ban_expires = '2020-01-01' where id = '${signedIn.id}'`);
  const signIn = () => new Person(gatehouse).post('/sign-in/email', signInOf(signedIn));
  const answers = await Promise.all(Array.from({ length: 8 }, signIn));

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

const whileGoing = <T>({ gatehouse, id }: Person, meanwhile: () => Promise<T>) =>
  interleave(gatehouse.options.databaseUrl!, `delete from "user" where id = '${id}'`, meanwhile);

test('nobody is signed in to an account that goes at that moment', async ({ gatehouse, signedIn }) => {
  const other = new Person(gatehouse);

  expect(await whileGoing(signedIn, () => other.post('/sign-in/email', signInOf(signedIn)))).toEqual({
    status: 401,
    body: { code: 'FAILED_TO_CREATE_SESSION', message: 'Failed to create session' },
  });
  expect(other.cookies.size).toBe(0);
});

test('nothing is mailed to an account that goes at that moment', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const person = await Person.signUp(gatehouse);
  await gatehouse.idle();

  expect(await whileGoing(person, () => person.post('/delete-user'))).toEqual({
    status: 500,
    body: { code: 'UNABLE_TO_CREATE_VERIFICATION', message: 'Unable to create verification' },
  });
});

test('signing out ends the session and leaves the device cookie alone; without a session it is done already', async ({
  gatehouse,
  signedIn,
}) => {
  const copy = Object.assign(new Person(gatehouse), { cookies: new Map(signedIn.cookies) });
  for (let n = 0; n < 2; n++)
    expect(await signedIn.post('/sign-out')).toEqual({ status: 200, body: { success: true } });

  expect([...signedIn.cookies.keys()]).toEqual(['gatehouse.device']);
  expect((await copy.get('/get-session')).body).toBeNull();
});
