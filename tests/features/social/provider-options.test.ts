import { afterAll, beforeAll, expect, test } from 'vitest';

import { parseOptions } from '#server/app/configuration.ts';
import type { MapProfileToUser } from '#server/features/social/social.types.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { CLIENT, providerFixtures, SECRET } from '#tests/support/peers/provider-fixtures.ts';

const fixtureOf = (id: string) => providerFixtures.find((each) => each.id === id)!;
/** Verifies addresses. */
const github = fixtureOf('github');
/** Does not verify addresses. */
const spotify = fixtureOf('spotify');

let verifying: FakeProvider;
let unverifying: FakeProvider;

beforeAll(async () => {
  verifying = await FakeProvider.start(github);
  unverifying = await FakeProvider.start(spotify);
});
afterAll(async () => {
  await verifying[Symbol.asyncDispose]();
  await unverifying[Symbol.asyncDispose]();
});

async function startWith(provider: FakeProvider, added: Record<string, unknown>, options = {}) {
  return startGatehouse({
    ...provider.options,
    ...options,
    socialProviders: { [provider.fixture.id]: { ...provider.providerOptions, ...added } },
  });
}

async function signInWith(provider: FakeProvider, mapProfileToUser: MapProfileToUser, options = {}) {
  await using service = await startWith(provider, { mapProfileToUser }, options);
  const person = new Person(service);
  const { location } = await completeOAuthFlow(person, provider);
  return { location, user: (await person.get('/get-session')).body?.user };
}

test("mapProfileToUser receives the provider's own fields and sets name and picture", async () => {
  const { user } = await signInWith(verifying, async ({ login, id }) => ({
    name: `@${login} (${typeof id})`,
    image: 'https://example.com/mapped.png',
  }));

  expect(user).toMatchObject({
    name: '@octocat (number)',
    image: 'https://example.com/mapped.png',
    email: github.profile.email,
    emailVerified: true,
  });
});

test.for([
  { what: 'another address', id: 'github', mapped: { email: 'mapped@example.com', emailVerified: true } },
  { what: 'an unverified address', id: 'spotify', mapped: { emailVerified: true } },
  { what: 'emailVerified: false', id: 'github', mapped: { emailVerified: false } },
])('a mapped profile with $what leaves the address unverified', async ({ id, mapped }) => {
  const provider = id === 'github' ? verifying : unverifying;
  const { user } = await signInWith(provider, () => mapped);
  expect(user).toMatchObject({ email: mapped.email ?? provider.fixture.profile.email, emailVerified: false });
});

test('the same address in other letters stays verified', async () => {
  const { user } = await signInWith(verifying, () => ({ email: github.profile.email!.toUpperCase() }));
  expect(user).toMatchObject({ email: github.profile.email, emailVerified: true });
});

test('a mapped address joins no existing account, also for a trusted provider', async () => {
  const map = { mapProfileToUser: () => ({ email: 'owner@example.com', emailVerified: true }) };
  const trusted = { account: { accountLinking: { trustedProviders: ['github'] } } };
  await using service = await startWith(verifying, map, trusted);
  await Person.signUpVerified(service, { email: 'owner@example.com' });

  const { location } = await completeOAuthFlow(new Person(service), verifying);
  expect(location).toMatch(/error=account_not_linked$/);
});

test('a sign-in fails if mapProfileToUser throws', async () => {
  const { location, user } = await signInWith(verifying, () => Promise.reject(new Error('no')));
  expect(location).toMatch(/error=unable_to_get_user_info$/);
  expect(user).toBeUndefined();
});

test('overrideUserInfoOnSignIn updates name and picture of existing users, not their address', async () => {
  for (const overrideUserInfoOnSignIn of [false, true]) {
    let mapped = { name: 'First', image: 'https://example.com/1.png', email: github.profile.email! };
    await using service = await startWith(verifying, { overrideUserInfoOnSignIn, mapProfileToUser: () => mapped });
    const person = new Person(service);
    await completeOAuthFlow(person, verifying);
    mapped = { name: 'Second', image: 'https://example.com/2.png', email: 'second@example.com' };
    expect((await completeOAuthFlow(person, verifying)).location).toBe('/home');

    expect((await person.get('/get-session')).body.user).toMatchObject({
      email: github.profile.email,
      emailVerified: true,
      name: overrideUserInfoOnSignIn ? 'Second' : 'First',
      image: overrideUserInfoOnSignIn ? 'https://example.com/2.png' : 'https://example.com/1.png',
    });
  }
});

test('redirectURI replaces the redirect URL in both requests to the provider', async () => {
  const redirectURI = 'https://app.example.com/auth/callback/github';
  await using service = await startWith(verifying, { redirectURI });
  const person = new Person(service);

  const url = await startOAuthFlow(person, { provider: 'github' });
  expect(url.searchParams.get('redirect_uri')).toBe(redirectURI);
  await completeOAuthFlow(person, verifying);
  const exchanges = verifying.loopback.requests.filter(({ body }) => body['code'] === 'the-code');
  expect(exchanges.at(-1)!.body).toMatchObject({ redirect_uri: redirectURI });
});

test('disableSignUp rejects new users, and still signs existing ones in', async () => {
  await using open = await startWith(verifying, {});
  await completeOAuthFlow(new Person(open), verifying);
  const { databaseUrl } = open.options;
  await using closed = await startWith(verifying, { disableSignUp: true }, { databaseUrl });
  await using empty = await startWith(verifying, { disableSignUp: true });

  expect((await completeOAuthFlow(new Person(closed), verifying)).location).toBe('/home');
  const rejected = await completeOAuthFlow(new Person(empty), verifying, { body: { requestSignUp: true } });
  expect(rejected.location).toMatch(/error=signup_disabled$/);
});

test('prompt is a parameter of every authorization URL', async () => {
  const client = { clientId: CLIENT, clientSecret: SECRET, prompt: 'select_account' };
  const ids = providerFixtures.map(({ id }) => id).filter((id) => id !== 'apple');
  await using service = await startGatehouse({ socialProviders: Object.fromEntries(ids.map((id) => [id, client])) });

  for (const provider of ids) {
    const url = await startOAuthFlow(new Person(service), { provider });
    expect(url.searchParams.get('prompt'), provider).toBe('select_account');
  }
});

test.for([
  [
    { redirectURI: 'app.example.com' },
    /^Option socialProviders\.github\.redirectURI: got "app.example.com", needs an http or https address$/,
  ],
  [{ mapProfileToUser: 'name' }, /^Option socialProviders\.github\.mapProfileToUser: got "name", needs a function$/],
] as const)('the start rejects %j', ([added, line]) => {
  const options = { socialProviders: { github: { clientId: CLIENT, clientSecret: SECRET, ...added } } };
  expect(() => parseOptions(options)).toThrow(line);
});
