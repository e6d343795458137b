import { expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const reserved = ['admin', 'root'];
const options = {
  username: {
    enabled: true,
    minUsernameLength: 4,
    maxUsernameLength: 12,
    usernameValidator: (username: string) => /^[\w.]+$/.test(username) && !reserved.includes(username.toLowerCase()),
  },
};

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse(options);
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const refused = {
  status: 401,
  body: { code: 'INVALID_USERNAME_OR_PASSWORD', message: 'Invalid username or password' },
};
const taken = { status: 400, body: { code: 'USERNAME_IS_ALREADY_TAKEN', message: 'Username is already taken' } };
const signUp = (person: Person, fields: object) =>
  person.post('/sign-up/email', { name: 'Ada', email: person.email, password: PASSWORD, ...fields });
const userOf = async (person: Person) => (await person.get('/get-session')).body.user;

let count = 0;
const newUsername = () => `User_${(count += 1)}`;

test('a user signs up with a username, and signs in with it in any case', async ({ gatehouse, anyone }) => {
  const username = newUsername();
  const { status, body } = await signUp(anyone, { username });
  const names = { username: username.toLowerCase(), displayUsername: username };
  expect([status, body.user]).toEqual([200, expect.objectContaining(names)]);
  expect(await userOf(anyone)).toMatchObject(names);

  const other = new Person(gatehouse);
  const input = { username: username.toUpperCase(), password: PASSWORD, callbackURL: '/dash' };
  expect(await other.post('/sign-in/username', input)).toEqual({
    status: 200,
    body: { redirect: true, url: '/dash', token: expect.any(String), user: expect.objectContaining(names) },
  });
  expect((await userOf(other)).id).toBe(body.user.id);
});

test('a sign-up without a username has none', async ({ signedIn }) => {
  expect(await userOf(signedIn)).toMatchObject({ username: null, displayUsername: null });
});

test('a username is set, changed and removed in the profile', async ({ signedIn }) => {
  const [first, second] = [newUsername(), newUsername()];
  const update = async (fields: object) => {
    expect(await signedIn.post('/update-user', fields)).toEqual({ status: 200, body: { status: true } });
    const { username, displayUsername } = await userOf(signedIn);
    return [username, displayUsername];
  };

  expect(await update({ username: first })).toEqual([first.toLowerCase(), first]);
  expect(await update({ username: first.toUpperCase() })).toEqual([first.toLowerCase(), first.toUpperCase()]);
  expect(await update({ displayUsername: 'The Countess' })).toEqual([first.toLowerCase(), 'The Countess']);
  expect(await update({ username: second, displayUsername: 'Ada' })).toEqual([second.toLowerCase(), 'Ada']);
  expect(await update({ username: null })).toEqual([null, null]);
});

test.for([
  ['abc', 'USERNAME_TOO_SHORT'],
  ['', 'USERNAME_TOO_SHORT'],
  ['thirteenchars', 'USERNAME_TOO_LONG'],
  ['ada lovelace', 'INVALID_USERNAME'],
  ['ada@home', 'INVALID_USERNAME'],
  ['ａdaｍｉｎ', 'INVALID_USERNAME'],
  ['ada\nlove', 'INVALID_USERNAME'],
  ['Admin', 'INVALID_USERNAME'],
] as const)(
  'the username %j answers %s everywhere it can be chosen',
  async ([username, code], { anyone, signedIn }) => {
    expect(await signUp(anyone, { username })).toMatchObject({ status: 400, body: { code } });
    expect(await signedIn.post('/update-user', { username })).toMatchObject({ status: 400, body: { code } });
    expect(await anyone.post('/is-username-available', { username })).toMatchObject({ status: 422, body: { code } });
    expect((await userOf(signedIn)).username).toBeNull();
  },
);

test('a username belongs to one user, whatever its case', async ({ gatehouse, anyone, signedIn }) => {
  const username = newUsername();
  const available = async (name: string) =>
    (await new Person(gatehouse).post('/is-username-available', { username: name })).body;
  expect(await available(username)).toEqual({ available: true });
  await signedIn.post('/update-user', { username });

  expect(await available(username.toUpperCase())).toEqual({ available: false });
  expect(await signUp(anyone, { username: username.toLowerCase() })).toEqual(taken);
  const other = await Person.signUp(gatehouse);
  expect(await other.post('/update-user', { username: username.toUpperCase() })).toEqual(taken);
  await signedIn.post('/update-user', { username: null });
  expect(await available(username)).toEqual({ available: true });
});

test('of two users who choose a username at the same time one gets it', async ({ gatehouse }) => {
  const username = newUsername();
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.signUp(gatehouse)));
  const answers = await Promise.all(people.map((person) => person.post('/update-user', { username })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([taken, taken, taken]);
});

test('an unknown username, a wrong password and a user without password get the same answer', async ({
  gatehouse,
  anyone,
  signedIn,
}) => {
  const username = newUsername();
  await signedIn.post('/update-user', { username });
  const signIn = (name: string, password: string) => anyone.post('/sign-in/username', { username: name, password });

  expect(await signIn('nobody_here', PASSWORD)).toEqual(refused);
  expect(await signIn('x', PASSWORD)).toEqual(refused);
  expect(await signIn('not a username', PASSWORD)).toEqual(refused);
  expect(await signIn(signedIn.email, PASSWORD)).toEqual(refused);
  expect(await signIn(username, 'a wrong password')).toEqual(refused);
  const sql = `update account set password = null where user_id = '${signedIn.id}'`;
  await runSql(gatehouse.options.databaseUrl!, sql);
  expect(await signIn(username, PASSWORD)).toEqual(refused);
});

test('an unverified user is refused and gets a new link if the service requires a verified email', async () => {
  await using gatehouse = await startGatehouse({ ...options, emailAndPassword: { requireEmailVerification: true } });
  const person = new Person(gatehouse);
  await signUp(person, { username: 'ada_l' });
  const { token: first } = await newestMailTo(gatehouse, person.email);
  const signIn = (password: string) => person.post('/sign-in/username', { username: 'ada_l', password });

  expect(await signIn('a wrong password')).toEqual(refused);
  expect(await signIn(PASSWORD)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  await gatehouse.idle();
  const { token } = await newestMailTo(gatehouse, person.email);
  expect(token).not.toBe(first);
  await person.get('/verify-email', { token });
  expect(await signIn(PASSWORD)).toMatchObject({ status: 200 });
});

test('a user without the option keeps the username, cannot change it, and signs in by email only', async () => {
  await using before = await startGatehouse(options);
  const person = new Person(before);
  await signUp(person, { username: 'ada_l' });
  await using gatehouse = await startGatehouse({ databaseUrl: before.options.databaseUrl });
  const now = Object.assign(new Person(gatehouse), { cookies: person.cookies });

  expect(await now.post('/update-user', { username: 'other' })).toMatchObject({
    status: 400,
    body: { code: 'USERNAME_IS_NOT_ENABLED' },
  });
  expect(await signUp(new Person(gatehouse), { username: 'other' })).toMatchObject({
    status: 400,
    body: { code: 'USERNAME_IS_NOT_ENABLED' },
  });
  expect(await now.post('/sign-in/username', { username: 'ada_l', password: PASSWORD })).toMatchObject({ status: 404 });
  expect((await userOf(now)).username).toBe('ada_l');
});

test('a username that was set between the check and the write answers USERNAME_IS_ALREADY_TAKEN', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  const username = newUsername();
  const sql = `update "user" set username = '${username.toLowerCase()}' where id = '${signedIn.id}'`;
  const answer = await interleave(gatehouse.options.databaseUrl!, sql, () => signUp(anyone, { username }));

  expect(answer).toEqual(taken);
});
