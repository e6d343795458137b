import { randomUUID } from 'node:crypto';

import { expect } from 'vitest';

import { newOrganization } from '#tests/support/organization.ts';
import { ForgingProvider } from '#tests/support/peers/forging-provider.ts';
import { CLIENT } from '#tests/support/peers/openid-server.ts';
import { Person } from '#tests/support/person.ts';

import { addConnection, errorOf, proveDomain, sqlOf, test as base } from './connections.ts';
import { signInThrough } from './forged-sign-in.ts';

const DOMAIN = 'back-channel.example';

const test = base.extend<{ peers: Awaited<ReturnType<typeof setUp>> }>({
  peers: [
    async ({ gatehouse }, use) => {
      await using provider = await ForgingProvider.start(CLIENT.clientId);
      await using other = await ForgingProvider.start(CLIENT.clientId);
      await use(await setUp(gatehouse, { provider, other }));
    },
    { scope: 'file' },
  ],
});

type Providers = Record<'provider' | 'other', ForgingProvider>;

async function setUp(gatehouse: Person['gatehouse'], { provider, other }: Providers) {
  const organization = await newOrganization(gatehouse);
  const domains = [await proveDomain(gatehouse, organization, DOMAIN)];
  const { providerId } = await addConnection(gatehouse, organization, { issuer: provider.issuer, domains });
  const second = await addConnection(gatehouse, organization, { issuer: other.issuer, domains });
  /** Browsers with a session of the subject. */
  const signIn = async (sub: string, sid?: string, through = { provider, providerId }) => {
    const person = new Person(gatehouse);
    const claims = { sub, email: `${sub}@${DOMAIN}`, ...(sid !== undefined && { sid }) };
    const result = await signInThrough(through.provider, person, { providerId: through.providerId, claims });
    expect(errorOf(result)).toBeNull();
    return person;
  };
  const send = async (token: string, id = providerId) => {
    const { statusCode, headers } = await new Person(gatehouse).send({
      method: 'POST',
      url: `/sso/oidc/back-channel-logout/${id}`,
      payload: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(headers['cache-control']).toContain('no-store');
    return statusCode;
  };
  return { provider, other, providerId, second, signIn, send };
}

const isSignedIn = async (person: Person) => (await person.get('/get-session')).body !== null;

/** Of a subject that no other test uses. */
const newSubject = () => `u${randomUUID().slice(0, 8)}`;

test('a subject ends all its sessions at the connection, and no others', async ({ gatehouse, peers }) => {
  const { provider, other, second, signIn, send } = peers;
  const [ada, eve] = [newSubject(), newSubject()];
  const sessions = [await signIn(ada), await signIn(ada, 'sid-1'), await signIn(eve)];
  const byPassword = await Person.signUpVerified(gatehouse);
  const elsewhere = new Person(gatehouse);
  const claims = { sub: 'other', email: `${newSubject()}@${DOMAIN}` };
  await signInThrough(other, elsewhere, { providerId: second.providerId, claims });

  expect(await send(provider.logoutToken({ sub: ada }))).toBe(200);
  expect(await Promise.all([...sessions, byPassword, elsewhere].map(isSignedIn))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

test('a session id ends that session, with or without its subject', async ({ peers }) => {
  const { provider, signIn, send } = peers;
  const [ada, eve] = [newSubject(), newSubject()];
  const sessions = [await signIn(ada, 's1'), await signIn(ada, 's2'), await signIn(eve, 's3'), await signIn(ada)];

  expect(await send(provider.logoutToken({ sid: 's3' }))).toBe(200);
  expect(await Promise.all(sessions.map(isSignedIn))).toEqual([true, true, false, true]);
  // The one whose session id is unknown may be it.
  expect(await send(provider.logoutToken({ sub: ada, sid: 's1' }))).toBe(200);
  expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, true, false, false]);
  expect(await send(provider.logoutToken({ sub: newSubject(), sid: 's2' }))).toBe(200);
  expect(await isSignedIn(sessions[1]!)).toBe(true);
});

test('a session whose session at the provider is unknown ends with its subject', async ({ gatehouse, peers }) => {
  const { provider, signIn, send } = peers;
  const ada = newSubject();
  const person = await signIn(ada);
  await sqlOf(gatehouse)(`delete from sso_session where session_id in
    (select s.id from session s join "user" u on u.id = s.user_id where u.email = '${ada}@${DOMAIN}')`);

  expect(await send(provider.logoutToken({ sub: ada }))).toBe(200);
  expect(await isSignedIn(person)).toBe(false);
});

const past = () => Math.floor(Date.now() / 1000);

const hostile: [what: string, (peers: { provider: ForgingProvider; other: ForgingProvider }, sub: string) => string][] =
  [
    ['of another issuer', ({ provider, other }, sub) => provider.logoutToken({ sub, iss: other.issuer })],
    ['of another audience', ({ provider }, sub) => provider.logoutToken({ sub, aud: 'other-client' })],
    ['without an audience', ({ provider }, sub) => provider.logoutToken({ sub, aud: undefined })],
    ['that is old', ({ provider }, sub) => provider.logoutToken({ sub, iat: past() - 200 })],
    ['of the future', ({ provider }, sub) => provider.logoutToken({ sub, iat: past() + 200 })],
    ['without a time', ({ provider }, sub) => provider.logoutToken({ sub, iat: undefined })],
    ['that has expired', ({ provider }, sub) => provider.logoutToken({ sub, exp: past() - 60 })],
    ['that is not valid yet', ({ provider }, sub) => provider.logoutToken({ sub, nbf: past() + 200 })],
    ['without an id', ({ provider }, sub) => provider.logoutToken({ sub, jti: undefined })],
    ['without events', ({ provider }, sub) => provider.logoutToken({ sub, events: undefined })],
    ['of another event', ({ provider }, sub) => provider.logoutToken({ sub, events: { 'urn:other': {} } })],
    ['with a list of events', ({ provider }, sub) => provider.logoutToken({ sub, events: [BACK_CHANNEL] })],
    [
      'with a text as the event',
      ({ provider }, sub) => provider.logoutToken({ sub, events: { [BACK_CHANNEL]: 'yes' } }),
    ],
    ['with a nonce, as an ID token has', ({ provider }, sub) => provider.logoutToken({ sub, nonce: 'n' })],
    ['with an empty nonce', ({ provider }, sub) => provider.logoutToken({ sub, nonce: null })],
    ['without a subject and a session', ({ provider }) => provider.logoutToken({})],
    ['with a subject of another type', ({ provider }, sub) => provider.logoutToken({ sub: [sub] })],
    ['with a session of another type', ({ provider }, sub) => provider.logoutToken({ sub, sid: 1 })],
    ['of another type', ({ provider }, sub) => provider.logoutToken({ sub }, { typ: 'at+jwt' })],
    ['that is not signed', ({ provider }, sub) => unsigned(provider.logoutToken({ sub }, { alg: 'none' }))],
    ['whose algorithm is symmetric', ({ provider }, sub) => provider.logoutToken({ sub }, { alg: 'HS256' })],
    ['with an unknown key', ({ provider }, sub) => provider.logoutToken({ sub }, { kid: 'k2' })],
    ['with a critical header', ({ provider }, sub) => provider.logoutToken({ sub }, { crit: ['x'], x: 1 })],
    [
      'that names a key of its own',
      ({ provider, other }, sub) => other.logoutToken({ sub, iss: provider.issuer }, { jku: `${other.issuer}/jwks` }),
    ],
    ['of another provider', ({ other }, sub) => other.logoutToken({ sub })],
    ['that another provider signed', ({ provider, other }, sub) => other.logoutToken({ sub, iss: provider.issuer })],
    ['whose claims were changed', ({ provider }, sub) => changed(provider.logoutToken({ sub: 'x' }), sub)],
    ['that is no token', () => 'x'],
    ['that is empty', () => ''],
  ];

const BACK_CHANNEL = 'http://schemas.openid.net/event/backchannel-logout';

const unsigned = (token: string) => `${token.split('.').slice(0, 2).join('.')}.`;

function changed(token: string, sub: string): string {
  const [header, payload, signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload!, 'base64url').toString()), sub };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('refuses every hostile logout token, and ends no session', { timeout: 60_000 }, async ({ peers }) => {
  const { signIn, send } = peers;
  const sub = newSubject();
  const person = await signIn(sub, 'a-session');

  const statuses: [string, number][] = [];
  for (const [what, tokenOf] of hostile) statuses.push([what, await send(tokenOf(peers, sub))]);
  expect(statuses).toEqual(hostile.map(([what]) => [what, 400]));
  expect(await isSignedIn(person)).toBe(true);
});

test('refuses a logout token that was used, also after a later sign-in, and one at another connection', async ({
  peers,
}) => {
  const { provider, second, signIn, send } = peers;
  const sub = newSubject();
  const token = provider.logoutToken({ sub });
  expect(await send(token, second.providerId)).toBe(400);
  expect(await send(token, 'unknown')).toBe(400);
  expect(await send(token)).toBe(200);

  const person = await signIn(sub);
  expect(await send(token)).toBe(400);
  const replayed = await Promise.all(Array.from({ length: 5 }, () => send(token)));
  expect(replayed).toEqual([400, 400, 400, 400, 400]);
  expect(await isSignedIn(person)).toBe(true);
});

test('one of many deliveries of a logout token is accepted', async ({ peers }) => {
  const { provider, send } = peers;
  const token = provider.logoutToken({ sub: newSubject() }, { typ: undefined });

  const statuses = await Promise.all(Array.from({ length: 8 }, () => send(token)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
