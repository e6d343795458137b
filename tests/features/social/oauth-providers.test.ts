import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { LoopbackServer } from '#tests/support/peers/loopback.ts';
import { sendCallback, startOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse } from '#tests/support/test.ts';

const PAGE = 'http://localhost:3000/api/auth/error?error=';
const nested = { data: { user: { uid: 42, mail: 'Ada@company.example.com', verified: 'true', label: 'Ada' } } };
const userFields = {
  id: 'data.user.uid',
  email: 'data.user.mail',
  emailVerified: 'data.user.verified',
  name: 'data.user.label',
};

let provider: LoopbackServer;
let gatehouse: Awaited<ReturnType<typeof startGatehouse>>;
let info: unknown;

beforeAll(async () => {
  provider = await LoopbackServer.start(({ path }) =>
    path === '/me' ? { body: info } : { body: { access_token: 'a', token_type: 'Bearer' } },
  );
  const { origin } = provider;
  const endpoints = { authorization: `${origin}/authorize`, token: `${origin}/token`, userInfo: `${origin}/me` };
  const client = { clientId: 'c', clientSecret: 's', endpoints };
  gatehouse = await startGatehouse({
    outgoing: { privateHosts: ['127.0.0.1'] },
    oauthProviders: {
      intranet: { name: 'Intranet', ...client, scope: ['profile'] },
      legacy: { name: 'Legacy', ...client, userFields, pkce: false, clientAuth: 'basic' },
    },
  });
});
afterAll(async () => {
  await gatehouse.close();
  await provider[Symbol.asyncDispose]();
});
beforeEach(() => {
  provider.requests.length = 0;
});

async function signIn(id: string) {
  const person = new Person(gatehouse);
  const url = await startOAuthFlow(person, { provider: id, callbackURL: '/home' });
  const { location } = await sendCallback(person, id, { code: 'code', state: url.searchParams.get('state')! });
  return { url, location, session: (await person.get('/get-session')).body };
}

test('signs in with the addresses of the options and the standard names of fields', async () => {
  const picture = 'https://img.example.com/g.png';
  info = { sub: 'grace', email: 'grace@company.example.com', email_verified: true, name: 'Grace', picture };
  const { url, location, session } = await signIn('intranet');

  expect(url.origin + url.pathname).toBe(`${provider.origin}/authorize`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ scope: 'profile', code_challenge_method: 'S256' });
  expect(location).toBe('/home');
  const expected = { email: 'grace@company.example.com', emailVerified: true, name: 'Grace', image: picture };
  expect(session.user).toMatchObject(expected);
  expect(provider.requests).toMatchObject([
    { method: 'POST', path: '/token', body: { client_id: 'c', client_secret: 's', code_verifier: expect.any(String) } },
    { method: 'GET', path: '/me', headers: { authorization: 'Bearer a' } },
  ]);
});

test('reads nested fields, and sends the client secret in the header and no PKCE where the options say so', async () => {
  info = nested;
  const { url, session } = await signIn('legacy');

  expect(url.searchParams.has('code_challenge')).toBe(false);
  expect(session.user).toMatchObject({
    email: 'ada@company.example.com',
    emailVerified: true,
    name: 'Ada',
    image: null,
  });
  const { headers, body } = provider.requests[0]!;
  expect(headers['authorization']).toBe(`Basic ${Buffer.from('c:s').toString('base64')}`);
  expect(body).not.toHaveProperty('code_verifier');
});

test('signs a known user in by the id alone, and rejects user info without it', async () => {
  info = nested;
  await signIn('legacy');
  info = { data: { user: { uid: 42, mail: {}, verified: 'yes', label: null } } };
  expect((await signIn('legacy')).session.user).toMatchObject({ email: 'ada@company.example.com' });

  for (const other of [{ data: { user: {} } }, { data: null }, { uid: 42 }, [], null]) {
    info = other;
    expect(await signIn('legacy')).toMatchObject({ location: `${PAGE}unable_to_get_user_info`, session: null });
  }
});

test('an address counts as verified only by a boolean of the provider', async () => {
  for (const [index, claim] of [undefined, null, 'yes', 1, {}].entries()) {
    info = { sub: `user ${index}`, email: `claim-${index}@x.example.com`, email_verified: claim };
    expect((await signIn('intranet')).session.user).toMatchObject({ emailVerified: false });
  }
});

test('is listed among the providers and accepts no ID tokens', async () => {
  const person = new Person(gatehouse);
  expect((await person.get('/providers')).body).toEqual([
    { id: 'intranet', name: 'Intranet' },
    { id: 'legacy', name: 'Legacy' },
  ]);
  const body = { provider: 'legacy', idToken: { token: 'a.b.c' } };
  expect(await person.post('/sign-in/social', body)).toMatchObject({ body: { code: 'ID_TOKEN_NOT_SUPPORTED' } });
});

test.for(['google', 'credential', 'Acme'])('the id %s is refused', async (id) => {
  const url = 'https://id.example.com/';
  const endpoints = { authorization: url, token: url, userInfo: url };
  const options = { name: 'X', clientId: 'c', clientSecret: 's', endpoints };
  await expect(startGatehouse({ oauthProviders: { [id]: options } })).rejects.toThrow('oauthProviders');
});

test('an id in both groups of options stops the start', async () => {
  const url = 'https://id.example.com/';
  const client = { name: 'X', clientId: 'c', clientSecret: 's' };
  const oauthProviders = { acme: { ...client, endpoints: { authorization: url, token: url, userInfo: url } } };
  const openIdProviders = { acme: { ...client, issuer: url } };
  await expect(startGatehouse({ oauthProviders, openIdProviders })).rejects.toThrow('both contain acme');
});
