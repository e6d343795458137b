import { afterEach, expect, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { interleave, runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';

afterEach(() => void vi.useRealTimers());

const DAY = 24 * 3600 * 1000;
const tomorrow = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY + 1000 });

/** Of a call that requires a fresh session, and that fails otherwise, because the account is the only one. */
const codeOfSensitiveCall = async (person: Person) =>
  (await person.post('/unlink-account', { providerId: 'credential' })).body.code;
const sessionOf = async (person: Person) => (await person.get('/get-session')).body.session;

test('verify-password makes an old session fresh and keeps its token', async ({ signedIn }) => {
  const { id, token } = await sessionOf(signedIn);
  tomorrow();
  expect(await codeOfSensitiveCall(signedIn)).toBe('SESSION_IS_NOT_FRESH');

  expect(await signedIn.post('/verify-password', { password: signedIn.password })).toEqual({
    status: 200,
    body: { status: true },
  });
  expect(await codeOfSensitiveCall(signedIn)).toBe('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
  const session = await sessionOf(signedIn);
  expect(session).toMatchObject({ id, token, level: 1, amr: ['pwd'] });
  expect(Date.now() - Date.parse(session.authenticatedAt)).toBeLessThan(60_000);
});

test('verify-password adds the method to those of the session', async ({ gatehouse, signedIn }) => {
  await runSql(gatehouse.options.databaseUrl!, `update session set amr = '{email}' where user_id = '${signedIn.id}'`);
  await signedIn.post('/verify-password', { password: signedIn.password });

  expect((await sessionOf(signedIn)).amr).toEqual(['email', 'pwd']);
});

test('a wrong password does not make the session fresh', async ({ signedIn }) => {
  tomorrow();

  expect(await signedIn.post('/verify-password', { password: 'not this one' })).toEqual({
    status: 400,
    body: { code: 'INVALID_PASSWORD', message: 'Invalid password' },
  });
  expect(await codeOfSensitiveCall(signedIn)).toBe('SESSION_IS_NOT_FRESH');
});

test('verify-password is rejected for users without a password', async ({ gatehouse, signedIn }) => {
  await runSql(gatehouse.options.databaseUrl!, `update account set password = null where user_id = '${signedIn.id}'`);

  expect((await signedIn.post('/verify-password', { password: signedIn.password })).body.code).toBe(
    'CREDENTIAL_ACCOUNT_NOT_FOUND',
  );
});

test('the password alone does not make the session of a user with a second factor fresh', async ({
  gatehouse,
  signedIn,
}) => {
  const url = gatehouse.options.databaseUrl!;
  await runSql(url, `update "user" set two_factor_enabled = true where id = '${signedIn.id}'`);
  const { password } = signedIn;

  expect((await signedIn.post('/verify-password', { password })).status).toBe(200);
  expect([(await sessionOf(signedIn)).level, await codeOfSensitiveCall(signedIn)]).toEqual([1, 'SESSION_IS_NOT_FRESH']);

  // Neither does it renew an old proof of the second factor.
  await runSql(url, `update session set level = 2 where user_id = '${signedIn.id}'`);
  tomorrow();
  expect((await signedIn.post('/verify-password', { password })).status).toBe(200);
  expect([(await sessionOf(signedIn)).level, await codeOfSensitiveCall(signedIn)]).toEqual([2, 'SESSION_IS_NOT_FRESH']);
});

test('a password that is changed during the comparison is rejected', async ({ gatehouse, signedIn }) => {
  const other = await Person.signUp(gatehouse);
  await other.post('/change-password', { currentPassword: other.password, newPassword: 'a completely new one' });
  const change = `
    select from "user" where id = '${signedIn.id}' for update;
    update account set password = (select password from account where user_id = '${other.id}')
      where user_id = '${signedIn.id}'`;

  const answer = await interleave(gatehouse.options.databaseUrl!, change, () =>
    signedIn.post('/verify-password', { password: signedIn.password }),
  );
  expect(answer.body.code).toBe('INVALID_PASSWORD');
});
