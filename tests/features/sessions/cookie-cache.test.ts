import { getCookieCache } from 'better-auth/cookies';
import { afterEach, expect, vi } from 'vitest';

import { hmac } from '#server/security/hash.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { SECRET, startGatehouse, test as base } from '#tests/support/test.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';

const CACHE = 'gatehouse.session_data';

const test = base.extend<{ cached: Gatehouse; person: Person }>({
  cached: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ session: { cookieCache: { enabled: true } } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
  person: async ({ cached }, use) => use(await Person.signUp(cached)),
});

afterEach(() => void vi.useRealTimers());

function advanceClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

/** Changes the row in the database, so that the answer shows whether it came from the cache. */
async function rename(gatehouse: Gatehouse, person: Person, name: string): Promise<void> {
  await runSql(gatehouse.options.databaseUrl!, `update "user" set name = '${name}' where id = '${person.id}'`);
}

const sessionName = async (person: Person, query = {}) => (await person.get('/get-session', query)).body?.user.name;

interface Payload {
  session: { session: Record<string, unknown>; user: Record<string, unknown> };
  expiresAt: number;
  signature: string;
}
const read = (person: Person) => JSON.parse(Buffer.from(person.cookies.get(CACHE)!, 'base64url').toString()) as Payload;
const write = (person: Person, payload: unknown) =>
  person.cookies.set(CACHE, Buffer.from(JSON.stringify(payload)).toString('base64url'));

test('the cookie has the payload format of better-auth', async ({ person }) => {
  const payload = read(person);

  expect(Object.keys(payload)).toEqual(['session', 'expiresAt', 'signature']);
  const text = JSON.stringify({ ...payload.session, expiresAt: payload.expiresAt });
  expect(payload.signature).toBe(Buffer.from(hmac(SECRET, text), 'base64').toString('base64url'));
  expect(payload.session.user).toMatchObject({ id: person.id, email: person.email });
});

test('getCookieCache of the newest better-auth reads the cookie', async ({ person }) => {
  const headers = new Headers({ cookie: `${CACHE}=${person.cookies.get(CACHE)}` });
  const settings = { cookiePrefix: 'gatehouse', isSecure: false };

  const cached = await getCookieCache(headers, { ...settings, secret: SECRET });
  expect(cached).toMatchObject({
    session: { userId: person.id },
    user: { id: person.id, email: person.email },
    updatedAt: expect.any(Number),
  });
  expect(await getCookieCache(headers, { ...settings, secret: `${SECRET}, another` })).toBe(null);
});

test('get-session from the cache answers the same fields as from the database', async ({ person }) => {
  const stored = await person.get('/get-session', { disableCookieCache: 'true' });

  expect(await person.get('/get-session')).toEqual(stored);
});

test('get-session answers from a valid cache, and after its expiry from the database', async ({ cached, person }) => {
  await rename(cached, person, 'Changed');

  expect(await sessionName(person)).toBe('Ada Lovelace');
  expect(await sessionName(person, { disableCookieCache: 'true' })).toBe('Changed');
  advanceClock(61);
  expect(await sessionName(person)).toBe('Changed');
});

test('the cache is used for REST and RPC', async ({ cached, person }) => {
  const fromDatabase = (await person.send({ method: 'GET', url: '/get-session?disableCookieCache=true' })).body;
  await rename(cached, person, 'Changed');

  expect((await person.send({ method: 'GET', url: '/get-session' })).body).toBe(fromDatabase);
  const rpc = await person.send({ method: 'GET', url: '/api/trpc/getSession' });
  expect(rpc.body).toBe(`{"result":{"data":${fromDatabase}}}`);
});

test('a repeatedly used cookie is rejected after its expiry', async ({ cached, person }) => {
  await rename(cached, person, 'Changed');
  const cookies = new Map(person.cookies);

  for (const attempt of [1, 2]) expect([attempt, await sessionName(person)]).toEqual([attempt, 'Ada Lovelace']);
  expect(person.cookies).toEqual(cookies);
  advanceClock(61);
  expect(await sessionName(person)).toBe('Changed');
});

test('mutating the result of a server call does not affect the next call', async ({ cached, person }) => {
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const getSession = async () => (await cached.call('getSession', {}, { headers: { cookie } }))!;
  for (const attempt of [1, 2]) {
    const { user, session } = await getSession();
    expect([attempt, user.name, session.userId]).toEqual([attempt, 'Ada Lovelace', person.id]);
    Object.assign(user, { name: 'Mallory' });
    Object.assign(session, { userId: 'nobody' });
  }
});

test('the cache expires with its session', async () => {
  const session = { expiresIn: 30, updateAge: 0, disableSessionRefresh: true, cookieCache: { enabled: true } };
  await using gatehouse = await startGatehouse({ session });
  const person = await Person.signUp(gatehouse);
  await person.get('/get-session');
  expect((await person.get('/get-session')).body).not.toBeNull();
  advanceClock(31);

  expect((await person.get('/get-session')).body).toBeNull();
});

test('update-user refreshes the cache', async ({ person }) => {
  await person.post('/update-user', { name: 'Grace' });

  expect(await sessionName(person)).toBe('Grace');
});

test('only get-session uses the cache', async ({ cached, person }) => {
  await runSql(cached.options.databaseUrl!, `delete from session where user_id = '${person.id}'`);

  expect((await person.get('/get-session')).body).not.toBeNull();
  expect((await person.get('/list-sessions')).status).toBe(401);
  advanceClock(61);
  expect((await person.get('/get-session')).body).toBeNull();
});

test.for([
  [
    'a changed user',
    (payload: Payload) => ({
      ...payload,
      session: { ...payload.session, user: { ...payload.session.user, role: 'admin' } },
    }),
  ],
  ['a later expiry', (payload: Payload) => ({ ...payload, expiresAt: payload.expiresAt + 1 })],
  ['another signature', (payload: Payload) => ({ ...payload, signature: payload.signature.toLowerCase() })],
  ['no signature', ({ session, expiresAt }: Payload) => ({ session, expiresAt })],
  ['an array', () => []],
  ['null', () => null],
  ['text', () => 'session'],
] as const)('a cache with %s is rejected and replaced', async ([, change], { cached, person }) => {
  write(person, change(read(person)));
  await rename(cached, person, 'Changed');

  const response = await person.send({ method: 'GET', url: '/get-session' });
  expect(response.json().user).toMatchObject({ name: 'Changed', role: 'user' });
  expect(String(response.headers['set-cookie'])).toMatch(/session_data=[^;]+; Max-Age=60; Path=\//);
});

test('the cache carries how the session was proven, and a new proof replaces it', async ({ person }) => {
  const { session } = read(person).session;
  expect(session).toMatchObject({ level: 1, amr: ['pwd'], authenticatedAt: expect.any(String) });
  advanceClock(10);
  await person.post('/verify-password', { password: person.password });

  expect(person.cookies.has(CACHE)).toBe(false);
  const { authenticatedAt } = (await person.get('/get-session')).body.session;
  expect(Date.parse(authenticatedAt) - Date.parse(String(session['authenticatedAt']))).toBeGreaterThanOrEqual(10_000);
  expect(read(person).session.session).toMatchObject({ authenticatedAt });
});

test.for(['level', 'amr', 'authenticatedAt'])(
  'a cache of an earlier release, without %s, is ignored and replaced',
  async (field, { cached, person }) => {
    const { session: answer, expiresAt } = read(person);
    const writeSigned = () => {
      const text = JSON.stringify({ ...answer, expiresAt });
      write(person, {
        session: answer,
        expiresAt,
        signature: Buffer.from(hmac(SECRET, text), 'base64').toString('base64url'),
      });
    };
    await rename(cached, person, 'Changed');
    writeSigned();
    expect(await sessionName(person)).toBe('Ada Lovelace');
    delete answer.session[field];
    writeSigned();

    const { body } = await person.get('/get-session');
    expect([body.user.name, body.session]).toEqual(['Changed', expect.objectContaining({ level: 1, amr: ['pwd'] })]);
    expect(read(person).session.session).toHaveProperty(field);
  },
);

test('a cache that is not base64 is ignored', async ({ person }) => {
  person.cookies.set(CACHE, '%%%not base64%%%');

  expect((await person.get('/get-session')).status).toBe(200);
});

test('the cache of another session is rejected', async ({ cached, person }) => {
  const other = await Person.signUp(cached);
  person.cookies.set(CACHE, other.cookies.get(CACHE)!);

  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

test('a cache signed by an older secret is accepted', async ({ cached, person }) => {
  const secret = ['a newer secret, of thirty-two or more', SECRET];
  await using rotated = await startGatehouse({ secret, session: { cookieCache: { enabled: true } } });
  await rename(cached, person, 'Changed');
  const browser = Object.assign(new Person(rotated), { cookies: person.cookies });

  expect(await sessionName(browser)).toBe('Ada Lovelace');
});

test('a cache without a session cookie is ignored', async ({ person }) => {
  person.cookies.delete('gatehouse.session_token');

  expect((await person.get('/get-session')).body).toBeNull();
});

test('the cache of a session without rememberMe is a browser-session cookie', async ({ cached, person }) => {
  const { email, password } = person;
  const payload = { email, password, rememberMe: false };
  const response = await new Person(cached).send({ method: 'POST', url: '/sign-in/email', payload });

  expect(String(response.headers['set-cookie'])).toMatch(/session_data=[^;]+; Path=\//);
});

test('a session too large for the cookie is not cached', async ({ person }) => {
  const image = `https://example.com/${'x'.repeat(2000)}`;
  await person.post('/update-user', { name: 'é'.repeat(255), image });
  const { email, password } = person;
  const headers = { 'user-agent': 'x'.repeat(512) };
  const payload = { email, password };
  const signIn = await person.send({ method: 'POST', url: '/sign-in/email', payload, headers });

  expect([signIn.statusCode, signIn.json().user.image]).toEqual([200, image]);
  expect(person.cookies.has(CACHE)).toBe(false);
  expect((await person.get('/get-session')).body.user.image).toBe(image);
  expect(person.cookies.has(CACHE)).toBe(false);
});

test('a cache is removed when its session becomes too large', async ({ cached, person }) => {
  expect(person.cookies.has(CACHE)).toBe(true);
  await rename(cached, person, 'é'.repeat(2000));

  expect(await sessionName(person, { disableCookieCache: 'true' })).toBe('é'.repeat(2000));
  expect(await sessionName(person)).toBe('é'.repeat(2000));
  expect(person.cookies.has(CACHE)).toBe(false);
});

test('without the option no cache is set or accepted', async ({ gatehouse, person }) => {
  const plain = await Person.signUp(gatehouse);
  expect([...plain.cookies.keys()]).toEqual(['gatehouse.session_token', 'gatehouse.device']);

  plain.cookies.set(CACHE, person.cookies.get(CACHE)!);
  expect((await plain.get('/get-session')).body.user.id).toBe(plain.id);
});
