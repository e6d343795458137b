import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { TokenIssuer } from '#tests/support/signing.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { CLIENT, providerFixtures, SECRET } from '#tests/features/social/provider-fixtures.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;
const claims = google.claims!;
const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);

let fakeProvider: FakeProvider;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
let foreign: TokenIssuer;

beforeAll(async () => {
  fakeProvider = await FakeProvider.start(google);
  foreign = await TokenIssuer.create();
  const jwks = { jwks: `${fakeProvider.loopback.origin}/jwks` };
  const common = { clientId: CLIENT, clientSecret: SECRET, endpoints: jwks };
  gatehouse = await startGatehouse({
    ...fakeProvider.options,
    socialProviders: {
      google: { ...fakeProvider.providerOptions, audiences: ['ios-client'] },
      microsoft: common,
      apple: common,
      facebook: common,
      twitch: { ...common, disableIdTokenSignIn: true },
      github: { clientId: CLIENT, clientSecret: SECRET },
    },
  });
});
afterAll(async () => {
  await gatehouse.close();
  await fakeProvider[Symbol.asyncDispose]();
});
beforeEach(async () => {
  await runSql(gatehouse.options.databaseUrl!, 'delete from "user"');
});

function signIn(token: string, { provider = 'google', ...body }: Record<string, unknown> = {}) {
  const { nonce, user, ...rest } = body;
  return new Person(gatehouse).post('/sign-in/social', { provider, idToken: { token, nonce, user }, ...rest });
}

const REFUSED = { status: 401, body: { code: 'INVALID_TOKEN', message: 'invalid token' } };

test('a token of the provider, for this client, signs its person in', async () => {
  const person = new Person(gatehouse);
  const token = await fakeProvider.issuer.idToken({ ...claims, nonce: 'n-1' });
  const { status, body } = await person.post('/sign-in/social', {
    provider: 'google',
    idToken: { token, nonce: 'n-1' },
  });

  expect(status).toBe(200);
  expect(body).toEqual({
    redirect: false,
    token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
    user: expect.objectContaining({ email: 'jsmith@gmail.com', emailVerified: true, name: 'John Smith' }),
  });
  expect((await person.get('/get-session')).body.session.token).toBe(body.token);
});

test('a token for one of the client’s native apps is for this client too', async () => {
  expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, aud: 'ios-client' }))).status).toBe(200);
});

test('a token for several audiences is for this client only if it is the authorized party', async () => {
  const aud = ['another-service', CLIENT];
  for (const azp of [CLIENT, 'ios-client']) {
    expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, aud, azp, jti: azp }))).status).toBe(200);
  }
  for (const party of [{ azp: 'another-service' }, { azp: [CLIENT] }, { azp: undefined }]) {
    expect(await signIn(await fakeProvider.issuer.idToken({ ...claims, aud, ...party }))).toEqual(REFUSED);
  }
});

test('a token for one audience may name the native app that asked for it', async () => {
  expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, azp: 'android-client' }))).status).toBe(200);
});

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other texts of the same signature: with padding, and with another last letter, four bits of which mean nothing. */
const spellings: [what: string, spell: (token: string) => string][] = [
  ['padding', (token) => `${token}==`],
  ['another last letter', (token) => token.slice(0, -1) + LETTERS[LETTERS.indexOf(token.at(-1)!) ^ 1]!],
];

test('a token is accepted once, of many uses at once too, and however its signature is written', async () => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: 'once' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(token)));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(401)]);
  expect(await signIn(token)).toEqual(REFUSED);
  for (const [, spell] of spellings) expect(await signIn(spell(token))).toEqual(REFUSED);
});

test.for(spellings)('a signature that is written with %s is valid', async ([what, spell]) => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: what });

  expect((await signIn(spell(token))).status).toBe(200);
});

test('a sign-in that is refused leaves the token usable', async () => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: 'again' });
  const stranger = await Person.signUp(gatehouse, { email: google.profile.email! });
  expect((await signIn(token)).body.code).toBe('ACCOUNT_NOT_LINKED');
  await runSql(gatehouse.options.databaseUrl!, `delete from "user" where id = '${stranger.id}'`);

  expect((await signIn(token)).status).toBe(200);
});

const bad: [string, () => Promise<string>, Record<string, unknown>?][] = [
  ['signed by another authority', () => foreign.idToken(claims)],
  ['of another issuer', () => fakeProvider.issuer.idToken({ ...claims, iss: 'https://evil.example' })],
  [
    'of an issuer that only looks like it',
    () => fakeProvider.issuer.idToken({ ...claims, iss: 'https://accounts.google.com.evil.example' }),
  ],
  ['for another client', () => fakeProvider.issuer.idToken({ ...claims, aud: 'other-client' })],
  ['that has run out', () => fakeProvider.issuer.idToken({ ...claims, iat: now() - 2 * hour, exp: now() - hour })],
  ['that never runs out', () => fakeProvider.issuer.idToken({ ...claims, exp: undefined })],
  ['not valid yet', () => fakeProvider.issuer.idToken({ ...claims, nbf: now() + hour })],
  ['without a subject', () => fakeProvider.issuer.idToken({ ...claims, sub: undefined })],
  ['with a nonce that the caller does not give', () => fakeProvider.issuer.idToken({ ...claims, nonce: 'n-1' })],
  ['without the nonce that the caller gives', () => fakeProvider.issuer.idToken(claims), { nonce: 'n-1' }],
  ['with another nonce', () => fakeProvider.issuer.idToken({ ...claims, nonce: 'n-2' }), { nonce: 'n-1' }],
  ['of an unknown key', () => foreign.idToken(claims, 'key-of-nobody')],
  ['that is signed with the client’s secret', () => hmacToken()],
  ['that is not signed', () => Promise.resolve(`${part({ alg: 'none' })}.${part({ ...claims, exp: now() + hour })}.`)],
  ['that is cut short', async () => (await fakeProvider.issuer.idToken(claims)).slice(0, -2)],
  ['that is no token', () => Promise.resolve('not.a.token')],
  ['that is the word of the caller', () => Promise.resolve('an opaque access token')],
];

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function hmacToken(): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ ...claims, exp: now() + hour, iat: now() })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .sign(new TextEncoder().encode(SECRET.padEnd(32, '.')));
}

test.for(bad)('a token %s is refused', async ([, make, given = {}]) => {
  expect(await signIn(await make(), given)).toEqual(REFUSED);
});

test('the issuer that a token names does not choose the keys it is checked by', async () => {
  const evil = await TokenIssuer.create();
  const before = fakeProvider.loopback.requests.length;
  const token = await evil.idToken({
    ...claims,
    iss: fakeProvider.loopback.origin,
    jku: `${fakeProvider.loopback.origin}/evil-keys`,
  });

  expect(await signIn(token)).toEqual(REFUSED);
  expect(fakeProvider.loopback.requests.slice(before).map(({ path }) => path)).not.toContain('/evil-keys');
});

test('a key that is new at the provider is learned, and its old ones forgotten by it are refused', async () => {
  const rotated = await FakeProvider.start(google);
  await using service = await startGatehouse(rotated.options);
  const next = await TokenIssuer.create('key-2');
  rotated.overrides.set('/jwks', { body: next.keySet });
  const token = await next.idToken(claims, 'key-2');
  const person = new Person(service);

  expect((await person.post('/sign-in/social', { provider: 'google', idToken: { token } })).status).toBe(200);
  const old = await rotated.issuer.idToken(claims);
  expect(await person.post('/sign-in/social', { provider: 'google', idToken: { token: old } })).toEqual(REFUSED);
  await rotated[Symbol.asyncDispose]();
});

test('a tenant of Microsoft signs for itself alone', async () => {
  const tenant = 'aaaabbbb-0000-cccc-1111-dddd2222eeee';
  const microsoft = providerFixtures.find(({ id }) => id === 'microsoft')!.claims!;
  const given = { provider: 'microsoft' };
  const issuer = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`;

  expect((await signIn(await fakeProvider.issuer.idToken(microsoft), given)).status).toBe(200);
  for (const change of [
    { iss: issuer('99999999-0000-cccc-1111-dddd2222eeee') },
    { tid: '99999999-0000-cccc-1111-dddd2222eeee' },
    { tid: `${tenant}/../x`, iss: issuer(`${tenant}/../x`) },
    { tid: undefined, iss: 'https://login.microsoftonline.com/undefined/v2.0' },
  ]) {
    expect(await signIn(await fakeProvider.issuer.idToken({ ...microsoft, ...change }), given)).toEqual(REFUSED);
  }
});

test('a work account’s address counts as proven only where Microsoft says so', async () => {
  const microsoft = providerFixtures.find(({ id }) => id === 'microsoft')!.claims!;
  const { body } = await signIn(
    await fakeProvider.issuer.idToken({ ...microsoft, xms_edov: undefined, sub: 'other' }),
    {
      provider: 'microsoft',
    },
  );

  expect(body.user).toMatchObject({ email: 'ada@contoso.example.com', emailVerified: false });
});

test('Apple’s native sign-in brings the name beside the token', async () => {
  const apple = providerFixtures.find(({ id }) => id === 'apple')!.claims!;
  const user = { name: { firstName: 'Ada', lastName: 'Lovelace' } };
  const { body } = await signIn(await fakeProvider.issuer.idToken(apple), { provider: 'apple', user });

  expect(body.user).toMatchObject({ email: 'ada@privaterelay.appleid.com', name: 'Ada Lovelace' });
});

test('Facebook’s limited login signs in; an address of its is not proven', async () => {
  const token = await fakeProvider.issuer.idToken({
    iss: 'https://www.facebook.com',
    aud: CLIENT,
    sub: '10158000000000000',
    name: 'Ada',
    email: 'ada@facebook.example.com',
    picture: 'https://platform-lookaside.fbsbx.com/p.jpg',
  });
  const { body } = await signIn(token, { provider: 'facebook' });

  expect(body.user).toMatchObject({
    email: 'ada@facebook.example.com',
    emailVerified: false,
    name: 'Ada',
    image: 'https://platform-lookaside.fbsbx.com/p.jpg',
  });
});

test.for([['github'], ['twitch']])('%s takes no ID tokens: it has none, or options say so', async ([provider]) => {
  expect(await signIn(await fakeProvider.issuer.idToken(claims), { provider })).toMatchObject({
    status: 404,
    body: { code: 'ID_TOKEN_NOT_SUPPORTED' },
  });
});

test('a flow’s refusals are answered in words, not redirects', async () => {
  const refusals: [string, Record<string, unknown>, () => Promise<unknown>][] = [
    ['USER_EMAIL_NOT_FOUND', { email: undefined }, async () => undefined],
    ['ACCOUNT_NOT_LINKED', {}, () => Person.signUp(gatehouse, { email: 'jsmith@gmail.com' })],
  ];
  for (const [code, change, prepare] of refusals) {
    await prepare();
    expect(await signIn(await fakeProvider.issuer.idToken({ ...claims, ...change }))).toMatchObject({
      status: 401,
      body: { code },
    });
  }
});

test('whom a provider’s options keep out comes in by no ID token either (wire A11)', async () => {
  const closed = { ...fakeProvider.providerOptions, disableSignUp: true };
  const asked = { ...fakeProvider.providerOptions, disableImplicitSignUp: true };
  const idToken = { token: await fakeProvider.issuer.idToken(claims) };
  const refused = { status: 401, body: { code: 'SIGNUP_DISABLED' } };
  await using noOne = await startGatehouse({ ...fakeProvider.options, socialProviders: { google: closed } });
  await using whoAsks = await startGatehouse({ ...fakeProvider.options, socialProviders: { google: asked } });
  const body = { provider: 'google', idToken };

  for (const wanted of [body, { ...body, requestSignUp: true }])
    expect(await new Person(noOne).post('/sign-in/social', wanted)).toMatchObject(refused);
  expect(await new Person(whoAsks).post('/sign-in/social', body)).toMatchObject(refused);
  expect((await new Person(whoAsks).post('/sign-in/social', { ...body, requestSignUp: true })).status).toBe(200);
});

test('somebody banned is told so, and has no session', async () => {
  await signIn(await fakeProvider.issuer.idToken(claims));
  await runSql(gatehouse.options.databaseUrl!, 'update "user" set banned = true');
  const person = new Person(gatehouse);
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: 'another' });

  expect(await person.post('/sign-in/social', { provider: 'google', idToken: { token } })).toMatchObject({
    status: 403,
    body: { code: 'BANNED_USER' },
  });
  expect(person.cookies.size).toBe(0);
});
