import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished } from 'vitest';

import { protectedResource, type ProtectedResource } from '#client/sdk/server/protected-resource.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { Application } from '#tests/support/oauth/application.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { Person } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { test as base } from '#tests/support/test.ts';

interface Api {
  baseURL: string;
  uri: string;
  orders: ProtectedResource;
  application: Application;
  person: Person;
}

const test = base.extend<{ api: Api }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startListening({ webApp: false, oauthProvider: { enabled: true } });
      const { uri, link } = await registerResource(gatehouse);
      const application = await Application.register(gatehouse);
      await link(application);
      const baseURL = gatehouse.options.baseUrl;
      const orders = protectedResource({ baseURL, resource: uri, scopes: ['orders:read'] });
      await use({ baseURL, uri, orders, application, person: await Person.signUp(gatehouse) });
    },
    { scope: 'file' },
  ],
});

const requestWith = (token?: string) =>
  new Request('https://orders.example.com/', {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

test('an API verifies access tokens that are for it', async ({ api: { orders, uri, application, person } }) => {
  const { access_token: token } = await application.signIn(person, { resource: uri, scope: 'openid orders:read' });
  const claims = await orders.verify(requestWith(token));
  expect(claims).toMatchObject({ sub: person.id, client_id: application.clientId, scope: 'orders:read' });
  // A request as Node has it.
  expect((await orders.verify({ headers: { authorization: `bearer ${token}` } })).sub).toBe(person.id);
});

test('programs find out where they get a token, and which scopes it needs', async ({ api }) => {
  const { baseURL, orders, uri, application, person } = api;
  const { origin, pathname } = new URL(uri);
  expect(orders.metadataPath).toBe(`/.well-known/oauth-protected-resource${pathname}`);
  expect(orders.metadata).toMatchObject({ resource: uri, authorization_servers: [`${baseURL}/api/auth`] });
  const where = `scope="orders:read", resource_metadata="${origin}${orders.metadataPath}"`;
  await expect(orders.verify(requestWith())).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHORIZED',
    headers: { 'www-authenticate': `Bearer ${where}` },
  });

  const { access_token: token } = await application.signIn(person, { resource: uri, scope: 'openid orders:read' });
  const refused = await orders.verify(requestWith(token), ['orders:write']).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
  const response = (refused as { getResponse: () => Response }).getResponse();
  expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="orders:write"');
});

test('an API refuses every other token', async ({ api: { baseURL, orders, uri, application, person } }) => {
  const { access_token: opaque, id_token: idToken } = await application.signIn(person, { scope: 'openid profile' });
  const { access_token: token } = await application.signIn(person, { resource: uri, scope: 'openid orders:read' });
  const [header, payload] = token.split('.');
  const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  for (const forged of [opaque, idToken!, `${header}.${payload}.AAAA`, `${none}.${payload}.`, 'x'])
    await expect(orders.verify(requestWith(forged)), forged).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
      status: 401,
    });
  const other = protectedResource({ baseURL, resource: 'https://other.example.com' });
  await expect(other.verify(requestWith(token))).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  expect(other.metadataPath).toBe('/.well-known/oauth-protected-resource');
  const unreachable = protectedResource({ baseURL: 'http://127.0.0.1:9', resource: uri });
  await expect(unreachable.verify(requestWith(token))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});

test('the sample of the documents serves an API', async ({ api: { baseURL, application, person } }) => {
  const { uri, link } = await registerResource(application.gatehouse, { uri: 'https://orders.example.com' });
  await link(application);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-api-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'api.ts');
  const program = sample('docs/applications.md#access-tokens-for-your-own-apis ts')
    .replace('@gatehouse/client/server', join(import.meta.dirname, '../../client/sdk/index.server.ts'))
    .replace('http://localhost:3000', baseURL)
    .replace('4000', String(port));
  await writeFile(file, program);
  await import(/* @vite-ignore */ file);

  const address = `http://localhost:${port}`;
  const { access_token: token } = await application.signIn(person, { resource: uri, scope: 'openid orders:read' });
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, await answer.json()]).toEqual([200, { ordersOf: person.id }]);
  const refused = await fetch(address);
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Bearer ')]);
  const metadata = await fetch(`${address}/.well-known/oauth-protected-resource`);
  expect(await metadata.json()).toMatchObject({ resource: uri, authorization_servers: [`${baseURL}/api/auth`] });
});
