import { decodeJwt } from 'jose';
import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { Application, visit } from '#tests/support/oauth/application.ts';
import { DocumentHost } from '#tests/support/oauth/document-host.ts';
import { registerResource } from '#tests/support/oauth/resource.ts';
import { test as base } from '#tests/support/oauth/test.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse } from '#tests/support/test.ts';

const LOOPBACK = ['http://localhost/callback', 'http://127.0.0.1/callback'];
const SITE = ['https://app.example.com/callback'];
const DAY_MS = 86_400_000;

const start = (clientDocuments?: 'off' | 'listed' | 'any', clientDocumentHosts: string[] = []) =>
  startGatehouse({
    oauthProvider: { enabled: true, clientDocumentHosts, ...(clientDocuments && { clientDocuments }) },
    rateLimit: { enabled: false },
    outgoing: { privateHosts: ['127.0.0.1'], timeoutMs: 1000 },
  });

const test = base.extend<{ gatehouse: Gatehouse; host: DocumentHost }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await start('any');
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  host: async ({}, use) => {
    await using host = await DocumentHost.start();
    await use(host);
  },
});

afterEach(() => void vi.useRealTimers());
const moveClock = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

/** The program that a document describes. */
const programOf = (gatehouse: Gatehouse, clientId: string, redirectUri: string) =>
  Application.of(gatehouse, {
    client_id: clientId,
    redirect_uris: [redirectUri],
    token_endpoint_auth_method: 'none',
  });

const rowsOf = (gatehouse: Gatehouse, clientId: string) =>
  runSql(gatehouse.options.databaseUrl!, `select * from oauth_client where client_id = '${clientId}'`);

async function interactionOf(program: Application, person: Person) {
  const { address } = await program.begin();
  const { headers } = await person.send({ method: 'GET', url: address.pathname + address.search, headers: {} });
  const interaction = new URL(headers.location!).searchParams.get('interaction') ?? '';
  return { ...(await person.get('/oauth2/get-interaction', { interaction })), interaction };
}

/** The path of the page that refuses a request. */
async function refusalOf(program: Application, person: Person): Promise<string> {
  return (await visit(person, (await program.begin()).address)).searchParams.get('error') ?? 'accepted';
}

test('a program signs in by its document with any port, and has a row once its user decides', async ({
  gatehouse,
  host,
  person,
}) => {
  // Without `application_type`, as Claude Code publishes it.
  const clientId = host.publish('/claude-code.json', {
    redirect_uris: LOOPBACK,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  });
  const program = await programOf(gatehouse, clientId, 'http://localhost:43119/callback');
  const { interaction, body } = await interactionOf(program, person);
  expect(body).toMatchObject({
    step: 'consent',
    verified: false,
    client: { client_name: 'Claude Code', source: 'document', host: host.host },
    target: { kind: 'device' },
  });
  expect(await rowsOf(gatehouse, clientId)).toEqual([]);

  await person.post('/oauth2/consent', { interaction, accept: false });
  const tokens = await program.signIn(person);
  expect(await rowsOf(gatehouse, clientId)).toMatchObject([{ source: 'document', kind: 'native', first_party: false }]);
  expect(decodeJwt(tokens.id_token!).aud).toBe(clientId);
  expect((await program.refresh(tokens.refresh_token!)).access_token).toBeTruthy();
  expect(host.requests).toEqual(['/claude-code.json']);
  const { body: apps } = await person.get('/oauth2/get-consents');
  expect(apps).toMatchObject([{ client: { host: host.host, client_name: 'Claude Code' } }]);
});

test('a user who is not signed in signs in first, and another browser learns the name by the signed query alone', async ({
  gatehouse,
  host,
  person,
}) => {
  const clientId = host.publish('/app.json', { redirect_uris: SITE, client_uri: 'https://claude.ai' });
  const program = await programOf(gatehouse, clientId, SITE[0]!);
  await person.post('/sign-out', {});
  const begun = await program.begin();
  const { headers } = await person.send({
    method: 'GET',
    url: begun.address.pathname + begun.address.search,
    headers: {},
  });
  const page = new URL(headers.location!);
  const named = await person.post('/oauth2/public-client-prelogin', {
    client_id: clientId,
    oauth_query: page.search.slice(1),
  });
  // An address at another host would be taken for its own.
  expect(named.body).toMatchObject({ client_name: 'Claude Code', host: host.host, client_uri: null });
  const returned = await visit(person, page);
  expect((await program.redeem(returned, begun)).refresh_token).toBeTruthy();
});

test('applications of one name are told apart by their hosts, which the platform verifies or blocks', async ({
  gatehouse,
  host,
  person,
}) => {
  await using attacker = await DocumentHost.start();
  const [own, copied] = await Promise.all(
    [host, attacker].map((each) => programOf(gatehouse, each.publish('/c.json', { redirect_uris: SITE }), SITE[0]!)),
  );
  const admin = await signUpWithRole(gatehouse, 'admin');
  const set = (name: string, state: string | null) =>
    admin.post('/admin/oauth2/set-client-host', { host: name, state });
  expect((await set(host.host, 'verified')).status).toBe(200);
  const shown = await Promise.all([own!, copied!].map((program) => interactionOf(program, person)));
  expect(shown.map(({ body: { client, verified } }) => [client.client_name, client.host, verified])).toEqual([
    ['Claude Code', host.host, true],
    ['Claude Code', attacker.host, false],
  ]);

  const tokens = await copied!.signIn(person, { scope: 'openid offline_access', prompt: 'consent' });
  await set(attacker.host, 'blocked');
  expect(await refusalOf(copied!, person)).toBe('invalid_client');
  await expect(copied!.refresh(tokens.refresh_token!)).rejects.toMatchObject({ error: 'invalid_client' });
  const { body: hosts } = await admin.get('/admin/oauth2/list-client-hosts');
  expect(hosts).toContainEqual({ host: attacker.host, state: 'blocked', applications: 1, users: 1 });
  await set(attacker.host, null);
  expect((await copied!.refresh(tokens.refresh_token!)).access_token).toBeTruthy();
});

test('a request that waits for its user is refused when its host is blocked', async ({ gatehouse, host, person }) => {
  const program = await programOf(gatehouse, host.publish('/c.json', { redirect_uris: SITE }), SITE[0]!);
  const { interaction } = await interactionOf(program, person);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/oauth2/set-client-host', { host: host.host, state: 'blocked' });
  const { body } = await person.post('/oauth2/consent', { interaction, accept: true });
  expect(body.code).toBe('OAUTH_CLIENT_NOT_FOUND');
  expect(await rowsOf(gatehouse, program.clientId)).toEqual([]);
});

test('documents count from the first MCP server on, unless the options say otherwise', async ({ host }) => {
  await using gatehouse = await start();
  const person = await Person.signUp(gatehouse);
  const program = await programOf(gatehouse, host.publish('/c.json', { redirect_uris: SITE }), SITE[0]!);
  const supported = () =>
    gatehouse.app
      .inject({ url: '/.well-known/oauth-authorization-server/api/auth' })
      .then((response) => response.json<Record<string, unknown>>()['client_id_metadata_document_supported']);
  expect(await supported()).toBeUndefined();
  expect(await refusalOf(program, person)).toBe('invalid_client');
  expect(host.requests).toEqual([]);

  const { uri } = await registerResource(gatehouse, { mcp: true });
  expect(await supported()).toBe(true);
  const tokens = await program.signIn(person, { resource: uri, scope: 'openid orders:read' });
  expect(decodeJwt(tokens.access_token)).toMatchObject({ aud: uri, client_id: program.clientId });
});

test('only listed hosts are asked for documents', async ({ host }) => {
  await using other = await DocumentHost.start();
  await using gatehouse = await start('listed', [host.host]);
  const person = await Person.signUp(gatehouse);
  const [listed, unlisted] = await Promise.all(
    [host, other].map((each) => programOf(gatehouse, each.publish('/c.json', { redirect_uris: SITE }), SITE[0]!)),
  );
  expect((await interactionOf(listed!, person)).body).toMatchObject({ step: 'consent', verified: true });
  expect(await refusalOf(unlisted!, person)).toBe('invalid_client');
  expect(other.requests).toEqual([]);
});

test('a changed document counts when the earlier one expires, and users who would be sent elsewhere are asked again', async ({
  gatehouse,
  host,
  person,
}) => {
  const age = { 'cache-control': 'max-age=600' };
  const clientId = host.publish('/c.json', { redirect_uris: SITE }, age);
  const program = await programOf(gatehouse, clientId, SITE[0]!);
  await program.signIn(person);
  const elsewhere = 'https://other.example.com/callback';
  host.publish('/c.json', { redirect_uris: [elsewhere], client_name: 'Moved' }, age);
  const moved = await programOf(gatehouse, clientId, elsewhere);
  expect(await refusalOf(moved, person)).toBe('invalid_redirect_uri');
  moveClock(500_000);
  expect(await refusalOf(moved, person)).toBe('invalid_redirect_uri');
  moveClock(101_000);
  expect(await refusalOf(program, person)).toBe('invalid_redirect_uri');
  const { body } = await interactionOf(moved, person);
  expect(body).toMatchObject({ step: 'consent', client: { client_name: 'Moved' } });
  expect(host.requests).toHaveLength(2);
});

test('without its document, an application renews tokens for a week and begins no sign-in', async ({
  gatehouse,
  host,
  person,
}) => {
  const program = await programOf(gatehouse, host.publish('/c.json', { redirect_uris: SITE }), SITE[0]!);
  const { refresh_token: token } = await program.signIn(person, { scope: 'openid offline_access', prompt: 'consent' });
  host.remove('/c.json');
  moveClock(6 * DAY_MS);
  expect(await refusalOf(program, person)).toBe('invalid_client');
  const { refresh_token: next } = await program.refresh(token!);
  vi.useRealTimers();
  moveClock(8 * DAY_MS);
  await expect(program.refresh(next!)).rejects.toMatchObject({ error: 'invalid_client' });
});

test('parallel requests ask for a document once', async ({ gatehouse, host }) => {
  const program = await programOf(gatehouse, host.publish('/c.json', { redirect_uris: SITE }), SITE[0]!);
  const { address } = await program.begin();
  await Promise.all(Array.from({ length: 10 }, () => gatehouse.app.inject({ url: address.pathname + address.search })));
  expect(host.requests).toEqual(['/c.json']);
});

test('a network causes 30 requests for documents in a minute', async ({ host }) => {
  await using gatehouse = await startGatehouse({
    oauthProvider: { enabled: true, clientDocuments: 'any' },
    rateLimit: { enabled: true },
    outgoing: { privateHosts: ['127.0.0.1'] },
  });
  const errors = await Promise.all(
    Array.from({ length: 32 }, async (_each, n) => {
      const query = new URLSearchParams({ client_id: host.url(`/${n}.json`), response_type: 'code' });
      const { headers } = await gatehouse.app.inject({ url: `/api/auth/oauth2/authorize?${query}` });
      return new URL(headers.location!, 'http://localhost:3000').searchParams.get('error');
    }),
  );
  expect(errors.filter((error) => error === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  expect(host.requests).toHaveLength(30);
});
