import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { recordStatements, type SentStatement } from '#tests/support/database/statements.ts';
import { Application, postForm, visit, type Metadata } from '#tests/support/oauth/application.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { test as base } from '#tests/support/oauth/test.ts';
import { Person } from '#tests/support/person.ts';

const SCOPE = 'user:list account:read';

interface Fixtures {
  administrator: Person;
  /** A service account of the platform. */
  account: { id: string };
  /** An application without users that acts as the account. */
  machine: Application;
}

const test = base.extend<Fixtures>({
  administrator: async ({ gatehouse }, use) => use(await signUpWithRole(gatehouse, 'admin')),
  account: async ({ administrator }, use) => {
    const { body } = await administrator.post('/service-account/create', { name: 'Billing', role: 'admin' });
    await use(body);
  },
  machine: async ({ gatehouse, account }, use) =>
    use(await registerMachine({ gatehouse }, { scope: SCOPE, service_account_id: account.id })),
});

function registerMachine({ gatehouse }: Pick<Person, 'gatehouse'>, metadata: Metadata) {
  return Application.register(gatehouse, { kind: 'machine', redirect_uris: [], ...metadata });
}

const tokenOf = async ({ config }: Application, parameters: Record<string, string> = {}) =>
  (await client.clientCredentialsGrant(config, parameters)).access_token;

function programOf({ gatehouse }: Application, token: string): Person {
  return Object.assign(new Person(gatehouse), { headers: { authorization: `Bearer ${token}` } });
}

test('a program acts as its service account', async ({ account, machine }) => {
  const token = await tokenOf(machine, { scope: 'user:list' });
  expect(decodeJwt(token)).toMatchObject({ sub: account.id, client_id: machine.clientId, scope: 'user:list' });
  const program = programOf(machine, token);
  expect((await program.get('/admin/list-users', { limit: '1' })).status).toBe(200);
  expect((await program.get('/get-session')).body).toBeNull();
  expect(await machine.introspect(token)).toMatchObject({ active: true, sub: account.id });
});

test('a program gets its scopes, and no others', async ({ machine }) => {
  expect(decodeJwt(await tokenOf(machine)).scope).toBe(SCOPE);
  for (const scope of ['user:list none', 'organization:read', 'openid', 'openid user:list'])
    await expect(tokenOf(machine, { scope }), scope).rejects.toMatchObject({ error: 'invalid_scope' });
});

const ends: Record<string, (fixtures: Pick<Fixtures, 'administrator' | 'account' | 'machine'>) => Promise<unknown>> = {
  'the account is disabled': ({ administrator, account }) =>
    administrator.post('/service-account/update', { serviceAccountId: account.id, enabled: false }),
  'the account is deleted': ({ administrator, account }) =>
    administrator.post('/service-account/delete', { serviceAccountId: account.id }),
  'the application is disabled': ({ administrator, machine }) =>
    administrator.post('/oauth2/update-client', { client_id: machine.clientId, update: { disabled: true } }),
};

test.for(Object.entries(ends))('its tokens end when %s', async ([, end], { administrator, account, machine }) => {
  const token = await tokenOf(machine);
  const program = programOf(machine, token);
  expect((await program.get('/admin/list-users', { limit: '1' })).status).toBe(200);
  expect(await end({ administrator, account, machine })).toMatchObject({ status: 200 });
  const { status, body } = await program.get('/admin/list-users', { limit: '1' });
  expect([status, body.code]).toEqual([401, 'INVALID_ACCESS_TOKEN']);
  await expect(tokenOf(machine)).rejects.toThrow();
});

test('a revoked token ends alone', async ({ machine }) => {
  const [token, other] = [await tokenOf(machine), await tokenOf(machine)];
  await machine.revoke(token);
  expect(await machine.introspect(token)).toEqual({ active: false });
  expect((await programOf(machine, token).get('/admin/list-users')).status).toBe(401);
  expect((await programOf(machine, other).get('/admin/list-users')).status).toBe(200);
});

test('without an account a program gets tokens for its APIs only', async ({ gatehouse, administrator }) => {
  const machine = await registerMachine({ gatehouse }, { scope: SCOPE });
  const refused: Record<string, string>[] = [
    {},
    { scope: 'user:list' },
    { resource: 'http://localhost:3000/api/auth' },
  ];
  for (const parameters of refused)
    await expect(tokenOf(machine, parameters)).rejects.toMatchObject({ error: 'invalid_target' });
  const orders = await registerResource(gatehouse);
  await orders.link(machine);
  const token = await tokenOf(machine, { scope: 'orders:write' });
  expect(decodeJwt(token)).toMatchObject({ sub: machine.clientId, aud: orders.uri, scope: 'orders:write' });
  expect(decodeJwt(await tokenOf(machine, { resource: `${orders.uri}/` })).scope).toBe('orders:read');
  await expect(tokenOf(machine, { scope: 'orders:none' })).rejects.toMatchObject({ error: 'invalid_scope' });
  expect(await machine.introspect(token)).toMatchObject({ active: true, aud: orders.uri });
  await administrator.post('/oauth2/update-resource', { resourceId: orders.id, update: { disabled: true } });
  expect(await machine.introspect(token)).toEqual({ active: false });
});

test('only a machine has a service account, which its administrator may manage', async ({ gatehouse, account }) => {
  const administrator = await signUpWithRole(gatehouse, 'admin');
  const create = async (members: object) => {
    const input = { client_name: 'App', redirect_uris: [], ...members };
    const { status, body } = await administrator.post('/oauth2/create-client', input);
    return [status, body.code];
  };
  expect(await create({ service_account_id: account.id })).toEqual([400, 'SERVICE_ACCOUNTS_ARE_FOR_MACHINES']);
  const machine = { kind: 'machine', service_account_id: administrator.id };
  expect(await create(machine)).toEqual([400, 'SERVICE_ACCOUNT_NOT_FOUND']);
});

test('other applications get no tokens for themselves, and a machine signs in no user', async ({
  gatehouse,
  application,
  machine,
  person,
}) => {
  const refused = { error: 'invalid_request' };
  await expect(tokenOf(application)).rejects.toMatchObject(refused);
  const { status, body } = await postForm(gatehouse, '/oauth2/token', {
    form: { grant_type: 'client_credentials', client_id: machine.clientId, client_secret: 'wrong' },
  });
  expect([status, body.error]).toEqual([401, 'invalid_client']);
  const query = {
    client_id: machine.clientId,
    response_type: 'code',
    redirect_uri: 'https://app.example.com/callback',
  };
  const { headers } = await person.send({ method: 'GET', url: '/oauth2/authorize', query, headers: {} });
  expect(headers.location).toMatch(/\/error\?/);
});

test('a request for a token has few statements', async ({ application, machine, person }) => {
  await tokenOf(machine);
  const offline = { scope: 'openid offline_access', prompt: 'consent' };
  const { refresh_token: refresh } = await application.signIn(person, offline);
  const begun = await application.begin();
  const returned = await visit(person, begun.address);
  // Without the jobs of the service.
  const isOfRequest = ({ text }: SentStatement) => /oauth_|"user"/.test(text) && !text.includes('skip locked');
  const count = async (task: () => Promise<unknown>) => {
    const { sent } = await recordStatements(task);
    return sent.filter(isOfRequest).length;
  };
  expect({
    clientCredentials: await count(() => tokenOf(machine)),
    refresh: await count(() => application.refresh(refresh!)),
    code: await count(() => application.redeem(returned, begun)),
  }).toEqual({ clientCredentials: 2, refresh: 5, code: 6 });
});
