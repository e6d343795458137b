import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { expect } from 'vitest';

import { normalResourceUri, resourceUriProblem } from '#shared/oauth-provider/resources.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { test as base } from '#tests/support/oauth/test.ts';
import { answerOf } from '#tests/support/person.ts';

const ISSUER = 'http://localhost:3000/api/auth';

type Resource = Awaited<ReturnType<typeof registerResource>>;

const test = base.extend<{ orders: Resource; shop: Application }>({
  orders: async ({ gatehouse }, use) => use(await registerResource(gatehouse)),
  /** Linked to the API. */
  shop: async ({ gatehouse, orders }, use) => {
    const application = await Application.register(gatehouse);
    await orders.link(application);
    await use(application);
  },
});

test('an application gets a JWT for an API, which a verifier of the API accepts', async ({
  gatehouse,
  orders,
  shop: application,
  person,
}) => {
  const parameters = { resource: orders.uri, scope: 'openid offline_access orders:read', prompt: 'consent' };
  const tokens = await application.signIn(person, parameters);
  expect(tokens.scope).toBe('orders:read');
  const keys = answerOf(await gatehouse.app.inject({ method: 'GET', url: '/api/auth/oauth2/jwks' }));
  const keySet = createLocalJWKSet(keys.body as JSONWebKeySet);
  const checks = { issuer: ISSUER, audience: orders.uri, typ: 'at+jwt' };
  const { payload } = await jwtVerify(tokens.access_token, keySet, checks);
  expect(payload).toMatchObject({ sub: person.id, client_id: application.clientId, scope: 'orders:read' });

  // It is no token for the API of the service.
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const answer = await gatehouse.app.inject({ method: 'GET', url: '/api/auth/organization/list', headers });
  expect(answer.statusCode).toBe(401);
  const { access_token: next } = await application.refresh(tokens.refresh_token!);
  expect(decodeJwt(next)).toMatchObject({ aud: orders.uri, scope: 'orders:read' });
});

test('the user sees what an application may do with an API, and allows less', async ({
  orders,
  shop: application,
  person,
}) => {
  const scope = 'openid orders:read orders:write';
  const { address } = await application.begin({ resource: orders.uri, scope });
  const { headers } = await person.send({ method: 'GET', url: address.pathname + address.search, headers: {} });
  const interaction = new URL(headers.location!).searchParams.get('interaction')!;
  const { body } = await person.get('/oauth2/get-interaction', { interaction });
  expect(body.resources).toEqual([
    {
      uri: orders.uri,
      name: 'Orders',
      scopes: [
        { name: 'orders:read', title: 'See your orders', isGranted: false },
        { name: 'orders:write', title: 'Change your orders', isGranted: false },
      ],
    },
  ]);

  const begun = await application.begin({ resource: orders.uri, scope });
  const returned = await visit(person, begun.address, { scopes: ['orders:read'] });
  expect((await application.redeem(returned, begun)).scope).toBe('orders:read');
  const { body: consents } = await person.get('/oauth2/get-consents');
  expect(consents).toMatchObject([
    { scopes: ['openid'], resources: [{ uri: orders.uri, scopes: [{ name: 'orders:read' }] }] },
  ]);
});

test('a request without a scope gets the default scopes of the API', async ({ orders, shop: application, person }) => {
  const { access_token: named } = await application.signIn(person, {
    resource: `${orders.uri}/`,
    scope: '',
    nonce: '',
  });
  expect(decodeJwt(named)).toMatchObject({ aud: orders.uri, scope: 'orders:read' });
  // The only API of the application.
  const { access_token: implied } = await application.signIn(person, { scope: '', nonce: '' });
  expect(decodeJwt(implied)).toMatchObject({ aud: orders.uri, scope: 'orders:read' });
});

test('scopes of an API mean the API', async ({ orders, shop: application, person }) => {
  const { access_token: token } = await application.signIn(person, { scope: 'openid orders:write' });
  expect(decodeJwt(token)).toMatchObject({ aud: orders.uri, scope: 'orders:write' });
  const { access_token: other } = await application.signIn(person, { scope: 'openid profile' });
  expect(other.split('.')).toHaveLength(1);
});

const refusals: Record<string, (orders: Resource, application: Application) => Promise<unknown>> = {
  'that is disabled': (orders) => orders.change({ disabled: true }),
  'to which it is not linked': (orders, application) => orders.unlink(application),
};

test.for(Object.entries(refusals))(
  'an application gets no token for an API %s',
  async ([, refuse], { orders, shop: application, person }) => {
    const tokens = await application.signIn(person, {
      resource: orders.uri,
      scope: 'offline_access orders:read',
      prompt: 'consent',
      nonce: '',
    });
    await refuse(orders, application);
    const begun = await application.begin({ resource: orders.uri, scope: 'openid orders:read' });
    const returned = await visit(person, begun.address);
    expect(returned.searchParams.get('error')).toBe('invalid_target');
    await expect(application.refresh(tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_target' });
  },
);

test('an unknown API is refused', async ({ shop: application, person }) => {
  for (const resource of ['https://unknown.example', `${ISSUER}/scim`, 'orders']) {
    const begun = await application.begin({ resource });
    expect([resource, (await visit(person, begun.address)).searchParams.get('error')]).toEqual([
      resource,
      'invalid_target',
    ]);
  }
});

test('an API introspects its tokens as its client, until the user disconnects the application', async ({
  gatehouse,
  orders,
  shop: application,
  person,
}) => {
  const [api, other] = [await Application.register(gatehouse), await Application.register(gatehouse)];
  expect((await orders.change({ introspectionClientId: api.clientId })).body).toMatchObject({
    introspectionClientId: api.clientId,
  });
  const { access_token: token } = await application.signIn(person, {
    resource: orders.uri,
    scope: 'openid orders:read',
  });
  const active = {
    active: true,
    sub: person.id,
    aud: orders.uri,
    scope: 'orders:read',
    client_id: application.clientId,
  };
  expect(await api.introspect(token)).toMatchObject(active);
  expect(await application.introspect(token)).toMatchObject(active);
  expect(await other.introspect(token)).toEqual({ active: false });
  await api.revoke(token);
  expect(await api.introspect(token)).toMatchObject(active);

  const { body: consents } = await person.get('/oauth2/get-consents');
  await person.post('/oauth2/delete-consent', { id: consents[0].id });
  expect(await api.introspect(token)).toEqual({ active: false });
});

test('every application gets tokens for an MCP server, as long as it says', async ({ gatehouse, person }) => {
  const server = await registerResource(gatehouse, { mcp: true, accessTokenExpiresIn: 60 });
  const application = await Application.register(gatehouse);
  const tokens = await application.signIn(person, { resource: server.uri, scope: 'openid orders:read' });
  expect(tokens.expires_in).toBe(60);
});

test('an API has a URI and scopes of its own', async ({ gatehouse, orders }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const create = async (members: object) => {
    const { status, body } = await administrator.post('/oauth2/create-resource', { name: 'Orders', ...members });
    return [status, body.code];
  };
  expect(await create({ uri: `${orders.uri}/` })).toEqual([409, 'RESOURCE_ALREADY_EXISTS']);
  for (const uri of [ISSUER, `${ISSUER}/`, 'orders', 'https://api.example/#a', 'https://api.example/?a', 'ftp://a.b/'])
    expect([uri, ...(await create({ uri }))]).toEqual([uri, 400, 'INVALID_RESOURCE_URI']);
  const uri = 'https://other.example';
  for (const name of ['openid', 'organization:read'])
    expect(await create({ uri, scopes: [{ name, title: 'Title' }] })).toEqual([400, 'INVALID_RESOURCE_SCOPES']);
  expect(await create({ uri, defaultScopes: ['none'] })).toEqual([400, 'INVALID_RESOURCE_SCOPES']);
  expect(await create({ uri, scopes: [{ name: 'a b', title: 'Title' }] })).toEqual([400, 'VALIDATION_ERROR']);
});

test('the normal form of a URI is that of the URL standard', () => {
  const forms = {
    'HTTPS://API.Example:443/': 'https://api.example',
    'https://api.example/v1/': 'https://api.example/v1/',
    'http://localhost:3000/mcp': 'http://localhost:3000/mcp',
    'urn:example:Orders': 'urn:example:Orders',
  };
  for (const [uri, form] of Object.entries(forms)) expect([uri, normalResourceUri(uri)]).toEqual([uri, form]);
  expect(resourceUriProblem('https://user@api.example')).toBe('it contains a user name');
});
