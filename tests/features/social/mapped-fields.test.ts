import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import type { MappedProfile, MapProfileToUser } from '#server/features/social/social.types.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';

const github = providerFixtures.find(({ id }) => id === 'github')!;
let provider: FakeProvider;
beforeAll(async () => {
  provider = await FakeProvider.start(github);
});
afterAll(() => provider[Symbol.asyncDispose]());

const additionalFields = {
  login: { type: 'string', required: false, validator: { input: z.string().min(3) } },
  plan: { type: ['free', 'pro'], defaultValue: 'free', input: false },
  followers: { type: 'number', required: false },
} as const;

function startWith(mapProfileToUser: MapProfileToUser, added = {}) {
  return startGatehouse({
    ...provider.options,
    user: { additionalFields },
    username: { enabled: true },
    socialProviders: { github: { ...provider.providerOptions, mapProfileToUser, ...added } },
  });
}

async function signInWith(mapProfileToUser: MapProfileToUser) {
  await using gatehouse = await startWith(mapProfileToUser);
  const person = new Person(gatehouse);
  const { location } = await completeOAuthFlow(person, provider);
  expect(location).toBe('/home');
  return (await person.get('/get-session')).body.user;
}

test('mapProfileToUser sets additional fields, also those that clients cannot set, and the username', async () => {
  const map: MapProfileToUser = ({ login }) => ({ login, plan: 'pro', followers: 7, username: 'Octo_Cat' });
  expect(await signInWith(map)).toMatchObject({
    name: github.profile.name,
    login: 'octocat',
    plan: 'pro',
    followers: 7,
    username: 'octo_cat',
    displayUsername: 'Octo_Cat',
  });
});

test.for([
  ['a field that is not declared', { nickname: 'cat' }],
  ['the role', { role: 'admin' }],
  ['a value of another type', { followers: 'many' }],
  ['a value that no option lists', { plan: 'gold' }],
  ['a value that the validator rejects', { login: 'o' }],
  ['a username that users could not choose', { username: 'no spaces please' }],
  ['a name that is not text', { name: 7 }],
  ['an empty name', { name: '' }],
  ['an address that is none', { email: 'octocat' }],
  ['a picture that is none', { image: 'javascript:alert(1)' }],
] as const)('%s is not stored, and does not fail the sign-in', async ([, mapped]) => {
  const { name, email, image } = github.profile;
  expect(await signInWith(() => mapped as MappedProfile)).toMatchObject({
    name,
    email,
    image,
    role: 'user',
    plan: 'free',
    login: null,
    followers: null,
    username: null,
  });
});

test('a username in use is left out for a second user', async () => {
  await using gatehouse = await startWith(() => ({ username: 'taken' }));
  await Person.signUp(gatehouse, { username: 'taken' });
  const person = new Person(gatehouse);

  expect((await completeOAuthFlow(person, provider)).location).toBe('/home');
  expect((await person.get('/get-session')).body.user.username).toBeNull();
});

test('overrideUserInfoOnSignIn updates mapped fields and keeps the others', async () => {
  let followers = 1;
  await using gatehouse = await startWith(() => ({ followers }), { overrideUserInfoOnSignIn: true });
  const person = new Person(gatehouse);
  await completeOAuthFlow(person, provider);
  await person.post('/update-user', { login: 'chosen' });
  followers = 2;
  await completeOAuthFlow(person, provider);

  expect((await person.get('/get-session')).body.user).toMatchObject({ followers: 2, login: 'chosen', plan: 'free' });
});
