import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, postForm } from '#tests/support/oauth/application.ts';
import { test as base } from '#tests/support/oauth/test.ts';
import { answerOf, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const CALLBACK = 'https://app.example.com/callback';
const LOOPBACK = 'http://127.0.0.1:33418/';
const DEVICE_CODE = 'urn:ietf:params:oauth:grant-type:device_code';
const DAY_MS = 86_400_000;

const start = (registration: 'off' | 'token' | 'open', advanced = {}) =>
  startGatehouse({
    oauthProvider: { enabled: true, registration },
    device: { enabled: true },
    rateLimit: { enabled: false },
    advanced,
  });

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await start('open');
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

afterEach(() => void vi.useRealTimers());
const moveClock = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url?: string;
  token?: string | undefined;
  body?: object;
  remoteAddress?: string;
}

async function send(gatehouse: Gatehouse, { method = 'POST', url, token, body, remoteAddress }: Request) {
  const response = await gatehouse.app.inject({
    method,
    url: url === undefined ? '/api/auth/oauth2/register' : new URL(url).pathname,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
    ...(remoteAddress && { remoteAddress }),
  });
  return response.body === '' ? { status: response.statusCode, body: {} as never } : answerOf(response);
}

let registered = 0;
/** Metadata that no other test registers. */
const metadata = (members: object = {}) => ({
  client_name: `Client ${++registered}`,
  redirect_uris: [CALLBACK],
  token_endpoint_auth_method: 'none',
  ...members,
});

const newToken = async (admin: Person, input: object = {}) =>
  (await admin.post('/admin/oauth2/create-registration-token', input)).body as { id: string; token: string };

const discoveryOf = async (gatehouse: Gatehouse) =>
  answerOf(await gatehouse.app.inject({ url: '/.well-known/oauth-authorization-server/api/auth' })).body;

test('an application registers itself, signs a user in and renews its tokens', async ({ gatehouse, person }) => {
  expect((await discoveryOf(gatehouse)).registration_endpoint).toBe('http://localhost:3000/api/auth/oauth2/register');
  const { status, body } = await send(gatehouse, {
    // As VS Code registers: a site and the device of the user.
    body: metadata({
      redirect_uris: ['https://vscode.dev/redirect', LOOPBACK],
      application_type: 'web',
      scope: 'orders:read',
      logo_uri: 'https://app.example.com/logo.png',
      grant_types: ['authorization_code', 'refresh_token', 'client_credentials', 'implicit', DEVICE_CODE],
    }),
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    client_id: expect.any(String),
    client_id_issued_at: expect.any(Number),
    client_name: expect.any(String),
    redirect_uris: ['https://vscode.dev/redirect', LOOPBACK],
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid profile email offline_access',
    registration_access_token: expect.any(String),
    registration_client_uri: `http://localhost:3000/api/auth/oauth2/register/${body.client_id}`,
  });
  const application = await Application.of(gatehouse, { ...body, redirect_uris: ['http://127.0.0.1:1234/'] });
  const tokens = await application.signIn(person);
  expect((await application.refresh(tokens.refresh_token!)).access_token).toBeTruthy();
  expect((await person.get('/oauth2/get-consents')).body).toMatchObject([
    { client: { source: 'dynamic', host: null } },
  ]);
});

test('the addresses of an application that registered itself are not shown to users', async ({ gatehouse, person }) => {
  const { body } = await send(gatehouse, {
    body: metadata({ client_uri: 'https://claude.ai', policy_uri: 'https://claude.ai/privacy' }),
  });
  expect(body.client_uri).toBe('https://claude.ai');
  const shown = await person.get('/oauth2/public-client', { client_id: body.client_id });
  expect(shown.body).toMatchObject({ client_uri: null, policy_uri: null, source: 'dynamic' });
});

test('a public application gets no secret without a token, and one with a token does', async ({ gatehouse }) => {
  const asked = metadata({ token_endpoint_auth_method: 'client_secret_basic' });
  const { body } = await send(gatehouse, { body: asked });
  expect(body).toMatchObject({ token_endpoint_auth_method: 'none' });
  expect(body.client_secret).toBeUndefined();
  const { token } = await newToken(await signUpWithRole(gatehouse, 'admin'));
  const trusted = await send(gatehouse, { token, body: asked });
  expect(trusted.body).toMatchObject({
    token_endpoint_auth_method: 'client_secret_basic',
    client_secret_expires_at: 0,
  });
  const application = await Application.of(gatehouse, trusted.body);
  expect((await application.signIn(await Person.signUp(gatehouse))).access_token).toBeTruthy();
});

test('equal registrations of a network are one for a day', async ({ gatehouse }) => {
  const body = metadata({ redirect_uris: [LOOPBACK, CALLBACK] });
  const first = await send(gatehouse, { body });
  const again = await send(gatehouse, { body: { ...body, redirect_uris: [CALLBACK, LOOPBACK] } });
  expect(again.body.client_id).toBe(first.body.client_id);
  // Another program may have made it.
  expect(again.body.registration_access_token).toBeUndefined();
  const others = [
    await send(gatehouse, { body, remoteAddress: '203.0.113.7' }),
    await send(gatehouse, { body: { ...body, client_name: 'Other' } }),
  ];
  moveClock(DAY_MS + 1000);
  others.push(await send(gatehouse, { body }));
  const ids = [first, ...others].map((answer) => answer.body.client_id as string);
  expect(new Set(ids).size).toBe(4);
});

test('an application reads, changes and deletes its registration', async ({ gatehouse, person }) => {
  const { body } = await send(gatehouse, { body: metadata({ redirect_uris: [CALLBACK] }) });
  const { registration_client_uri: url, registration_access_token: token, client_id: clientId } = body;
  const own = { url, token };
  expect((await send(gatehouse, { ...own, method: 'GET' })).body).toEqual(body);
  const other = (await send(gatehouse, { body: metadata() })).body;
  for (const wrong of [undefined, 'unknown', other.registration_access_token as string]) {
    expect((await send(gatehouse, { url, token: wrong, method: 'GET' })).status).toBe(401);
  }

  const application = await Application.of(gatehouse, body);
  const { refresh_token: refresh } = await application.signIn(person);
  const change = (members: object) =>
    send(gatehouse, { ...own, method: 'PUT', body: { client_id: clientId, client_name: 'New', ...members } });
  expect((await change({ redirect_uris: [`${CALLBACK}/2`] })).body).toMatchObject({ client_name: 'New' });
  expect((await application.refresh(refresh!)).access_token).toBeTruthy();
  expect((await change({ client_id: 'other', redirect_uris: [CALLBACK] })).status).toBe(400);
  expect((await change({ redirect_uris: ['http://app.example.com'] })).status).toBe(400);
  // Users would be sent elsewhere.
  expect((await change({ redirect_uris: ['https://evil.example/callback'] })).status).toBe(200);
  expect((await person.get('/oauth2/get-consents')).body).toEqual([]);

  expect((await send(gatehouse, { ...own, method: 'DELETE' })).status).toBe(204);
  expect((await send(gatehouse, { ...own, method: 'GET' })).status).toBe(401);
  await expect(application.refresh(refresh!)).rejects.toMatchObject({ error: 'invalid_client' });
});

test('without the option there is no registration, nor for an unknown token', async () => {
  for (const mode of ['off', 'token'] as const) {
    await using gatehouse = await start(mode);
    const admin = await signUpWithRole(gatehouse, 'admin');
    const { id, token } = await newToken(admin, { uses: 2, redirectHosts: ['app.example.com'] });
    const statuses = [];
    for (const bearer of [undefined, 'unknown', token]) {
      statuses.push((await send(gatehouse, { token: bearer, body: metadata() })).status);
    }
    const endpoint = (await discoveryOf(gatehouse)).registration_endpoint;
    if (mode === 'off') {
      expect([statuses, endpoint]).toEqual([[404, 404, 404], undefined]);
      continue;
    }
    expect([statuses, endpoint]).toEqual([[401, 401, 201], expect.any(String)]);
    const elsewhere = metadata({ redirect_uris: ['https://evil.example/callback'] });
    expect((await send(gatehouse, { token, body: elsewhere })).body.error).toBe('invalid_redirect_uri');
    const created = await send(gatehouse, { token, body: metadata() });
    // Its registration cannot send users elsewhere later.
    const changed = await send(gatehouse, {
      url: created.body.registration_client_uri,
      token: created.body.registration_access_token,
      method: 'PUT',
      body: { ...elsewhere, client_id: created.body.client_id },
    });
    expect(changed.body.error).toBe('invalid_redirect_uri');
    // Used up.
    expect((await send(gatehouse, { token, body: metadata() })).status).toBe(401);
    expect((await admin.post('/admin/oauth2/delete-registration-token', { registrationTokenId: id })).status).toBe(200);
  }
});

test('of parallel registrations with a token, as many succeed as it has uses', async ({ gatehouse }) => {
  const { token } = await newToken(await signUpWithRole(gatehouse, 'admin'), { uses: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(gatehouse, { token, body: metadata() })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
});

test('an empty secret is as good as none, which only a public application has', async ({ gatehouse }) => {
  const { client_id: open } = (await send(gatehouse, { body: metadata() })).body;
  const { clientId: confidential } = await Application.register(gatehouse);
  const errorOf = async (clientId: string) => {
    // As oidc-agent sends it.
    const authorization = `Basic ${Buffer.from(`${clientId}:`).toString('base64')}`;
    const form = { grant_type: 'refresh_token', refresh_token: 'unknown' };
    return (await postForm(gatehouse, '/oauth2/token', { form, headers: { authorization } })).body.error as string;
  };
  expect([await errorOf(open), await errorOf(confidential)]).toEqual(['invalid_grant', 'invalid_client']);
});

test('an administrator only disables or deletes an application that registered itself', async ({ gatehouse }) => {
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { client_id } = (await send(gatehouse, { body: metadata() })).body;
  const update = (members: object) => admin.post('/oauth2/update-client', { client_id, update: members });
  for (const members of [{ skip_consent: true }, { scope: 'user:list' }, { client_name: 'Bank' }]) {
    expect((await update(members)).body.code).toBe('OAUTH_CLIENT_DESCRIBES_ITSELF');
  }
  expect((await update({ disabled: true })).status).toBe(200);
});

test('unused applications are deleted after a day, and used ones after 90 days without use', async () => {
  await using gatehouse = await start('open', { sweepInterval: 0.1 });
  const database = gatehouse.options.databaseUrl!;
  const user = await Person.signUp(gatehouse);
  const used = (await send(gatehouse, { body: metadata() })).body;
  const manual = await Application.register(gatehouse);
  await (await Application.of(gatehouse, used)).signIn(user, { scope: 'openid offline_access', prompt: 'consent' });
  await send(gatehouse, { body: metadata() });
  const rows = async () => {
    const left = await runSql(database, 'select client_id from oauth_client order by created_at');
    return left.map(({ client_id: id }) => id as string);
  };
  await runSql(database, `update oauth_client set created_at = created_at - interval '25 hours'`);
  await expect.poll(rows, { timeout: 10_000 }).toEqual([used.client_id, manual.clientId]);
  await runSql(database, `update oauth_grant set updated_at = updated_at - interval '91 days'`);
  // Its refresh token can still be used.
  await send(gatehouse, { body: metadata() });
  await runSql(database, `update oauth_client set created_at = created_at - interval '25 hours'`);
  await expect.poll(rows, { timeout: 10_000 }).toEqual([used.client_id, manual.clientId]);
  await runSql(database, `update oauth_artifact set expires_at = now() - interval '1 second'`);
  await expect.poll(rows, { timeout: 10_000 }).toEqual([manual.clientId]);
});

test('a service takes 500 registrations without a token a day', async () => {
  await using gatehouse = await start('open');
  await runSql(
    gatehouse.options.databaseUrl!,
    `insert into oauth_client (id, client_id, source, kind, name, grant_types, redirect_uris, post_logout_redirect_uris,
        auth_method, scopes, id_token_algorithm, first_party, registration_token_hash, created_at, updated_at)
      select gen_random_uuid(), 'client ' || n, 'dynamic', 'spa', 'Client', '{}', '{}', '{}', 'none', '{}', 'RS256', false, 'h' || n, now(), now()
      from generate_series(1, 500) n`,
  );
  expect(await send(gatehouse, { body: metadata() })).toMatchObject({
    status: 429,
    body: { error: 'temporarily_unavailable' },
  });
  const { token } = await newToken(await signUpWithRole(gatehouse, 'admin'));
  expect((await send(gatehouse, { token, body: metadata() })).status).toBe(201);
});
