import { generateKeyPair } from 'jose';
import { expect } from 'vitest';

import { newOrganization } from '#tests/support/organization.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';
import { interleave } from '#tests/support/postgres.ts';

import { addConnection, errorOf, proveDomain, sqlOf, test as base } from './connections.ts';
import { finish, start } from './forged-sign-in.ts';
import { ForgingProvider, type Forgery } from '#tests/support/peers/forging-provider.ts';

const DOMAIN = 'acme.example';
const EMAIL = `ada@${DOMAIN}`;

const test = base.extend<{ attack: Awaited<ReturnType<typeof setUp>> }>({
  attack: [
    async ({ gatehouse }, use) => {
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await using other = await ForgingProvider.start(CLIENT.clientId);
      await use(await setUp(gatehouse, { provider, other }));
    },
    { scope: 'file' },
  ],
});

async function setUp(
  gatehouse: Person['gatehouse'],
  { provider, other }: { provider: ForgingProvider; other: ForgingProvider },
) {
  const organization = await newOrganization(gatehouse);
  const domains = [await proveDomain(gatehouse, organization, DOMAIN)];
  const connection = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains });
  const second = await addConnection(gatehouse, organization, { issuer: other.issuer, domains });
  return { provider, other, organization, connection, second };
}

const past = Math.floor(Date.now() / 1000) - 3600;
const forgeries: [what: string, Forgery, error?: string][] = [
  ['another issuer', { claims: { iss: 'https://other.example' } }],
  ['another audience', { claims: { aud: 'other-client' } }],
  ['several audiences without an authorized party', { claims: { aud: [CLIENT.clientId, 'other-client'] } }],
  ['another authorized party', { claims: { aud: [CLIENT.clientId, 'other-client'], azp: 'other-client' } }],
  ['another nonce', { claims: { nonce: 'other' } }],
  ['no nonce', { claims: { nonce: undefined as never } }],
  ['an expired token', { claims: { exp: past } }],
  ['a token without an expiry', { claims: { exp: undefined as never } }],
  ['a token that is not signed', { alg: 'none' }],
  ['a token that is signed with the client secret', { alg: 'HS256', secret: CLIENT.clientSecret }],
  ['an unknown key', { kid: 'k2' }],
  ['a subject of another type', { claims: { sub: { id: 'ada' } as never } }],
  ['a blank subject', { claims: { sub: ' ' } }],
  ['no subject', { claims: { sub: undefined as never } }],
  ['an address that is not verified', { claims: { email_verified: false } }, 'sso_email_not_verified'],
  ['an address that is not verified, as text', { claims: { email_verified: 'false' } }, 'sso_email_not_verified'],
  ['no address', { claims: { email: undefined } }, 'sso_email_missing'],
  ['an address that is no text', { claims: { email: [EMAIL] } }, 'sso_email_missing'],
  ['an address of another domain', { claims: { email: 'ada@other.example' } }, 'sso_email_not_in_domain'],
  ['an address of a subdomain', { claims: { email: `ada@mail.${DOMAIN}` } }, 'sso_email_not_in_domain'],
  ['two addresses in one', { claims: { email: `ada@other.example, ada@${DOMAIN}` } }, 'sso_email_missing'],
];

test.for(forgeries)('refuses %s', async ([, forgery, error = 'sso_response_refused'], { gatehouse, attack }) => {
  const { provider, connection } = attack;
  const person = new Person(gatehouse);
  provider.claims = { sub: 'ada', email: EMAIL };
  provider.forgery = forgery;

  const result = await finish(person, await start(person, connection.providerId));
  expect(result.location).toMatch(/^\/sign-in\?error=/);
  expect(errorOf(result)).toBe(error);
  expect((await person.get('/get-session')).body).toBeNull();
  expect(await sqlOf(gatehouse)(`select 1 from "user" where email like 'ada@%'`)).toEqual([]);
});

test('refuses a token that another connection signed', async ({ gatehouse, attack }) => {
  const { provider, other, connection } = attack;
  const person = new Person(gatehouse);
  provider.claims = { sub: 'ada', email: EMAIL };
  provider.forgery = { key: other.key };
  expect(errorOf(await finish(person, await start(person, connection.providerId)))).toBe('sso_response_refused');
  provider.forgery = { key: (await generateKeyPair('RS256')).privateKey };
  expect(errorOf(await finish(person, await start(person, connection.providerId)))).toBe('sso_response_refused');
});

test('refuses a response at the callback of another connection, and keeps its flow closed', async ({
  gatehouse,
  attack,
}) => {
  const { provider, connection, second } = attack;
  const person = new Person(gatehouse);
  provider.claims = { sub: 'ada', email: EMAIL };
  provider.forgery = {};
  const flow = await start(person, connection.providerId);
  const mixedUp = new URL(flow.callback.href.replace(connection.providerId, second.providerId));

  expect(errorOf(await finish(person, { ...flow, callback: mixedUp }))).toBe('invalid_state');
  expect(errorOf(await finish(person, flow))).toBe('invalid_state');
});

test('refuses a callback with the issuer of another server (RFC 9207)', async ({ gatehouse, attack }) => {
  const { provider, other, connection } = attack;
  const person = new Person(gatehouse);
  const flow = await start(person, connection.providerId);
  const before = provider.loopback.requests.length;

  expect(errorOf(await finish(person, flow, { code: flow.nonce, iss: other.issuer }))).toBe('sso_response_refused');
  expect(provider.loopback.requests).toHaveLength(before);
});

test('refuses a response in another browser, without a flow, without a code and twice', async ({
  gatehouse,
  attack,
}) => {
  const { provider, connection } = attack;
  provider.claims = { sub: 'eve', email: `eve@${DOMAIN}` };
  provider.forgery = {};
  const attacker = new Person(gatehouse);
  const victim = new Person(gatehouse);
  await start(victim, connection.providerId);
  const flow = await start(attacker, connection.providerId);

  expect(errorOf(await finish(victim, flow))).toBe('invalid_state');
  expect((await victim.get('/get-session')).body).toBeNull();
  expect(errorOf(await finish(victim, { ...flow, state: 'x'.repeat(32) }))).toBe('invalid_state');
  const another = await start(victim, connection.providerId);
  expect(errorOf(await finish(victim, another, {}))).toBe('invalid_state');
  const third = await start(victim, connection.providerId);
  expect(errorOf(await finish(victim, third))).toBeNull();
  expect(errorOf(await finish(victim, third))).toBe('invalid_state');
});

test('passes the refusal of the provider on, and no other text as a code', async ({ gatehouse, attack }) => {
  const { connection } = attack;
  const person = new Person(gatehouse);
  const denied = await finish(person, await start(person, connection.providerId), {
    error: 'access_denied',
    error_description: '<b>No</b>',
  });
  expect(errorOf(denied)).toBe('access_denied');
  const odd = await finish(person, await start(person, connection.providerId), { error: '<b>"' });
  expect(errorOf(odd)).toBe('sso_response_refused');
});

test('a sign-in that ends while its connection is deleted is refused without an error of the service', async ({
  gatehouse,
}) => {
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const organization = await newOrganization(gatehouse);
  const connection = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains: [] });
  const person = new Person(gatehouse);
  const flow = await start(person, connection.providerId);
  const deleted = `delete from sso_connection where id = '${connection.id}'`;
  const refused = await interleave(gatehouse.options.databaseUrl!, deleted, () =>
    finish(person, flow, { error: 'access_denied' }),
  );
  expect(errorOf(refused)).toBe('access_denied');
});

test.for([
  ['a private address', 'http://10.0.0.1/token'],
  ['plain HTTP', 'http://idp.example.com/token'],
])('sends no code to a token endpoint at %s', async ([, token], { gatehouse }) => {
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const organization = await newOrganization(gatehouse);
  const endpoints = { authorization: `${provider.issuer}/authorize`, token, jwks: `${provider.issuer}/jwks` };
  const setup = { issuer: provider.issuer, endpoints };
  const { providerId } = await addConnection(gatehouse, organization, setup);
  const person = new Person(gatehouse);

  expect(errorOf(await finish(person, await start(person, providerId)))).toBe('sso_response_refused');
});

test('a redirect to a private address, and an answer of 2 MB, are refused', async ({ gatehouse, attack }) => {
  const { provider, connection } = attack;
  const person = new Person(gatehouse);
  provider.overrides.set('/token', () => ({ status: 200, body: { access_token: 'x'.repeat(2_000_000) } }));
  expect(errorOf(await finish(person, await start(person, connection.providerId)))).toBe('sso_response_refused');
  provider.overrides.set('/token', () => ({ status: 307, body: '' }));
  expect(errorOf(await finish(person, await start(person, connection.providerId)))).toBe('sso_response_refused');
  provider.overrides.clear();
});

test('a provider whose discovery names another issuer starts no flow', async ({ gatehouse }) => {
  await using provider = await ForgingProvider.start(CLIENT.clientId);
  const body = { ...provider.document(), issuer: 'https://other.example' };
  provider.overrides.set('/.well-known/openid-configuration', () => ({ body }));
  const organization = await newOrganization(gatehouse);
  const { providerId } = await addConnection(gatehouse, organization, { issuer: provider.issuer });

  const person = new Person(gatehouse);
  const answer = await person.post('/sign-in/sso', { callbackURL: '/home', providerId });
  expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  const link = await person.send({ method: 'GET', url: `/sso/start/${providerId}` });
  expect(link.headers.location).toContain('error=discovery_failed');
});

test('parameters of a caller never replace those of the flow', async ({ gatehouse, attack }) => {
  const { connection } = attack;
  const person = new Person(gatehouse);
  const send = (additionalParams: object) =>
    person.post('/sign-in/sso', { callbackURL: '/home', providerId: connection.providerId, additionalParams });

  expect(new URL((await send({ prompt: 'login' })).body.url).searchParams.get('prompt')).toBe('login');
  for (const name of ['redirect_uri', 'state', 'nonce', 'client_id', 'scope', 'code_challenge', 'response_mode'])
    expect((await send({ [name]: 'x' })).status).toBe(400);
});
