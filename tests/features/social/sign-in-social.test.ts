import { afterAll, beforeAll, expect, test } from 'vitest';

import { OptionsError } from '#server/lib/errors.ts';
import { optionsFromEnvironment, parseOptions } from '#server/app/configuration.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { appleKey } from '#tests/support/peers/signing.ts';
import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { completeOAuthFlow, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { decodeProtectedHeader, jwtVerify } from 'jose';

import { CLIENT, providerFixtures, SECRET } from '#tests/support/peers/provider-fixtures.ts';

const github = providerFixtures.find(({ id }) => id === 'github')!;
const apple = providerFixtures.find(({ id }) => id === 'apple')!;

let fakeProvider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;

beforeAll(async () => {
  fakeProvider = await FakeProvider.start(github);
  gatehouse = await startGatehouse({
    ...fakeProvider.options,
    socialProviders: {
      github: { ...fakeProvider.providerOptions, scope: ['repo'], authorizationParameters: { allow_signup: 'false' } },
      discord: { clientId: CLIENT, clientSecret: SECRET, disableDefaultScope: true, scope: ['identify'] },
    },
    openIdProviders: {
      company: { name: 'The Company', issuer: 'http://127.0.0.1:1', clientId: 'c', clientSecret: 's' },
    },
  });
});
afterAll(async () => {
  await gatehouse.close();
  await fakeProvider[Symbol.asyncDispose]();
});

test('configured providers are listed in the order of the options', async () => {
  expect(await new Person(gatehouse).get('/providers')).toEqual({
    status: 200,
    body: [
      { id: 'github', name: 'GitHub' },
      { id: 'discord', name: 'Discord' },
      { id: 'company', name: 'The Company' },
    ],
  });
});

test('the authorization URL has scopes, login hint and configured parameters', async () => {
  const url = await startOAuthFlow(new Person(gatehouse), {
    provider: 'github',
    scopes: ['gist', 'repo'],
    loginHint: 'octocat',
  });

  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    scope: 'read:user user:email repo gist',
    login: 'octocat',
    allow_signup: 'false',
  });
  const discord = await startOAuthFlow(new Person(gatehouse), { provider: 'discord', loginHint: 'a@example.com' });
  expect(Object.fromEntries(discord.searchParams)).toMatchObject({ scope: 'identify', login_hint: 'a@example.com' });
});

test('disableRedirect is reflected in the response', async () => {
  const person = new Person(gatehouse);

  expect((await person.post('/sign-in/social', { provider: 'github' })).body).toEqual({
    url: expect.any(String),
    redirect: true,
  });
  expect((await person.post('/sign-in/social', { provider: 'github', disableRedirect: true })).body.redirect).toBe(
    false,
  );
});

test.for([
  [{ provider: 'zz' }, 404, 'PROVIDER_NOT_FOUND'],
  [{ provider: 'Git Hub' }, 400, 'VALIDATION_ERROR'],
  [{}, 400, 'VALIDATION_ERROR'],
  [{ provider: 'github', scopes: ['a b'] }, 400, 'VALIDATION_ERROR'],
  [{ provider: 'google' }, 404, 'PROVIDER_NOT_FOUND'],
  [{ provider: 'company' }, 503, 'SERVICE_UNAVAILABLE'],
  [{ provider: 'github', callbackURL: 'https://evil.example' }, 403, 'INVALID_CALLBACKURL'],
  [{ provider: 'github', callbackURL: '//evil.example' }, 403, 'INVALID_CALLBACKURL'],
  [{ provider: 'github', errorCallbackURL: 'https://evil.example' }, 403, 'INVALID_ERRORCALLBACKURL'],
  [{ provider: 'github', newUserCallbackURL: 'javascript:alert(1)' }, 403, 'INVALID_NEWUSERCALLBACKURL'],
] as const)('sign-in with %j answers %i %s', async ([body, status, code]) => {
  expect(await new Person(gatehouse).post('/sign-in/social', body)).toMatchObject({ status, body: { code } });
});

test('a new user is redirected to newUserCallbackURL, later to callbackURL', async () => {
  const body = { newUserCallbackURL: 'http://localhost:3000/welcome?a=b' };
  const person = new Person(gatehouse);

  expect((await completeOAuthFlow(person, fakeProvider, { body })).location).toBe('http://localhost:3000/welcome?a=b');
  expect((await completeOAuthFlow(person, fakeProvider, { body })).location).toBe('/home');
});

test('sign-in without a callbackURL redirects to the base URL', async () => {
  expect(
    (await completeOAuthFlow(new Person(gatehouse), fakeProvider, { body: { callbackURL: undefined } })).location,
  ).toBe('http://localhost:3000');
});

test('with disableImplicitSignUp only requestSignUp creates a user', async () => {
  const options = { socialProviders: { github: { ...fakeProvider.providerOptions, disableImplicitSignUp: true } } };
  await using closed = await startGatehouse({ ...fakeProvider.options, ...options });
  const person = new Person(closed);

  expect((await completeOAuthFlow(person, fakeProvider)).location).toMatch(/error=signup_disabled$/);
  expect((await completeOAuthFlow(person, fakeProvider, { body: { requestSignUp: true } })).location).toBe('/home');
  expect((await completeOAuthFlow(new Person(closed), fakeProvider)).location).toBe('/home');
});

test('a new user with an address unverified by the provider gets one verification mail', async () => {
  const mails: { user: { email: string }; url: string }[] = [];
  const spotify = providerFixtures.find(({ id }) => id === 'spotify')!;
  await using provider = await FakeProvider.start(spotify);
  await using service = await startGatehouse({
    ...provider.options,
    emailVerification: { sendOnSignUp: true, sendVerificationEmail: (mail) => void mails.push(mail) },
    session: { cookieCache: { enabled: true } },
    admin: { defaultRole: 'user' },
  });
  const person = new Person(service);
  await completeOAuthFlow(person, provider);
  await completeOAuthFlow(person, provider);
  await service.idle();

  expect(mails).toHaveLength(1);
  expect(mails[0]!.user.email).toBe(spotify.profile.email);
  expect((await person.get('/get-session')).body.user).toMatchObject({
    emailVerified: false,
    role: 'user',
    banned: false,
  });
  const { pathname, search } = new URL(mails[0]!.url);
  expect((await person.send({ method: 'GET', url: pathname + search })).headers.location).toBe('/home');
  expect((await person.get('/get-session')).body.user.emailVerified).toBe(true);
});

test('the client secret for Apple is a short-lived JWT signed for each request', async () => {
  const { pem, publicKey } = await appleKey();
  await using provider = await FakeProvider.start({
    ...apple,
    options: { clientSecret: undefined, teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: pem },
  });
  const { clientSecret: _, ...options } = provider.providerOptions;
  await using service = await startGatehouse({ ...provider.options, socialProviders: { apple: options } });
  await completeOAuthFlow(new Person(service), provider);

  const secret = provider.loopback.requests[0]!.body['client_secret']!;
  expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
  const { payload } = await jwtVerify(secret, publicKey, {
    issuer: 'TEAM123456',
    audience: 'https://appleid.apple.com',
  });
  expect(payload.sub).toBe(CLIENT);
  expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(300);
});

test('a provider can be configured by environment variables', () => {
  const options = optionsFromEnvironment({
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    VK_CLIENT_ID: 'vk',
  });

  expect(parseOptions(options).socialProviders).toMatchObject({
    github: { clientId: 'id', clientSecret: 'secret' },
    vk: { clientId: 'vk' },
  });
});

test.for([
  [{ socialProviders: { github: { clientId: 'id' } } }, /socialProviders\.github\.clientSecret/],
  [{ socialProviders: { githab: { clientId: 'id' } } }, /socialProviders\.githab/],
  [{ socialProviders: { apple: { clientId: 'id' } } }, /socialProviders\.apple/],
  [
    { socialProviders: { microsoft: { clientId: 'a', clientSecret: 'b', tenantId: 'contoso' } } },
    /microsoft\.tenantId/,
  ],
  [
    { openIdProviders: { google: { name: 'x', issuer: 'https://x.example', clientId: 'a', clientSecret: 'b' } } },
    /openIdProviders/,
  ],
  [
    { openIdProviders: { credential: { name: 'x', issuer: 'https://x.example', clientId: 'a', clientSecret: 'b' } } },
    /openIdProviders/,
  ],
] as const)('an invalid provider configuration fails the start: %j', ([options, message]) => {
  expect(() => parseOptions(options as unknown as GatehouseOptions)).toThrow(OptionsError);
  expect(() => parseOptions(options as unknown as GatehouseOptions)).toThrow(message);
});
