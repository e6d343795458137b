import { expect, test } from 'vitest';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

type UsernameOptions = NonNullable<GatehouseOptions['username']>;

async function startWith(username: UsernameOptions) {
  const gatehouse = await startGatehouse({ username: { enabled: true, ...username } });
  const signUp = async (fields: object) => {
    const person = new Person(gatehouse);
    const { email } = person;
    const { body } = await person.post('/sign-up/email', { name: 'Ada', email, password: PASSWORD, ...fields });
    return Object.assign(person, { code: body.code as string | undefined, user: body.user });
  };
  const signIn = async (name: string) =>
    (await new Person(gatehouse).post('/sign-in/username', { username: name, password: PASSWORD })).status;
  return { ...gatehouse, signUp, signIn, [Symbol.asyncDispose]: gatehouse[Symbol.asyncDispose] };
}

const onlySmallLetters = (name: string) => /^[a-z]+$/.test(name);

test('usernameNormalization decides which usernames are the same', async () => {
  await using service = await startWith({
    usernameNormalization: (username) => username.toLowerCase().replaceAll('0', 'o'),
  });
  const { user } = await service.signUp({ username: 'B0b' });

  expect(user).toMatchObject({ username: 'bob', displayUsername: 'B0b' });
  expect(await Promise.all(['bob', 'B0B', 'b0b'].map((name) => service.signIn(name)))).toEqual([200, 200, 200]);
  const available = await new Person(service).post('/is-username-available', { username: 'bOb' });
  expect(available.body).toEqual({ available: false });
  expect((await service.signUp({ username: 'BOB' })).code).toBe('USERNAME_IS_ALREADY_TAKEN');
});

test('usernameNormalization: false distinguishes upper and lower case', async () => {
  await using service = await startWith({ usernameNormalization: false });
  expect((await service.signUp({ username: 'Bob' })).user.username).toBe('Bob');

  expect([await service.signIn('bob'), await service.signIn('Bob')]).toEqual([401, 200]);
  expect((await service.signUp({ username: 'bob' })).user.username).toBe('bob');
});

test('displayUsernameNormalization changes display usernames, also those that come from the username', async () => {
  await using service = await startWith({ displayUsernameNormalization: (name) => name.toUpperCase() });
  const person = await service.signUp({ username: 'Bob' });
  expect(person.user).toMatchObject({ username: 'bob', displayUsername: 'BOB' });

  await person.post('/update-user', { displayUsername: 'big bob' });
  expect((await person.get('/get-session')).body.user.displayUsername).toBe('BIG BOB');
});

test('displayUsernameValidator checks what users enter as display username', async () => {
  await using service = await startWith({ displayUsernameValidator: onlySmallLetters });
  expect((await service.signUp({ username: 'alice', displayUsername: 'ALICE' })).code).toBe('INVALID_DISPLAY_USERNAME');
  const person = await service.signUp({ username: 'Bob' });
  expect(person.user.displayUsername).toBe('Bob');

  expect((await person.post('/update-user', { displayUsername: 'BOB' })).body.code).toBe('INVALID_DISPLAY_USERNAME');
  expect((await person.post('/update-user', { displayUsername: 'bob' })).status).toBe(200);
});

test('validationOrder says whether validators get the text of the user or its normalization', async () => {
  const validators = { usernameValidator: onlySmallLetters, displayUsernameValidator: onlySmallLetters };
  const displayUsernameNormalization = (name: string) => name.toLowerCase();
  const names = { username: 'Bob', displayUsername: 'BOB' };
  await using before = await startWith({ ...validators, displayUsernameNormalization });
  expect((await before.signUp(names)).code).toBe('INVALID_USERNAME');
  expect((await before.signUp({ ...names, username: 'bob' })).code).toBe('INVALID_DISPLAY_USERNAME');

  const validationOrder = { username: 'post-normalization', displayUsername: 'post-normalization' } as const;
  await using after = await startWith({ ...validators, displayUsernameNormalization, validationOrder });
  expect((await after.signUp(names)).user).toMatchObject({ username: 'bob', displayUsername: 'bob' });
});

test('a usernameValidator replaces the alphabet, except for invisible characters and spaces at the ends', async () => {
  await using service = await startWith({ usernameValidator: () => true });
  const codeOf = async (username: string) => (await service.signUp({ username })).code;

  expect(await Promise.all(['bob-the-builder', 'Ünïcode', 'two words'].map(codeOf))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await Promise.all(['bob\u200b', ' bob', 'bob\u0007x', 'U\u0308nïcode'].map(codeOf))).toEqual([
    'INVALID_USERNAME',
    'INVALID_USERNAME',
    'INVALID_USERNAME',
    'USERNAME_IS_ALREADY_TAKEN',
  ]);
});

test('immutableUsername lets users choose their username once', async () => {
  await using service = await startWith({ immutableUsername: true });
  const person = await service.signUp({});
  const update = async (fields: object) => (await person.post('/update-user', fields)).body.code as string | undefined;

  expect(await update({ username: 'bob' })).toBeUndefined();
  expect(await update({ username: 'carol' })).toBe('USERNAME_IS_IMMUTABLE');
  expect(await update({ username: null })).toBe('USERNAME_IS_IMMUTABLE');
  expect(await update({ username: 'BOB', displayUsername: 'Bobby', name: 'Bob' })).toBeUndefined();
  expect((await person.get('/get-session')).body.user).toMatchObject({ username: 'bob', displayUsername: 'Bobby' });
});
