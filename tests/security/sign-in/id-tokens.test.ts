import { createHash, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { runSql } from '#tests/support/postgres.ts';
import { TokenIssuer } from '#tests/support/peers/signing.ts';
import { startGatehouse } from '#tests/support/test.ts';
import { CLIENT, providerFixtures, SECRET } from '#tests/support/peers/provider-fixtures.ts';

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
      linkedin: common,
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

test('an ID token of the provider for this client signs the user in', async () => {
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

test('accepts a token whose audience is a native app of the client', async () => {
  expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, aud: 'ios-client' }))).status).toBe(200);
});

test('accepts a token for several audiences only if azp is this client or a native app', async () => {
  const aud = ['another-service', CLIENT];
  for (const azp of [CLIENT, 'ios-client']) {
    expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, aud, azp, jti: azp }))).status).toBe(200);
  }
  for (const party of [{ azp: 'another-service' }, { azp: [CLIENT] }, { azp: undefined }]) {
    expect(await signIn(await fakeProvider.issuer.idToken({ ...claims, aud, ...party }))).toEqual(REFUSED);
  }
});

test('accepts a token for this client with another azp', async () => {
  expect((await signIn(await fakeProvider.issuer.idToken({ ...claims, azp: 'android-client' }))).status).toBe(200);
});

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other encodings of the same signature: with padding, or with another last letter, of which four bits are unused. */
const encodings: [name: string, encode: (token: string) => string][] = [
  ['padding', (token) => `${token}==`],
  ['another last letter', (token) => token.slice(0, -1) + BASE64URL[BASE64URL.indexOf(token.at(-1)!) ^ 1]!],
];

test('accepts a token once, under concurrent uses and in other encodings of its signature', async () => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: 'once' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(token)));

  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(401)]);
  expect(await signIn(token)).toEqual(REFUSED);
  for (const [, encode] of encodings) expect(await signIn(encode(token))).toEqual(REFUSED);
});

test.for(encodings)('accepts a signature encoded with %s', async ([name, encode]) => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: name });

  expect((await signIn(encode(token))).status).toBe(200);
});

test('a rejected sign-in does not consume the token', async () => {
  const token = await fakeProvider.issuer.idToken({ ...claims, jti: 'again' });
  const existing = await Person.signUp(gatehouse, { email: google.profile.email! });
  expect((await signIn(token)).body.code).toBe('ACCOUNT_NOT_LINKED');
  await runSql(gatehouse.options.databaseUrl!, `delete from "user" where id = '${existing.id}'`);

  expect((await signIn(token)).status).toBe(200);
});

const invalidTokens: [string, () => Promise<string>, Record<string, unknown>?][] = [
  ['signed by another authority', () => foreign.idToken(claims)],
  ['of another issuer', () => fakeProvider.issuer.idToken({ ...claims, iss: 'https://evil.example' })],
  [
    'of an issuer that begins like the expected one',
    () => fakeProvider.issuer.idToken({ ...claims, iss: 'https://accounts.google.com.evil.example' }),
  ],
  ['for another client', () => fakeProvider.issuer.idToken({ ...claims, aud: 'other-client' })],
  ['that has expired', () => fakeProvider.issuer.idToken({ ...claims, iat: now() - 2 * hour, exp: now() - hour })],
  ['without an expiry', () => fakeProvider.issuer.idToken({ ...claims, exp: undefined })],
  ['that is not valid yet', () => fakeProvider.issuer.idToken({ ...claims, nbf: now() + hour })],
  ['without a subject', () => fakeProvider.issuer.idToken({ ...claims, sub: undefined })],
  ['without the nonce of the request', () => fakeProvider.issuer.idToken(claims), { nonce: 'n-1' }],
  ['with another nonce', () => fakeProvider.issuer.idToken({ ...claims, nonce: 'n-2' }), { nonce: 'n-1' }],
  ['of an unknown key', () => foreign.idToken(claims, 'unknown-key')],
  ['signed with the client secret', () => hmacToken()],
  [
    'without a signature',
    () => Promise.resolve(`${encodeJson({ alg: 'none' })}.${encodeJson({ ...claims, exp: now() + hour })}.`),
  ],
  ['that is truncated', async () => (await fakeProvider.issuer.idToken(claims)).slice(0, -2)],
  ['that is not a JWT', () => Promise.resolve('not.a.token')],
  ['that is an opaque access token', () => Promise.resolve('an opaque access token')],
];

const encodeJson = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function hmacToken(): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ ...claims, exp: now() + hour, iat: now() })
    .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
    .sign(new TextEncoder().encode(SECRET.padEnd(32, '.')));
}

test.for(invalidTokens)('rejects a token %s', async ([, make, body = {}]) => {
  expect(await signIn(await make(), body)).toEqual(REFUSED);
});

const claimsOf = (id: string) => providerFixtures.find((fixture) => fixture.id === id)?.claims;
const facebookClaims = { iss: 'https://www.facebook.com', aud: CLIENT, sub: '1', email: 'ada@facebook.example.com' };
const nativeProviders: [provider: string, claims: Record<string, unknown>, isNonceOfSdk: boolean][] = [
  ['google', claimsOf('google')!, true],
  ['apple', claimsOf('apple')!, false],
  ['microsoft', claimsOf('microsoft')!, true],
  ['facebook', facebookClaims, true],
  [
    'linkedin',
    { iss: 'https://www.linkedin.com/oauth', aud: CLIENT, sub: '1', email: 'a@linkedin.example.com' },
    false,
  ],
];

describe.for(nativeProviders)('nonces of %s', ([provider, of, isNonceOfSdk]) => {
  /** Each with an id of its own, since a token is accepted once. */
  const present = async (signed: unknown, nonce: string | undefined, change = {}) => {
    const token = await fakeProvider.issuer.idToken({ ...of, jti: randomUUID(), nonce: signed, ...change });
    return (await signIn(token, { provider, nonce })).status;
  };
  const hash = (encoding: 'hex' | 'base64url', text = 'n-1') => createHash('sha256').update(text).digest(encoding);

  test('accepts the nonce of the app as it is or as its SHA-256', async () => {
    for (const signed of ['n-1', hash('hex'), hash('base64url')]) expect(await present(signed, 'n-1')).toBe(200);
  });

  test('rejects other nonces and the hash in place of the nonce', async () => {
    for (const [signed, nonce] of [
      ['n-2', 'n-1'],
      [hash('hex', 'n-2'), 'n-1'],
      ['n-1', hash('hex')],
      [undefined, 'n-1'],
      ['', 'n-1'],
      [7, '7'],
    ] as const)
      expect(await present(signed, nonce)).toBe(401);
  });

  test('accepts a nonce that the app does not send only if the SDK of the provider adds it', async () => {
    expect(await present('n-1', undefined)).toBe(isNonceOfSdk ? 200 : 401);
  });

  test('accepts a token without the nonce of the app only if Apple states that the platform has none', async () => {
    for (const isSupported of [false, 'false'])
      expect(await present(undefined, 'n-1', { nonce_supported: isSupported })).toBe(provider === 'apple' ? 200 : 401);
    for (const isSupported of [true, undefined])
      expect(await present(undefined, 'n-1', { nonce_supported: isSupported })).toBe(401);
    expect(await present('n-2', 'n-1', { nonce_supported: false })).toBe(401);
  });
});

test.for([
  ['google', 'accounts.google.com'],
  ['facebook', 'https://limited.facebook.com'],
  ['linkedin', 'https://www.linkedin.com'],
])('%s also writes the issuer as %s', async ([provider, iss]) => {
  const of = nativeProviders.find(([id]) => id === provider)![1];

  expect(
    (await signIn(await fakeProvider.issuer.idToken({ ...of, iss, jti: randomUUID() }), { provider })).status,
  ).toBe(200);
});

test('the iss and jku of a token do not select the verification keys', async () => {
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

test('accepts a new key after a key rotation at the provider and rejects removed keys', async () => {
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

test('a Microsoft token is valid only for its own tenant', async () => {
  const tenant = 'aaaabbbb-0000-cccc-1111-dddd2222eeee';
  const microsoft = providerFixtures.find(({ id }) => id === 'microsoft')!.claims!;
  const body = { provider: 'microsoft' };
  const issuer = (tid: string) => `https://login.microsoftonline.com/${tid}/v2.0`;

  expect((await signIn(await fakeProvider.issuer.idToken(microsoft), body)).status).toBe(200);
  for (const change of [
    { iss: issuer('99999999-0000-cccc-1111-dddd2222eeee') },
    { tid: '99999999-0000-cccc-1111-dddd2222eeee' },
    { tid: `${tenant}/../x`, iss: issuer(`${tenant}/../x`) },
    { tid: undefined, iss: 'https://login.microsoftonline.com/undefined/v2.0' },
  ]) {
    expect(await signIn(await fakeProvider.issuer.idToken({ ...microsoft, ...change }), body)).toEqual(REFUSED);
  }
});

test('the email of a Microsoft work account is verified only with the xms_edov claim', async () => {
  const microsoft = providerFixtures.find(({ id }) => id === 'microsoft')!.claims!;
  const { body } = await signIn(
    await fakeProvider.issuer.idToken({ ...microsoft, xms_edov: undefined, sub: 'other' }),
    {
      provider: 'microsoft',
    },
  );

  expect(body.user).toMatchObject({ email: 'ada@contoso.example.com', emailVerified: false });
});

test('takes the name from the request in native sign-in with Apple', async () => {
  const apple = providerFixtures.find(({ id }) => id === 'apple')!.claims!;
  const user = { name: { firstName: 'Ada', lastName: 'Lovelace' } };
  const { body } = await signIn(await fakeProvider.issuer.idToken(apple), { provider: 'apple', user });

  expect(body.user).toMatchObject({ email: 'ada@privaterelay.appleid.com', name: 'Ada Lovelace' });
});

test('Facebook limited login signs in with an unverified email', async () => {
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

test.for([['github'], ['twitch']])('%s rejects ID tokens, which it lacks or which are disabled', async ([provider]) => {
  expect(await signIn(await fakeProvider.issuer.idToken(claims), { provider })).toMatchObject({
    status: 404,
    body: { code: 'ID_TOKEN_NOT_SUPPORTED' },
  });
});

test('errors of the sign-in flow are JSON answers, not redirects', async () => {
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

test('disableSignUp and disableImplicitSignUp apply to ID tokens', async () => {
  const disabled = { ...fakeProvider.providerOptions, disableSignUp: true };
  const explicit = { ...fakeProvider.providerOptions, disableImplicitSignUp: true };
  const idToken = { token: await fakeProvider.issuer.idToken(claims) };
  const refused = { status: 401, body: { code: 'SIGNUP_DISABLED' } };
  await using withoutSignUp = await startGatehouse({ ...fakeProvider.options, socialProviders: { google: disabled } });
  await using withExplicitSignUp = await startGatehouse({
    ...fakeProvider.options,
    socialProviders: { google: explicit },
  });
  const body = { provider: 'google', idToken };

  for (const payload of [body, { ...body, requestSignUp: true }])
    expect(await new Person(withoutSignUp).post('/sign-in/social', payload)).toMatchObject(refused);
  expect(await new Person(withExplicitSignUp).post('/sign-in/social', body)).toMatchObject(refused);
  expect((await new Person(withExplicitSignUp).post('/sign-in/social', { ...body, requestSignUp: true })).status).toBe(
    200,
  );
});

test('a banned user gets BANNED_USER and no session', async () => {
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
