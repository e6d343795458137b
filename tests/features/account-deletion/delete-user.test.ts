import { afterEach, expect, vi } from 'vitest';

import type { DeleteAccountMail } from '#server/features/users/user.types.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const deleted = { status: 200, body: { success: true, message: 'User deleted' } };
const mailed = { status: 200, body: { success: true, message: 'Verification email sent' } };

afterEach(() => void vi.useRealTimers());

async function rowsOf({ gatehouse, id }: Person): Promise<number> {
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select (select count(*) from "user" where id = '${id}') + (select count(*) from session where user_id = '${id}')
      + (select count(*) from account where user_id = '${id}') + (select count(*) from verification where user_id = '${id}') as n`,
  );
  return Number(row!['n']);
}

test('delete-user with the password deletes all rows of the user', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  expect(await rowsOf(signedIn)).toBeGreaterThan(3);

  expect(await signedIn.post('/delete-user', { password: signedIn.password })).toEqual(deleted);
  expect(signedIn.cookies.size).toBe(0);
  expect(await rowsOf(signedIn)).toBe(0);
  expect((await other.get('/list-sessions')).status).toBe(401);
});

test('delete-user needs no password in a fresh session', async ({ signedIn }) => {
  expect(await signedIn.post('/delete-user')).toEqual(deleted);
});

test('delete-user needs the password in a session that is not fresh', async ({ signedIn }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3600_000 });

  expect(await signedIn.post('/delete-user', {})).toEqual({
    status: 400,
    body: {
      code: 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION',
      message: 'Session expired. Re-authenticate to perform this action.',
    },
  });
  expect(await signedIn.post('/delete-user', { password: signedIn.password })).toEqual(deleted);
});

test('a freshAge of 0 disables the freshness check', async () => {
  await using gatehouse = await startGatehouse({ session: { freshAge: 0 } });
  const person = await Person.signUp(gatehouse);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 3600_000 });

  expect(await person.post('/delete-user', {})).toEqual(deleted);
});

test('delete-user with a wrong password is rejected', async ({ gatehouse, signedIn }) => {
  expect((await signedIn.post('/delete-user', { password: 'not this one' })).body.code).toBe('INVALID_PASSWORD');
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  expect((await signedIn.post('/delete-user', { password: 'x' })).body.code).toBe('CREDENTIAL_ACCOUNT_NOT_FOUND');
  expect((await signedIn.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test('with sendDeleteAccountVerification the mailed link deletes the account', async () => {
  const mails: DeleteAccountMail[] = [];
  await using gatehouse = await startGatehouse({
    user: { deleteUser: { sendDeleteAccountVerification: (mail) => void mails.push(mail) } },
  });
  const person = await Person.signUp(gatehouse);
  expect(await person.post('/delete-user', { password: person.password, callbackURL: '/bye' })).toEqual(mailed);
  await gatehouse.idle();
  const [{ token, url, user }] = mails as [DeleteAccountMail];
  expect([token.length, user.email]).toEqual([32, person.email]);
  expect(url).toBe(`http://localhost:3000/api/auth/delete-user/callback?token=${token}&callbackURL=%2Fbye`);

  const { pathname, search } = new URL(url);
  const response = await person.send({ method: 'GET', url: pathname + search });
  expect([response.statusCode, response.headers['location']]).toEqual([302, '/bye']);
  expect(await rowsOf(person)).toBe(0);
});

test('the deletion token is valid for a day, for its owner only and also in delete-user', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { confirmByMail: true } } });
  const [person, other] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const invalid = { status: 404, body: { code: 'INVALID_TOKEN', message: 'invalid token' } };
  await person.post('/delete-user');
  const { token, text } = await newestMailTo(gatehouse, person.email);
  expect(text).toContain('expires in 1 day');

  expect(await new Person(gatehouse).get('/delete-user/callback', { token })).toEqual({
    status: 404,
    body: { code: 'FAILED_TO_GET_USER_INFO', message: 'Failed to get user info' },
  });
  expect(await other.get('/delete-user/callback', { token })).toEqual(invalid);
  expect(await other.post('/delete-user', { token })).toEqual(invalid);
  expect(await person.get('/delete-user/callback', { token: 'unknown' })).toEqual(invalid);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_401_000 });
  expect(await person.get('/delete-user/callback', { token })).toEqual(invalid);
  vi.useRealTimers();
  expect(await person.post('/delete-user', { token })).toEqual(deleted);
  expect(await rowsOf(person)).toBe(0);
});

test('the deletion calls answer 404 if the option is off', async () => {
  await using gatehouse = await startGatehouse({ user: { deleteUser: { enabled: false } } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/delete-user', { password: person.password })).status).toBe(404);
  expect((await person.get('/delete-user/callback', { token: 'x' })).status).toBe(404);
});

test('delete-user needs a session', async ({ anyone }) => {
  expect((await anyone.post('/delete-user', { password: 'x' })).status).toBe(401);
});
