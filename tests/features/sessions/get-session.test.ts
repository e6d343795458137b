import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const DAY = 24 * 3600 * 1000;

/** Advances the service's clock, which it uses instead of the database's. */
function advanceClock(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
}
afterEach(() => void vi.useRealTimers());

function sessionRows(gatehouse: Gatehouse, id: string) {
  return runSql(gatehouse.options.databaseUrl!, `select * from session where id = '${id}'`);
}

test('a request without a cookie has no session and sets no cookie', async ({ anyone }) => {
  const response = await anyone.send({ method: 'GET', url: '/get-session' });

  expect(response.json()).toBeNull();
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('the session belongs to the cookie, and the database does not contain its token', async ({
  gatehouse,
  signedIn,
}) => {
  const { session } = (await signedIn.get('/get-session')).body;

  expect(session).toMatchObject({ userId: signedIn.id, ipAddress: '127.0.0.1', activeOrganizationId: null });
  const rows = await sessionRows(gatehouse, session.id);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(session.token);
});

test('concurrent callers get their own sessions, and a signed-out one gets none', async ({ gatehouse }) => {
  const users = await Promise.all(Array.from({ length: 30 }, () => Person.signUp(gatehouse)));
  const signedOut = users[7]!;
  const stale = [...signedOut.cookies];
  await signedOut.post('/sign-out');
  for (const [name, value] of stale) signedOut.cookies.set(name, value);
  const answers = await Promise.all(users.map((person) => person.get('/get-session')));

  const expected = users.map(({ id }) => (id === signedOut.id ? undefined : id));
  expect(answers.map(({ body }) => body?.user.id)).toEqual(expected);
});

test('a forged signature has no session and clears no cookie', async ({ anyone, signedIn }) => {
  const [name, value] = [...signedIn.cookies][0]!;
  anyone.cookies.set(
    name,
    value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  );

  const response = await anyone.send({ method: 'GET', url: '/get-session' });
  expect(response.json()).toBeNull();
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('get-session within the update interval does not extend the session', async ({ signedIn }) => {
  const before = (await signedIn.get('/get-session')).body.session.expiresAt;
  advanceClock(DAY - 60_000);

  const response = await signedIn.send({ method: 'GET', url: '/get-session' });
  expect(response.json().session.expiresAt).toBe(before);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('get-session after the update interval extends session and cookie', async ({ signedIn }) => {
  advanceClock(DAY + 60_000);

  const response = await signedIn.send({ method: 'GET', url: '/get-session' });
  const extended = Date.now() + 7 * 24 * 3600 * 1000;
  expect(Math.abs(Date.parse(response.json().session.expiresAt) - extended)).toBeLessThan(5_000);
  expect(String(response.headers['set-cookie'])).toMatch(/session_token=.*Max-Age=604800/);
});

test('disableRefresh does not extend the session', async ({ signedIn }) => {
  advanceClock(2 * DAY);

  const response = await signedIn.send({ method: 'GET', url: '/get-session?disableRefresh=true' });
  expect(response.json().session).toBeTruthy();
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('a session without rememberMe lasts a day, ends with the browser and is not extended', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, password } = signedIn;
  const person = new Person(gatehouse);
  const payload = { email, password, rememberMe: false };
  const signIn = await person.send({ method: 'POST', url: '/sign-in/email', payload });
  const lines = [signIn.headers['set-cookie']].flat();
  expect(lines.map((line) => /gatehouse\.(\w+)/.exec(line!)![1])).toEqual(['session_token', 'dont_remember', 'device']);
  expect(lines.join()).not.toContain('Max-Age');

  advanceClock(DAY - 60_000);
  expect((await person.send({ method: 'GET', url: '/get-session' })).headers['set-cookie']).toBeUndefined();
  advanceClock(2 * 60_000);
  expect((await person.get('/get-session')).body).toBeNull();
});

test('get-session deletes an expired session and clears its cookies', async ({ gatehouse, signedIn }) => {
  const { id } = (await signedIn.get('/get-session')).body.session;
  advanceClock(8 * DAY);

  const response = await signedIn.send({ method: 'GET', url: '/get-session' });
  expect(response.json()).toBeNull();
  expect([response.headers['set-cookie']].flat()).toEqual([
    'gatehouse.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'gatehouse.session_data=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'gatehouse.dont_remember=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
  expect(await sessionRows(gatehouse, id)).toEqual([]);
});

test('a guarded call rejects an expired session and deletes it', async ({ gatehouse, signedIn }) => {
  const { id } = (await signedIn.get('/get-session')).body.session;
  advanceClock(8 * DAY);

  expect(await signedIn.post('/update-user', { name: 'Late' })).toEqual({
    status: 401,
    body: { code: 'UNAUTHORIZED', message: 'Unauthorized' },
  });
  await gatehouse.idle();
  expect(await sessionRows(gatehouse, id)).toEqual([]);
});

test('a failed session lookup answers 500 and retains the cookies', async () => {
  await using gatehouse = await startGatehouse();
  const person = await Person.signUp(gatehouse);
  await runSql(gatehouse.options.databaseUrl!, 'alter table session rename column token_hash to elsewhere');

  const response = await person.send({ method: 'GET', url: '/get-session' });
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { code: 'FAILED_TO_GET_SESSION', message: 'Failed to get session' },
  ]);
  expect(response.headers['set-cookie']).toBeUndefined();
});

test('with an https base URL the cookies are Secure and have the __Secure- prefix', async () => {
  await using gatehouse = await startGatehouse({ baseUrl: 'https://auth.example.com', cookiePrefix: 'acme' });
  const person = await Person.signUp(gatehouse);

  expect([...person.cookies.keys()]).toEqual(['__Secure-acme.session_token', '__Secure-acme.device']);
  expect((await person.get('/get-session')).body.user.email).toBe(person.email);

  const withoutPrefix = new Person(gatehouse);
  withoutPrefix.cookies.set('acme.session_token', person.cookies.get('__Secure-acme.session_token')!);
  expect((await withoutPrefix.get('/get-session')).body).toBeNull();
});

test('cookies signed by an older secret are valid, those of a removed secret are not', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  const newest = 'the newest secret, thirty-two or more chars';
  const databaseUrl = gatehouse.options.databaseUrl!;
  await using rotated = await startGatehouse({ databaseUrl, secret: [newest, String(gatehouse.options.secret)] });
  await using replaced = await startGatehouse({ databaseUrl, secret: newest });

  const getSessionFrom = (service: Gatehouse) =>
    Object.assign(new Person(service), { cookies: new Map(person.cookies) }).get('/get-session');
  expect((await getSessionFrom(rotated)).body.user.id).toBe(person.id);
  expect((await getSessionFrom(replaced)).body).toBeNull();
});
