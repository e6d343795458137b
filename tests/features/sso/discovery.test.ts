import { expect, test } from 'vitest';

import { newOrganization } from '#tests/support/organization.ts';
import { LoopbackServer, type Reply } from '#tests/support/peers/loopback.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

import { startWithLoopback } from './connections.ts';

const documentOf = (origin: string, changes: object = {}) => ({
  issuer: origin,
  authorization_endpoint: `${origin}/authorize`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/jwks`,
  ...changes,
});
const refusedAddress = 'Discovery failed: an endpoint is not at a public address with HTTPS';

test.for<[what: string, reply: (origin: string) => Reply, message: string]>([
  [
    'a failing response',
    () => ({ status: 500, body: 'the secret of the other machine' }),
    'Discovery failed: the response to the request for the discovery document is no success',
  ],
  [
    'a document without an address',
    (origin) => ({ body: documentOf(origin, { jwks_uri: undefined }) }),
    'Discovery failed: the discovery document lacks a needed address',
  ],
  [
    'an authorization endpoint that is a script',
    (origin) => ({ body: documentOf(origin, { authorization_endpoint: 'javascript:alert(1)' }) }),
    'Discovery failed: the discovery document lacks a needed address',
  ],
  [
    'another issuer',
    (origin) => ({ body: documentOf(origin, { issuer: `${origin}/other` }) }),
    'Discovery failed: the discovery document names another issuer',
  ],
  [
    'a token endpoint at a private address',
    (origin) => ({ body: documentOf(origin, { token_endpoint: 'https://10.0.0.1/token' }) }),
    refusedAddress,
  ],
  [
    'keys at an address without TLS',
    (origin) => ({ body: documentOf(origin, { jwks_uri: 'http://93.184.216.34/jwks' }) }),
    refusedAddress,
  ],
  [
    'a document of 2 MB',
    (origin) => ({ body: documentOf(origin, { padding: 'x'.repeat(2_000_000) }) }),
    'Discovery failed: the discovery document could not be requested',
  ],
])('discovery refuses %s and names the step', async ([, reply, message]) => {
  await using idp: LoopbackServer = await LoopbackServer.start(() => reply(idp.origin));
  await using gatehouse = await startWithLoopback();
  const { owner } = await newOrganization(gatehouse);

  const answer = await owner.post('/sso/register', { issuer: idp.origin, ...CLIENT });
  expect(answer).toEqual({ status: 400, body: { code: 'DISCOVERY_FAILED', message } });
});

test.for([
  ['acme', 'INVALID_ISSUER_MUST_BE_A_VALID_URL'],
  ['javascript:alert(1)', 'INVALID_ISSUER_MUST_BE_A_VALID_URL'],
  ['https://idp.example.com/?tenant=a', 'INVALID_ISSUER_MUST_BE_A_VALID_URL'],
  ['https://ada:secret@idp.example.com', 'INVALID_ISSUER_MUST_BE_A_VALID_URL'],
  ['https://login.microsoftonline.com/common/v2.0', 'ISSUER_IS_SHARED'],
  ['https://login.microsoftonline.com/Organizations/v2.0', 'ISSUER_IS_SHARED'],
  ['https://login.microsoftonline.com/consumers/v2.0', 'ISSUER_IS_SHARED'],
  ['https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0', 'ISSUER_IS_SHARED'],
  ['https://login.microsoftonline.com/{tenantid}/v2.0', 'ISSUER_IS_SHARED'],
  ['https://127.0.0.1/idp', 'DISCOVERY_FAILED'],
  ['http://93.184.216.34', 'DISCOVERY_FAILED'],
] as const)('the issuer %s is refused with %s', async ([issuer, code]) => {
  await using gatehouse = await startGatehouse();
  const { owner } = await newOrganization(gatehouse);

  expect((await owner.post('/sso/register', { issuer, ...CLIENT })).body.code).toBe(code);
});

test('a client authenticates as the provider supports it, and without a secret not at all', async () => {
  let methods: string[] | undefined;
  await using idp: LoopbackServer = await LoopbackServer.start(() => ({
    body: documentOf(idp.origin, { token_endpoint_auth_methods_supported: methods }),
  }));
  await using gatehouse = await startWithLoopback();
  const { owner } = await newOrganization(gatehouse);
  let clients = 0;
  const register = async (fields: object) => {
    const client = { issuer: idp.origin, clientId: `client-${clients++}` };
    const { body } = await owner.post('/sso/register', { ...client, ...fields });
    return body.code ?? body.oidcConfig.tokenEndpointAuthentication;
  };
  const clientSecret = 's';

  expect(await register({ clientSecret })).toBe('client_secret_basic');
  methods = ['client_secret_post', 'private_key_jwt'];
  expect(await register({ oidcConfig: { clientSecret } })).toBe('client_secret_post');
  expect(await register({})).toBe('none');
  expect(await register({ tokenEndpointAuthentication: 'client_secret_post' })).toBe('CLIENT_SECRET_IS_REQUIRED');
  expect(await register({ tokenEndpoint: `${idp.origin}/token` })).toBe('VALIDATION_ERROR');
  expect(await register({ skipDiscovery: true })).toBe('VALIDATION_ERROR');
});

test('the first secret of a public client is stored, for the authentication that the provider supports', async () => {
  const methods = ['client_secret_post'];
  await using idp: LoopbackServer = await LoopbackServer.start(() => ({
    body: documentOf(idp.origin, { token_endpoint_auth_methods_supported: methods }),
  }));
  await using gatehouse = await startWithLoopback();
  const { owner } = await newOrganization(gatehouse);
  const { body: connection } = await owner.post('/sso/register', { issuer: idp.origin, clientId: 'public' });
  const update = (changes: object) =>
    owner.post('/sso/update-provider', { providerId: connection.providerId, ...changes });
  const isStored = async () => {
    const query = `select client_secret is not null as stored from sso_connection where id = '${connection.id}'`;
    return (await runSql(gatehouse.options.databaseUrl!, query))[0]!['stored'];
  };

  expect(connection.oidcConfig.tokenEndpointAuthentication).toBe('none');
  const { body: changed } = await update({ clientSecret: 's' });
  expect(changed.oidcConfig.tokenEndpointAuthentication).toBe('client_secret_post');
  expect(await isStored()).toBe(true);
  await update({ tokenEndpointAuthentication: 'none' });
  expect(await isStored()).toBe(false);
});

test.for([
  ['google', 422, 'THIS_PROVIDERID_IS_RESERVED_AND_CANNOT_BE_USED_FOR_AN_SSO_PROVIDER'],
  ['credential', 422, 'THIS_PROVIDERID_IS_RESERVED_AND_CANNOT_BE_USED_FOR_AN_SSO_PROVIDER'],
  ['taken', 422, 'SSO_PROVIDER_WITH_THIS_PROVIDERID_ALREADY_EXISTS'],
  ['Acme', 400, 'VALIDATION_ERROR'],
  ['free', 409, 'SSO_PROVIDER_ALREADY_EXISTS'],
] as const)('the provider id %s is refused with %i %s', async ([providerId, status, code]) => {
  await using idp: LoopbackServer = await LoopbackServer.start(() => ({ body: documentOf(idp.origin) }));
  await using gatehouse = await startWithLoopback();
  const { owner } = await newOrganization(gatehouse);
  const registration = { issuer: idp.origin, ...CLIENT };
  await owner.post('/sso/register', { ...registration, providerId: 'taken' });

  expect(await owner.post('/sso/register', { ...registration, providerId })).toMatchObject({ status, body: { code } });
});
