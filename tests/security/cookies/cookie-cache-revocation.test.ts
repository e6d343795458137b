import { expect } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const options = { session: { cookieCache: { enabled: true } } };

/** A call of an administrator on a user. */
const byAdministrator =
  (call: string, more: object = {}) =>
  async ({ gatehouse, id }: Person) => {
    const admin = await signUpWithRole(gatehouse, 'admin');
    expect((await admin.post(`/admin/${call}`, { userId: id, ...more })).status).toBe(200);
  };

const endings: [what: string, end: (person: Person) => Promise<unknown>][] = [
  [
    'a revocation from another session',
    async (person) => (await person.inAnotherBrowser()).post('/revoke-other-sessions'),
  ],
  ['the deletion of the user', async (person) => (await person.inAnotherBrowser()).post('/delete-user')],
  [
    'a ban in the database',
    ({ gatehouse, id }) => runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${id}'`),
  ],
  ['a ban by an administrator', byAdministrator('ban-user')],
  ['a deletion by an administrator', byAdministrator('remove-user')],
  ['a revocation by an administrator', byAdministrator('revoke-user-sessions')],
  ['a password set by an administrator', byAdministrator('set-user-password', { newPassword: 'another password' })],
  [
    'a password reset',
    async (person) => {
      const other = new Person(person.gatehouse);
      await other.post('/forget-password', { email: person.email });
      const { token } = await newestMailTo(person.gatehouse, person.email);
      await other.post('/reset-password', { token, newPassword: 'another password' });
    },
  ],
];

test.for(endings)('with the cookie cache, the session ends at the next call after %s', async ([, end]) => {
  await using gatehouse = await startGatehouse(options);
  const person = await Person.signUp(gatehouse);
  expect(person.cookies.has('gatehouse.session_data')).toBe(true);
  await end(person);

  for (const [method, url] of [
    ['GET', '/list-sessions'],
    ['POST', '/update-user'],
    ['GET', '/organization/list'],
  ] as const) {
    expect((await person.send({ method, url, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode).toBe(401);
  }
  // Only get-session may answer from the cache.
  expect((await person.get('/get-session', { disableCookieCache: 'true' })).body).toBeNull();
});
