import { decodeJwt, decodeProtectedHeader } from 'jose';
import { expect, onTestFinished, vi } from 'vitest';

import { expectOk, newOrganization } from '#tests/support/organization.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';

import { addUser, errorOf, proveDomain, signInAt, sqlOf, test } from './connections.ts';
import { signInThrough } from './forged-sign-in.ts';

interface Key {
  kid: string;
  [member: string]: unknown;
}

/** An enabled connection that authenticates with a key. */
async function newConnection(gatehouse: Person['gatehouse'], { issuer, domain }: { issuer: string; domain: string }) {
  const organization = await newOrganization(gatehouse);
  await proveDomain(gatehouse, organization, domain);
  const { owner, id: organizationId } = organization;
  const providerId = domain.replace('.example', '');
  const input = { organizationId, providerId, issuer, clientId: CLIENT.clientId };
  const registered = owner.post('/sso/register', { ...input, tokenEndpointAuthentication: 'private_key_jwt' });
  const { body } = await expectOk(registered);
  await sqlOf(gatehouse)(`update sso_connection set enabled_at = now() where id = '${body.id}'`);
  const keys = async (): Promise<Key[]> =>
    (await expectOk(new Person(gatehouse).get(`/sso/oidc/jwks/${providerId}`))).body.keys;
  const rotate = () => expectOk(owner.post('/sso/rotate-client-key', { organizationId, providerId }));
  return { owner, connection: body, providerId, keys, rotate };
}

test('a certified provider accepts the key of the connection, also after rotations', async ({ gatehouse }) => {
  const domain = 'with-key.example';
  const anyone = new Person(gatehouse);
  const clientKeys = async () => (await anyone.get('/sso/oidc/jwks/with-key')).body as object;
  await using server = await OpenIdServer.start({
    providerId: 'with-key',
    callbackPath: '/api/auth/sso/callback',
    clientKeys,
  });
  const { connection, providerId, keys, rotate } = await newConnection(gatehouse, { issuer: server.issuer, domain });
  expect(connection.jwksURI).toBe('http://localhost:3000/api/auth/sso/oidc/jwks/with-key');
  expect(connection.oidcConfig.tokenEndpointAuthentication).toBe('private_key_jwt');
  const subject = addUser(server, { email: `ada@${domain}`, email_verified: true });
  const signIn = async () => errorOf(await signInAt(server, new Person(gatehouse), { subject, providerId }));

  expect(await signIn()).toBeNull();
  expect(await keys()).toHaveLength(1);
  await rotate();
  expect(await signIn()).toBeNull();
  expect(await keys()).toHaveLength(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await signIn()).toBeNull();
});

test('a new key signs once it was published for an hour, and the one before the last is dropped', async ({
  gatehouse,
}) => {
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const { issuer } = provider;
  const setup = { issuer, domain: 'rotated.example' };
  const { owner, providerId, keys, rotate } = await newConnection(gatehouse, setup);
  const assertion = async () => {
    const claims = { sub: 'ada', email: 'ada@rotated.example' };
    expect(errorOf(await signInThrough(provider, new Person(gatehouse), { providerId, claims }))).toBeNull();
    const { body } = provider.loopback.requests.findLast(({ path }) => path === '/token')!;
    expect(body).not.toHaveProperty('client_secret');
    return body['client_assertion']!;
  };
  const kidOf = (token: string) => decodeProtectedHeader(token).kid;

  const [first] = await keys();
  expect(Object.keys(first!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  const used = await assertion();
  expect(kidOf(used)).toBe(first!.kid);
  expect(decodeJwt(used)).toMatchObject({ iss: CLIENT.clientId, sub: CLIENT.clientId, aud: issuer });
  await rotate();
  await rotate();
  const [second, ...others] = await keys();
  expect(others).toEqual([first]);
  expect(kidOf(await assertion())).toBe(first!.kid);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(kidOf(await assertion())).toBe(second!.kid);
  await owner.post('/sign-in/email', { email: owner.email, password: owner.password });
  await rotate();
  expect((await keys()).map(({ kid }) => kid)).toEqual([expect.any(String), second!.kid]);

  expect((await new Person(gatehouse).get('/sso/oidc/jwks/unknown')).status).toBe(404);
});

test('a client secret replaces the key, and the key the secret', async ({ gatehouse }) => {
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const setup = { issuer: provider.issuer, domain: 'switched.example' };
  const { owner, providerId } = await newConnection(gatehouse, setup);
  const update = async (changes: object) =>
    (await expectOk(owner.post('/sso/update-provider', { providerId, ...changes }))).body.oidcConfig
      .tokenEndpointAuthentication;

  expect(await update({ clientSecret: 'a secret' })).toMatch(/^client_secret_/);
  expect(await update({ tokenEndpointAuthentication: 'private_key_jwt' })).toBe('private_key_jwt');
  const rows = await sqlOf(gatehouse)(`select client_secret from sso_connection where provider_id = '${providerId}'`);
  expect(rows).toEqual([{ client_secret: null }]);
});
