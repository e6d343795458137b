import { expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { AppError } from '#server/lib/errors.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({ oneTimeToken: { enabled: true } });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

const generate = async (person: Person) => (await person.get('/one-time-token/generate')).body.token as string;
const verify = (person: Person, token: string) => person.post('/one-time-token/verify', { token });
const sessionOf = async (person: Person) => (await person.get('/get-session')).body?.session;

test('a token signs in another browser by a session of its own with the proof of the first', async ({
  gatehouse,
  signedIn,
}) => {
  const sql = `update session set authenticated_at = now() - interval '2 days' where user_id = '${signedIn.id}'`;
  await runSql(gatehouse.options.databaseUrl!, sql);
  const other = new Person(gatehouse);
  const { status, body } = await verify(other, await generate(signedIn));

  expect(status).toBe(200);
  const [first, second] = [await sessionOf(signedIn), await sessionOf(other)];
  expect(second).toEqual(body.session);
  expect(second).toMatchObject({ amr: first.amr, level: 1, authenticatedAt: first.authenticatedAt });
  expect([second.id, second.token]).not.toEqual([first.id, first.token]);
  // A stolen session that is not fresh does not become fresh.
  expect((await other.post('/unlink-account', { providerId: 'credential' })).body.code).toBe('SESSION_IS_NOT_FRESH');
});

test('of several concurrent uses of a token one signs in', async ({ gatehouse, signedIn }) => {
  const token = await generate(signedIn);
  const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await verify(new Person(gatehouse), token)).status));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
});

test('the database contains no token', async ({ gatehouse, signedIn }) => {
  const token = await generate(signedIn);
  const rows = await runSql(gatehouse.options.databaseUrl!, 'select verification::text row from verification');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an expired token is refused with TOKEN_EXPIRED', async ({ gatehouse, signedIn }) => {
  const token = await generate(signedIn);
  vi.setSystemTime(Date.now() + 181_000);
  try {
    const { status, body } = await verify(new Person(gatehouse), token);
    expect([status, body.code]).toEqual([400, 'TOKEN_EXPIRED']);
  } finally {
    vi.useRealTimers();
  }
});

test('a token is refused once its session has ended or the password has changed', async ({ gatehouse, signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const ended = await generate(other);
  await other.post('/sign-out');
  expect((await verify(new Person(gatehouse), ended)).body.code).toBe('SESSION_NOT_FOUND');

  const before = await generate(signedIn);
  const passwords = { currentPassword: signedIn.password, newPassword: 'another long password' };
  expect((await signedIn.post('/change-password', passwords)).status).toBe(200);
  expect((await verify(new Person(gatehouse), before)).body.code).toBe('INVALID_TOKEN');
});

test('a user who has set up a second factor since is asked for it', async ({ gatehouse }) => {
  const user = await Person.signUp(gatehouse);
  const token = await generate(user);
  const sql = `update "user" set two_factor_enabled = true where id = '${user.id}'`;
  await runSql(gatehouse.options.databaseUrl!, sql);
  const browser = new Person(gatehouse);

  expect((await verify(browser, token)).body).toMatchObject({ twoFactorRedirect: true });
  expect(await sessionOf(browser)).toBeUndefined();
});

test('a session that its browser forgets stays one in the other client', async ({ gatehouse, signedIn }) => {
  const browser = new Person(gatehouse);
  const { email, password } = signedIn;
  await browser.post('/sign-in/email', { email, password, rememberMe: false });
  const other = new Person(gatehouse);
  await verify(other, await generate(browser));

  expect(other.cookies.has('gatehouse.dont_remember')).toBe(true);
  const { expiresAt } = await sessionOf(other);
  expect(new Date(expiresAt).getTime()).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000);
});

test('with disableClientRequest only calls in the process get a token', async () => {
  await using gatehouse = await startGatehouse({ oneTimeToken: { enabled: true, disableClientRequest: true } });
  const person = await Person.signUp(gatehouse);
  const { status, body } = await person.get('/one-time-token/generate');
  expect([status, body]).toEqual([
    400,
    { code: 'CLIENT_REQUESTS_ARE_DISABLED', message: 'Client requests are disabled' },
  ]);

  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { token } = await gatehouse.call('oneTimeToken.generate', {}, { headers: { cookie } });
  expect((await verify(new Person(gatehouse), token)).status).toBe(200);
  await expect(gatehouse.call('oneTimeToken.generate', {}, { headers: {} })).rejects.toThrow(AppError);
});
