import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

afterEach(() => void vi.useRealTimers());

const test = base.extend<{ gatehouse: Gatehouse }>({
  gatehouse: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using gatehouse = await startGatehouse({
        session: { maxLifetime: 10 * DAY, cookieCache: { enabled: true, maxAge: HOUR } },
        multiSession: { enabled: true },
      });
      await use(gatehouse);
    },
    { scope: 'file' },
  ],
});

function pass(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

/** The seconds until the session of a person expires, as the service stores it. */
async function secondsLeft({ gatehouse, id }: Person): Promise<number> {
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select extract(epoch from expires_at) * 1000 expires, ends_at is not null "hasEnd" from session where user_id = '${id}'`,
  );
  expect(row?.['hasEnd']).toBe(true);
  return Math.round((Number(row!['expires']) - Date.now()) / 1000);
}

const cookieAge = async (person: Person, name: string) => {
  const { cookies } = await person.send({ method: 'GET', url: '/get-session' });
  return cookies.find((cookie) => cookie.name === `gatehouse.${name}`)?.maxAge;
};

test('a session that is used ends with its maximum lifetime, and so do its cookies', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  expect(await secondsLeft(person)).toBeCloseTo(7 * DAY, -1);
  pass(6 * DAY);
  expect(await cookieAge(person, 'session_token')).toBeCloseTo(4 * DAY, -1);
  expect(await secondsLeft(person)).toBeCloseTo(4 * DAY, -1);

  pass(3 * DAY);
  // At its end already: it is not extended again and again.
  expect(await cookieAge(person, 'session_token')).toBeUndefined();
  pass(DAY - HOUR / 2);
  const { body } = await person.get('/get-session');
  expect(body.session.expiresAt).toBeTruthy();
  // The cookie cache would last for an hour.
  pass(HOUR / 2 + 1);
  expect((await person.get('/get-session')).body).toBeNull();
});

test('a new token after a change of the password, and another account of the browser, prolong nothing', async ({
  gatehouse,
}) => {
  const person = await Person.signUp(gatehouse);
  const other = await Person.signUp(gatehouse);
  pass(9 * DAY - 2 * DAY);
  await runSql(
    gatehouse.options.databaseUrl!,
    `update session set expires_at = ends_at where user_id = '${person.id}'`,
  );
  const [newPassword, currentPassword] = ['another long password', person.password];
  await person.post('/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
  expect(await secondsLeft(person)).toBeCloseTo(3 * DAY, -1);

  await person.post('/sign-in/email', { email: other.email, password: other.password });
  const [stored] = (await person.get('/multi-session/list-device-sessions')).body.filter(
    ({ user }: { user: { id: string } }) => user.id === person.id,
  );
  const { cookies } = await person.send({
    method: 'POST',
    url: '/multi-session/set-active',
    payload: { sessionToken: stored.session.token },
  });
  const cookie = cookies.find(({ name }) => name === 'gatehouse.session_token');
  expect(cookie?.maxAge).toBeCloseTo(3 * DAY, -1);
  expect(await secondsLeft(person)).toBeCloseTo(3 * DAY, -1);
});

test('a session from before the option is not extended beyond it', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  await runSql(gatehouse.options.databaseUrl!, `update session set ends_at = null where user_id = '${person.id}'`);
  pass(6 * DAY);
  await person.get('/get-session');

  expect(await secondsLeft(person)).toBeCloseTo(4 * DAY, -1);
});

test('the database refuses a session that expires after its end', async ({ gatehouse }) => {
  const { id } = await Person.signUp(gatehouse);
  const extend = `update session set expires_at = ends_at + interval '1 second' where user_id = '${id}'`;

  await expect(runSql(gatehouse.options.databaseUrl!, extend)).rejects.toThrow('session_ends');
});
