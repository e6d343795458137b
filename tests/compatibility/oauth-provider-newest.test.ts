import { oauthProviderClient } from '@better-auth/oauth-provider/client';
import { afterEach, expect, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { entryPoints, newestClient } from '#tests/support/better-auth/reference-client.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { PASSWORD, type Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const plugins = [oauthProviderClient()];
const pages = { signInUrl: 'http://localhost:3000/login', consentUrl: 'http://localhost:3000/allow' };
const REDIRECT_URI = 'https://app.example.com/callback';

afterEach(() => vi.unstubAllGlobals());

function dataOf<Data>({ data, error }: { data: Data; error: unknown }): NonNullable<Data> {
  expect(error).toBeNull();
  return data!;
}

/** Opens an address in the browser, whose page the client then reads. @returns where the browser ends. */
async function open(person: Person, address: URL | string): Promise<URL> {
  const url = new URL(address);
  const { headers } = await person.send({ method: 'GET', url: url.pathname + url.search, headers: {} });
  const page = new URL(headers.location!, url);
  vi.stubGlobal('window', { location: { search: page.search, origin: page.origin, href: page.href } });
  return page;
}

test.for(entryPoints)('the newest published %s client makes every call of a request', async (entryPoint) => {
  await using gatehouse = await startGatehouse({ oauthProvider: { enabled: true, ...pages } });
  const admin = newestClient(gatehouse, plugins, entryPoint);
  const { cookies } = await signUpWithRole(gatehouse, 'admin');
  for (const [name, value] of cookies) admin.person.cookies.set(name, value);

  const registered = dataOf(
    await admin.client.oauth2.createClient({ client_name: 'Shop', redirect_uris: [REDIRECT_URI] }),
  );
  expect(registered).toMatchObject({ client_id: expect.any(String), client_secret: expect.any(String) });
  const { client_id } = registered;
  const query = { client_id };
  expect(dataOf(await admin.client.oauth2.getClients())).toHaveLength(1);
  expect(dataOf(await admin.client.oauth2.getClient({ query }))).toMatchObject({ client_name: 'Shop' });
  const rotated = dataOf(await admin.client.oauth2.client.rotateSecret({ client_id }));
  const update = { client_name: 'The shop' };
  expect(dataOf(await admin.client.oauth2.updateClient({ client_id, update }))).toMatchObject(update);

  const application = await Application.of(gatehouse, { ...registered, ...rotated });
  const { client, person, recordedCalls } = newestClient(gatehouse, plugins, entryPoint);
  const begun = await application.begin();
  const login = await open(person, begun.address);
  expect(login.pathname).toBe('/login');
  expect(login.searchParams.get('client_id')).toBe(client_id);
  expect(dataOf(await client.oauth2.publicClientPrelogin({ client_id }))).toMatchObject(update);
  const signedUp = dataOf(await client.signUp.email({ name: 'Ada', email: 'ada@example.com', password: PASSWORD }));
  expect(signedUp).toMatchObject({ redirect: true, url: expect.stringContaining('/api/auth/oauth2/authorize/') });
  const { url } = dataOf(await client.oauth2.continue({ created: true }));
  expect(window.location.href).toBe(url);

  const allow = await open(person, url);
  expect(allow.pathname).toBe('/allow');
  expect(dataOf(await client.oauth2.publicClient({ query }))).toMatchObject(update);
  const consented = dataOf(await client.oauth2.consent({ accept: true, scope: 'openid profile' }));
  const tokens = await application.redeem(await open(person, consented.url), begun);
  expect(tokens.scope).toBe('openid profile');

  const [consent] = dataOf(await client.oauth2.getConsents());
  expect(consent).toMatchObject({ clientId: client_id, scopes: ['openid', 'profile'] });
  const { id } = consent!;
  expect(dataOf(await client.oauth2.getConsent({ query: { id } }))).toMatchObject({ id });
  const more = await client.oauth2.updateConsent({ id, update: { scopes: ['openid', 'email'] } });
  expect(more.error).toMatchObject({ status: 400, code: 'OAUTH_SCOPE_NOT_GRANTED' });
  const fewer = dataOf(await client.oauth2.updateConsent({ id, update: { scopes: ['openid'] } }));
  expect(fewer).toMatchObject({ scopes: ['openid'] });
  expect((await client.oauth2.deleteConsent({ id })).error).toBeNull();
  expect(dataOf(await client.oauth2.getConsents())).toEqual([]);

  expect((await admin.client.oauth2.deleteClient({ client_id })).error).toBeNull();
  expect((await client.oauth2.publicClient({ query })).error).toMatchObject({ code: 'OAUTH_CLIENT_NOT_FOUND' });
  const ofClient = [...admin.recordedCalls, ...recordedCalls].filter((call) => call.includes('/oauth2/'));
  expect(ofClient.filter((call) => !call.includes('/authorize')).toSorted()).toEqual([
    'GET /oauth2/get-client',
    'GET /oauth2/get-clients',
    'GET /oauth2/get-consent',
    'GET /oauth2/get-consents',
    'GET /oauth2/public-client',
    'POST /oauth2/client/rotate-secret',
    'POST /oauth2/consent',
    'POST /oauth2/continue',
    'POST /oauth2/create-client',
    'POST /oauth2/delete-client',
    'POST /oauth2/delete-consent',
    'POST /oauth2/public-client-prelogin',
    'POST /oauth2/update-client',
    'POST /oauth2/update-consent',
  ]);
});
