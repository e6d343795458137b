import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';

import { LoopbackServer, type Reply } from '#tests/support/peers/loopback.ts';
import { Person } from '#tests/support/person.ts';
import { createMigratedDatabase } from '#tests/support/postgres.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { TokenIssuer } from '#tests/support/peers/signing.ts';
import { sendCallback, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse } from '#tests/support/test.ts';

const PAGE = 'http://localhost:3000/api/auth/error?error=';
const HOUR = 3_600_000;

let issuer: TokenIssuer;
let provider: LoopbackServer;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
let nonce: string;
/** Responses that replace the default ones, by path. */
const overrides = new Map<string, Reply>();
/** Of the next ID token. */
let tokenClaims: Record<string, unknown> = {};
const claims = { aud: 'c', sub: 'subject-1', email: 'ada@company.example.com', email_verified: true, name: 'Ada' };

function discoveryDocument(origin: string) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/authorize`,
    token_endpoint: `${origin}/token`,
    userinfo_endpoint: `${origin}/userinfo`,
    jwks_uri: `${origin}/jwks`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

beforeAll(async () => {
  issuer = await TokenIssuer.create();
  provider = await LoopbackServer.start(async ({ path }) => {
    const override = overrides.get(path);
    if (override) return override;
    if (path === '/.well-known/openid-configuration') return { body: discoveryDocument(provider.origin) };
    if (path === '/jwks') return { body: issuer.keySet };
    if (path === '/userinfo') return { body: claims };
    const token = await issuer.idToken({ iss: provider.origin, aud: 'c', sub: claims.sub, nonce, ...tokenClaims });
    return { body: { access_token: 'a', token_type: 'Bearer', id_token: token } };
  });
});
beforeEach(async () => {
  overrides.clear();
  tokenClaims = {};
  const company = { name: 'Company', issuer: provider.origin, clientId: 'c', clientSecret: 's' };
  gatehouse = await startGatehouse({ outgoing: { privateHosts: ['127.0.0.1'] }, openIdProviders: { company } });
  provider.requests.length = 0;
  return () => gatehouse.close();
});
afterAll(() => provider[Symbol.asyncDispose]());

async function completeFlow(person: Person, query: Record<string, string> = {}) {
  const url = await startOAuthFlow(person, { provider: 'company', callbackURL: '/home' });
  nonce = url.searchParams.get('nonce')!;
  return sendCallback(person, 'company', { code: 'code', state: url.searchParams.get('state')!, ...query });
}

const requestCount = (path: string) => provider.requests.filter((request) => request.path === path).length;

test('endpoints and keys are discovered and cached for an hour', async () => {
  const person = new Person(gatehouse);
  expect((await completeFlow(person, { iss: provider.origin })).location).toBe('/home');
  expect((await person.get('/get-session')).body.user).toMatchObject({ email: claims.email, name: 'Ada' });
  expect(provider.requests.map(({ path }) => path)).toEqual([
    '/.well-known/openid-configuration',
    '/token',
    '/jwks',
    '/userinfo',
  ]);
  // The method of the discovery document, not the protocol's default.
  expect(provider.requests[1]).toMatchObject({ body: { client_id: 'c', client_secret: 's' } });

  await completeFlow(person);
  expect(requestCount('/.well-known/openid-configuration')).toBe(1);
  vi.useFakeTimers({ now: Date.now() + HOUR + 1, toFake: ['Date'] });
  try {
    await startOAuthFlow(new Person(gatehouse), { provider: 'company' });
  } finally {
    vi.useRealTimers();
  }
  expect(requestCount('/.well-known/openid-configuration')).toBe(2);
});

test.for([
  ['of another issuer', () => ({ body: discoveryDocument('http://127.0.0.1:1') })],
  ['without keys', () => ({ body: { ...discoveryDocument(provider.origin), jwks_uri: undefined } })],
  ['that is HTML', () => ({ body: '<html>', type: 'text/html' })],
  ['that is missing', () => ({ status: 404, body: {} })],
] as const)('a discovery document %s is rejected and not cached', async ([, answer]) => {
  overrides.set('/.well-known/openid-configuration', answer());
  expect(await new Person(gatehouse).post('/sign-in/social', { provider: 'company' })).toMatchObject({
    status: 503,
    body: { code: 'SERVICE_UNAVAILABLE' },
  });

  overrides.clear();
  expect((await completeFlow(new Person(gatehouse))).location).toBe('/home');
});

test('a callback of another issuer is rejected without a token request (RFC 9207)', async () => {
  expect(await completeFlow(new Person(gatehouse), { iss: 'https://evil.example' })).toEqual({
    status: 302,
    location: `${PAGE}invalid_code`,
  });
  expect(requestCount('/token')).toBe(0);
});

test('user info of another subject than that of the ID token is not used', async () => {
  overrides.set('/userinfo', { body: { ...claims, sub: 'other-subject' } });
  const person = new Person(gatehouse);

  expect(await completeFlow(person)).toEqual({ status: 302, location: `${PAGE}email_not_found` });
  expect((await person.get('/get-session')).body).toBeNull();
});

test('name and picture are read at the userinfo endpoint if the ID token has the email only', async () => {
  const { email, email_verified, ...others } = claims;
  tokenClaims = { email, email_verified };
  overrides.set('/userinfo', { body: { ...others, picture: 'https://img.example.com/a.png' } });
  const person = new Person(gatehouse);

  expect((await completeFlow(person)).location).toBe('/home');
  const expected = { email, emailVerified: true, name: 'Ada', image: 'https://img.example.com/a.png' };
  expect((await person.get('/get-session')).body.user).toMatchObject(expected);
});

test('the statement that an address is verified is taken from where the address is', async () => {
  tokenClaims = { email_verified: true };
  overrides.set('/userinfo', { body: { sub: claims.sub, email: claims.email } });
  const person = new Person(gatehouse);

  await completeFlow(person);
  expect((await person.get('/get-session')).body.user).toMatchObject({ email: claims.email, emailVerified: false });
});

test('a userinfo endpoint that fails does not fail the sign-in of a known user', async () => {
  await completeFlow(new Person(gatehouse));
  overrides.set('/userinfo', { status: 403, body: {} });

  expect((await completeFlow(new Person(gatehouse))).location).toBe('/home');
});

test.for(['auth0|Ada Lovelace', 'f:5a9d:jürgen', '日本'])('the subject may be %s', async (sub) => {
  tokenClaims = { sub };
  overrides.set('/userinfo', { body: { ...claims, sub } });
  const person = new Person(gatehouse);

  expect((await completeFlow(person)).location).toBe('/home');
  expect((await person.get('/list-accounts')).body).toMatchObject([{ accountId: sub }]);
});

test.for(['', 'a\u0000b', 'a\nb', 'x'.repeat(256)])('the subject %j is rejected', async (sub) => {
  tokenClaims = { sub };
  overrides.set('/userinfo', { body: { ...claims, sub } });

  expect((await completeFlow(new Person(gatehouse))).location).toBe(`${PAGE}unable_to_get_user_info`);
});

test.for([
  ['true', true],
  ['false', false],
  ['yes', false],
  [null, false],
])('the claim email_verified of %s counts as verified: %s', async ([claim, emailVerified]) => {
  overrides.set('/userinfo', { body: { ...claims, email_verified: claim } });
  const person = new Person(gatehouse);

  expect((await completeFlow(person)).location).toBe('/home');
  expect((await person.get('/get-session')).body.user).toMatchObject({ email: claims.email, emailVerified });
});

test('gatehouse.config.ts can add an OpenID provider', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-config-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const defineConfig = join(import.meta.dirname, '../../../server/options/define-config.ts');
  const company = { name: 'Company', issuer: provider.origin, clientId: 'c', clientSecret: 's' };
  const config = { outgoing: { privateHosts: ['127.0.0.1'] }, openIdProviders: { company } };
  await writeFile(
    join(folder, 'gatehouse.config.ts'),
    `import { defineConfig } from ${JSON.stringify(defineConfig)};\nexport default defineConfig(${JSON.stringify(config)});\n`,
  );
  await using node = await startNode({ DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')) }, { folder });

  const providers = await fetch(`${node.address}/api/auth/providers`);
  expect(await providers.json()).toEqual([{ id: 'company', name: 'Company' }]);
  const started = await fetch(`${node.address}/api/auth/sign-in/social`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'company' }),
  });
  expect(await started.json()).toMatchObject({ url: expect.stringContaining(`${provider.origin}/authorize?`) });
});
