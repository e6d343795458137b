import { decodeJwt, decodeProtectedHeader } from 'jose';
import * as client from 'openid-client';
import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, postForm, visit } from '#tests/support/oauth/application.ts';
import { test as base } from '#tests/support/oauth/test.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { answerOf, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';

const API = 'http://localhost:3000/api/auth';
const SCOPES = 'openid offline_access organization:read organization:update';

const test = base.extend<{ api: Application }>({
  api: [
    async ({ gatehouse }, use) => use(await Application.register(gatehouse, { scope: `${SCOPES} account:read` })),
    { scope: 'file' },
  ],
});

const parameters = { scope: SCOPES, prompt: 'consent' };

/** A program with an access token. */
function programOf({ gatehouse }: Person, token: string): Person {
  const program = new Person(gatehouse);
  program.headers = { authorization: `Bearer ${token}` };
  return program;
}

test('an access token for the API makes the calls of its scopes as the user', async ({ api, person }) => {
  const organization = await newOrganization(person.gatehouse, person);
  const tokens = await api.signIn(person, { ...parameters, resource: API });
  expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    iss: API,
    aud: API,
    sub: person.id,
    client_id: api.clientId,
    scope: 'organization:read organization:update',
    acr: 'urn:gatehouse:level:1',
  });

  const program = programOf(person, tokens.access_token);
  const { status, body } = await program.get('/organization/list');
  expect([status, body.map(({ id }: { id: string }) => id)]).toEqual([200, [organization.id]]);
  const update = { organizationId: organization.id, data: { name: 'Renamed' } };
  expect((await program.post('/organization/update', update)).status).toBe(200);
  const [entry] = await runSql(
    person.gatehouse.options.databaseUrl!,
    `select actor_id, details->>'oauthClient' client from audit_entry where event = 'organization.updated'`,
  );
  expect(entry).toEqual({ actor_id: person.id, client: api.clientId });
});

test('scopes of the API without a resource mean the API', async ({ api, person }) => {
  const { access_token: token } = await api.signIn(person, parameters);
  expect(decodeJwt(token).aud).toBe(API);
});

test('a token that is bound to a key is no bearer token', async ({ api, person }) => {
  const begun = await api.begin({ ...parameters, resource: API });
  const returned = await visit(person, begun.address);
  const checks = { pkceCodeVerifier: begun.verifier, expectedState: begun.state, expectedNonce: begun.nonce! };
  const DPoP = client.getDPoPHandle(api.config, await client.randomDPoPKeyPair());
  const tokens = await client.authorizationCodeGrant(api.config, returned, checks, undefined, { DPoP });
  expect(decodeJwt(tokens.access_token).cnf).toHaveProperty('jkt');
  const { status, body } = await programOf(person, tokens.access_token).get('/organization/list');
  expect([status, body.code]).toEqual([401, 'INVALID_ACCESS_TOKEN']);
});

test('an access token is no session, and makes no call without its scope', async ({ api, person }) => {
  const program = programOf(
    person,
    (await api.signIn(person, { ...parameters, scope: 'openid organization:read' })).access_token,
  );
  expect((await program.get('/get-session')).body).toBeNull();
  for (const path of ['/list-sessions', '/token', '/oauth2/get-consents', '/two-factor/status']) {
    const { status } = await program.get(path);
    expect([path, status >= 400]).toEqual([path, true]);
  }
  const created = await program.post('/organization/create', { name: 'New', slug: `new-${person.id}` });
  expect([created.status, created.body.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
});

test('the scopes of an application bound what it gets', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, { scope: 'openid organization:read' });
  const tokens = await application.signIn(person, { scope: 'openid organization:read member:delete', resource: API });
  expect(tokens.scope).toBe('organization:read');
});

test('a resource that is not known is refused', async ({ api, person }) => {
  const { address } = await api.begin({ ...parameters, resource: 'https://other.example.com' });
  expect((await visit(person, address)).searchParams.get('error')).toBe('invalid_target');
});

type End = (scene: {
  api: Application;
  person: Person;
  refresh: string;
  access: string;
  admin: Person;
}) => Promise<unknown>;

const ends: Record<string, End> = {
  'the user disconnects the application': async ({ person }) => {
    const { body } = await person.get('/oauth2/get-consents');
    for (const { id } of body) await person.post('/oauth2/delete-consent', { id });
  },
  'the application revokes it': ({ api, access }) => api.revoke(access),
  'the application revokes its refresh token': ({ api, refresh }) => api.revoke(refresh),
  'the user is banned': ({ admin, person }) => admin.post('/admin/ban-user', { userId: person.id }),
  'the user is deleted': ({ admin, person }) => admin.post('/admin/remove-user', { userId: person.id }),
  'a refresh token of it was used twice': async ({ api, refresh, person }) => {
    await api.refresh(refresh);
    const past = `update oauth_artifact set consumed_at = consumed_at - interval '1 minute' where consumed_at is not null`;
    await runSql(person.gatehouse.options.databaseUrl!, past);
    await api.refresh(refresh).catch(() => undefined);
  },
};

test.for(Object.entries(ends))('the next call is refused when %s', async ([, end], { gatehouse, api, person }) => {
  const { access_token: access, refresh_token: refresh } = await api.signIn(person, parameters);
  const program = programOf(person, access);
  expect((await program.get('/organization/list')).status).toBe(200);
  expect(await api.introspect(access)).toMatchObject({ active: true, sub: person.id });

  await end({ api, person, access, refresh: refresh!, admin: await signUpWithRole(gatehouse, 'admin') });
  const { status, body } = await program.get('/organization/list');
  expect([status, body.code]).toEqual([401, 'INVALID_ACCESS_TOKEN']);
  expect(await api.introspect(access)).toEqual({ active: false });
});

test('without offline access the token ends with the session', async ({ api, person }) => {
  const { access_token: access } = await api.signIn(person, { scope: 'openid organization:read' });
  const program = programOf(person, access);
  expect((await program.get('/organization/list')).status).toBe(200);
  await person.post('/sign-out', {});
  expect((await program.get('/organization/list')).status).toBe(401);
});

test('the tokens of a disabled application are refused', async ({ gatehouse, person }) => {
  const application = await Application.register(gatehouse, { scope: SCOPES });
  const { access_token: access } = await application.signIn(person, parameters);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/oauth2/update-client', { client_id: application.clientId, update: { disabled: true } });
  expect((await programOf(person, access).get('/organization/list')).status).toBe(401);
});

test('a refused token names where programs get one', async ({ gatehouse, api, person }) => {
  const { access_token: access } = await api.signIn(person, parameters);
  const forged = `${access.slice(0, -6)}AAAAAA`;
  const response = await gatehouse.app.inject({
    method: 'GET',
    url: '/api/auth/organization/list',
    headers: { authorization: `Bearer ${forged}` },
  });
  expect(response.statusCode).toBe(401);
  const metadata = /resource_metadata="([^"]+)"/.exec(String(response.headers['www-authenticate']))![1]!;
  const { body } = answerOf(await gatehouse.app.inject({ method: 'GET', url: new URL(metadata).pathname }));
  expect(body).toMatchObject({ resource: API, authorization_servers: [API] });
});

test('another application learns nothing of a token', async ({ gatehouse, api, person }) => {
  const { access_token: access } = await api.signIn(person, parameters);
  const other = await Application.register(gatehouse);
  expect(await other.introspect(access)).toEqual({ active: false });
  await other.revoke(access);
  expect(await api.introspect(access)).toMatchObject({ active: true });
  const { status } = await postForm(gatehouse, '/oauth2/introspect', {
    form: { token: access, client_id: api.clientId },
  });
  expect(status).toBe(401);
});
