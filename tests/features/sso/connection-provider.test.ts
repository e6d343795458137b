import { expect, test } from 'vitest';

import type { RequestContext } from '#server/call/context.ts';
import { readClaims } from '#server/features/sso/claims.ts';
import { sealClientSecret } from '#server/features/sso/client-secret.ts';
import { connectionProviders, findProvider } from '#server/features/sso/connection-provider.ts';
import type { SsoConnection } from '#server/features/sso/connection.entity.ts';
import { CLIENT, OpenIdServer } from '#tests/support/peers/openid-server.ts';
import { SECRET, startGatehouse } from '#tests/support/test.ts';

const id = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';
const nonce = 'nonce';
const codeVerifier = 'v'.repeat(64);

function connectionWith(issuer: string, changes: Partial<SsoConnection> = {}) {
  const row = {
    id,
    accountProviderId: `sso:${id}`,
    providerId: 'acme',
    name: 'Okta',
    issuer,
    discoveryUrl: null,
    endpoints: null,
    clientId: CLIENT.clientId,
    clientAuth: 'post',
    clientSecret: sealClientSecret([SECRET], CLIENT.clientSecret, id),
    scopes: ['openid', 'profile', 'email'],
    pkce: true,
    mapping: {},
    updatedAt: new Date(0),
    ...changes,
  };
  return row as SsoConnection;
}

/** The providers of connections as a call finds them. */
async function startService() {
  const gatehouse = await startGatehouse({ outgoing: { privateHosts: ['127.0.0.1'] } });
  const service = { options: gatehouse.options, secrets: [SECRET], log: { warn: () => undefined } };
  const providers = connectionProviders.create(service as never);
  const ctx = { featureServices: new Map([[connectionProviders.name, providers]]) } as unknown as RequestContext;
  return { ctx, [Symbol.asyncDispose]: () => gatehouse.close() };
}

test.for([
  ['client_secret_post', 'post'],
  ['client_secret_basic', 'basic'],
] as const)('a connection signs in at a certified provider with %s', async ([authMethod, clientAuth]) => {
  const callbackPath = '/api/auth/sso/callback';
  await using idp = await OpenIdServer.start({ providerId: 'acme', callbackPath, authMethod });
  await using service = await startService();
  idp.users.set('ada', { email: 'ada@acme.example', email_verified: false, name: 'Ada', groups: ['a'] });
  const provider = findProvider(service.ctx, connectionWith(idp.issuer, { clientAuth }));

  const request = { state: 'state', nonce, codeVerifier, scopes: provider.scopesWith() };
  const url = new URL(await provider.authorizationUrl({ ...request, loginHint: 'ada@acme.example' }));
  expect(url.searchParams.get('login_hint')).toBe('ada@acme.example');
  const { searchParams } = await idp.consent(url, 'ada');
  const code = searchParams.get('code')!;
  const tokens = await provider.exchangeCode({ code, issuer: searchParams.get('iss')!, codeVerifier });

  expect(readClaims(await provider.fetchClaims(tokens, nonce), {})).toMatchObject({
    subject: 'ada',
    email: 'ada@acme.example',
    emailVerified: false,
    name: 'Ada',
  });
  await expect(provider.fetchClaims(tokens, 'another nonce')).rejects.toThrow('nonce');
});

test('a provider is remembered until its connection changes', async () => {
  await using service = await startService();
  const find = (changes: Partial<SsoConnection> = {}) =>
    findProvider(service.ctx, connectionWith('https://idp.example.com', changes));
  const first = find();

  expect(find()).toBe(first);
  const changed = find({ updatedAt: new Date(1), clientSecret: sealClientSecret([SECRET], 'new', id) });
  expect(changed).not.toBe(first);
  expect(changed.options.clientSecret).toBe('new');
});
