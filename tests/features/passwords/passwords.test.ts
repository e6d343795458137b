import { afterEach, expect, vi } from 'vitest';

import type { AppError } from '#server/lib/errors.ts';
import { hashPassword } from '#server/security/password.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql, interleave } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: 200, body: { status: true } };
const invalidToken = { status: 400, body: { code: 'INVALID_TOKEN', message: 'invalid token' } };
const newPassword = 'a completely new one';

afterEach(() => void vi.useRealTimers());

async function signsIn(person: Person, password: string): Promise<boolean> {
  const { email, gatehouse } = person;
  return (await new Person(gatehouse).post('/sign-in/email', { email, password })).status === 200;
}

test('a forgotten password is reset by a mailed link', async ({ gatehouse, signedIn, anyone }) => {
  expect(await anyone.post('/forget-password', { email: signedIn.email, redirectTo: '/new-password?x=1' })).toEqual(
    done,
  );
  const { name, token, path, text } = await newestMailTo(gatehouse, signedIn.email);
  expect([name, token.length, text]).toEqual(['sendResetPassword', 24, expect.stringContaining('expires in 1 hour')]);

  const landing = await anyone.send({ method: 'GET', url: path });
  expect(landing.statusCode).toBe(302);
  expect(landing.headers['location']).toBe(`http://localhost:3000/new-password?x=1&token=${token}`);

  expect(await anyone.post('/reset-password', { newPassword, token })).toEqual(done);
  expect(await signsIn(signedIn, newPassword)).toBe(true);
  expect(await signsIn(signedIn, signedIn.password)).toBe(false);
});

test('a reset ends every session and every other reset token', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const first = await newestMailTo(gatehouse, signedIn.email);
  await anyone.post('/forget-password', { email: signedIn.email });
  const second = await newestMailTo(gatehouse, signedIn.email);

  expect(await anyone.post('/reset-password', { newPassword, token: second.token })).toEqual(done);
  expect(await anyone.post('/reset-password', { newPassword: 'yet another', token: first.token })).toEqual(
    invalidToken,
  );
  expect(await anyone.post('/reset-password', { newPassword: 'yet another', token: second.token })).toEqual(
    invalidToken,
  );
  expect((await signedIn.get('/get-session')).body).toBeNull();
});

test('reset-password accepts the token in the query', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);

  expect(await anyone.post(`/reset-password?token=${token}`, { newPassword })).toEqual(done);
});

test('the mailed reset link redirects to the web app by default', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });

  expect((await newestMailTo(gatehouse, signedIn.email)).url).toContain('?callbackURL=%2Freset-password');
});

test('an expired or unknown reset link redirects with INVALID_TOKEN', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });

  for (const invalid of [token, 'x'.repeat(24)]) {
    const response = await anyone.send({ method: 'GET', url: `/reset-password/${invalid}?callbackURL=/in` });
    expect(response.headers['location']).toBe('http://localhost:3000/in?error=INVALID_TOKEN');
    expect(await anyone.post('/reset-password', { newPassword, token: invalid })).toEqual(invalidToken);
  }
});

test('a reset sets the password of a user without one', async ({ gatehouse, signedIn, anyone }) => {
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  await anyone.post('/forget-password', { email: signedIn.email });

  const { token } = await newestMailTo(gatehouse, signedIn.email);
  expect(await anyone.post('/reset-password', { newPassword, token })).toEqual(done);
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('forget-password for an unknown address gives the same answer and sends no mail', async ({
  gatehouse,
  anyone,
}) => {
  expect(await anyone.post('/forget-password', { email: 'unknown@example.com' })).toEqual(done);
  expect(await mailsTo(gatehouse, 'unknown@example.com')).toEqual([]);
});

test('request-password-reset sends the same mail as forget-password', async ({ gatehouse, signedIn, anyone }) => {
  expect(await anyone.post('/request-password-reset', { email: signedIn.email })).toMatchObject({
    status: 200,
    body: { status: true, message: expect.any(String) },
  });
  expect((await newestMailTo(gatehouse, signedIn.email)).name).toBe('sendResetPassword');
});

test('reset-password validates token presence, length and token in this order', async ({
  gatehouse,
  signedIn,
  anyone,
}) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);

  expect(await anyone.post('/reset-password', { newPassword: 'short' })).toEqual(invalidToken);
  expect((await anyone.post('/reset-password', { newPassword: 'short', token })).body.code).toBe('PASSWORD_TOO_SHORT');
  expect((await anyone.post('/reset-password', { newPassword: 'x'.repeat(129), token })).body.code).toBe(
    'PASSWORD_TOO_LONG',
  );
  expect(await anyone.post('/reset-password', { newPassword, token: 'unknown' })).toEqual(invalidToken);
});

test('forget-password fails if no mail can be sent', async () => {
  await using gatehouse = await startGatehouse({ production: true });

  expect(await new Person(gatehouse).post('/forget-password', { email: 'a@example.com' })).toEqual({
    status: 400,
    body: { code: 'RESET_PASSWORD_ISNT_ENABLED', message: "Reset password isn't enabled" },
  });
});

test('with revokeSessionsOnPasswordReset off a reset retains sessions', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { revokeSessionsOnPasswordReset: false } });
  const person = await Person.signUpVerified(gatehouse);
  await person.post('/forget-password', { email: person.email });
  await person.post('/reset-password', { newPassword, token: (await newestMailTo(gatehouse, person.email)).token });

  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

test('change-password with the current password sets a new one', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const { status, body } = await signedIn.post('/change-password', { currentPassword: signedIn.password, newPassword });

  expect(status).toBe(200);
  expect(body).toMatchObject({ token: null, user: { id: signedIn.id, email: signedIn.email } });
  expect(await signsIn(signedIn, newPassword)).toBe(true);
  expect((await other.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test('change-password with revokeOtherSessions ends other sessions and renews the token', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const change = { currentPassword: signedIn.password, newPassword, revokeOtherSessions: true };
  const { body } = await signedIn.post('/change-password', change);

  expect(body.token).toMatch(/^[A-Za-z0-9]{32}$/);
  expect((await signedIn.get('/get-session')).body.session.token).toBe(body.token);
  expect((await other.get('/get-session')).body).toBeNull();
});

test.for([
  [{ newPassword: 'short' }, 'PASSWORD_TOO_SHORT'],
  [{ newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
  [{ currentPassword: 'not this one' }, 'INVALID_PASSWORD'],
  [{ currentPassword: 'x'.repeat(4000) }, 'INVALID_PASSWORD'],
] as const)('change-password with %o answers %s', async ([change, code], { signedIn }) => {
  const input = { currentPassword: signedIn.password, newPassword, ...change };
  const { status, body } = await signedIn.post('/change-password', input);

  expect([status, body.code]).toEqual([400, code]);
});

test('password length limits come from the options', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { minPasswordLength: 4, maxPasswordLength: 30 } });
  const person = await Person.signUp(gatehouse);
  const currentPassword = person.password;

  expect((await person.post('/change-password', { currentPassword, newPassword: '123' })).body.code).toBe(
    'PASSWORD_TOO_SHORT',
  );
  expect((await person.post('/change-password', { currentPassword, newPassword: 'x'.repeat(31) })).body.code).toBe(
    'PASSWORD_TOO_LONG',
  );
  expect((await person.post('/change-password', { currentPassword, newPassword: '1234' })).status).toBe(200);
});

/** The SQL of a concurrent password change by another node. */
async function concurrentChange({ id }: Person): Promise<string> {
  const hash = await hashPassword(newPassword, 4);
  return `select 1 from "user" where id = '${id}' for update;
    update account set password = '${hash}' where user_id = '${id}';
    delete from session where user_id = '${id}'`;
}

/** Stores a hash with another cost than the options', which a sign-in rehashes. */
async function hashWithOtherCost({ id, password, gatehouse }: Person): Promise<void> {
  const hash = await hashPassword(password, 5);
  await runSql(gatehouse.options.databaseUrl!, `update account set password = '${hash}' where user_id = '${id}'`);
}

test('a sign-in during a password change is rejected and does not rehash the old password', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, password, id } = signedIn;
  const url = gatehouse.options.databaseUrl!;
  await hashWithOtherCost(signedIn);
  const late = new Person(gatehouse);
  const change = await concurrentChange(signedIn);

  const answer = await interleave(url, change, () => late.post('/sign-in/email', { email, password }));
  await gatehouse.idle();
  expect(answer.body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect(late.cookies.size).toBe(0);
  expect(await runSql(url, `select 1 from session where user_id = '${id}'`)).toEqual([]);
  expect([await signsIn(signedIn, newPassword), await signsIn(signedIn, password)]).toEqual([true, false]);
});

test('concurrent sign-ins rehash a password with another cost', async ({ gatehouse, signedIn }) => {
  const { email, password, id } = signedIn;
  const url = gatehouse.options.databaseUrl!;
  await hashWithOtherCost(signedIn);

  const signIn = async () => (await new Person(gatehouse).post('/sign-in/email', { email, password })).status;
  expect(await Promise.all(Array.from({ length: 10 }, signIn))).toEqual(Array<number>(10).fill(200));
  await gatehouse.idle();
  const [row] = await runSql(url, `select password from account where user_id = '${id}'`);
  expect(row!['password']).toMatch(/^bcrypt-sha256:\$2b\$04\$/);
  expect(await signsIn(signedIn, password)).toBe(true);
});

test('of two concurrent password changes the second is rejected', async ({ gatehouse, signedIn }) => {
  const input = { currentPassword: signedIn.password, newPassword: 'what the thief would like' };
  const change = await concurrentChange(signedIn);

  const answer = await interleave(gatehouse.options.databaseUrl!, change, () =>
    signedIn.post('/change-password', input),
  );
  expect(answer.body.code).toBe('INVALID_PASSWORD');
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('of ten concurrent first passwords one is set', async ({ gatehouse, signedIn }) => {
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => gatehouse.call('setPassword', { newPassword }, { headers: { cookie } })),
  );

  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as AppError] : []));
  expect(refusals.map(({ errorCode }) => errorCode)).toEqual(Array(9).fill('USER_ALREADY_HAS_A_PASSWORD'));
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('setPassword is available only to the server and for users without a password', async ({
  gatehouse,
  signedIn,
}) => {
  expect((await signedIn.post('/set-password', { newPassword })).status).toBe(404);
  const headers = { cookie: [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  const set = () => gatehouse.call('setPassword', { newPassword }, { headers });
  await expect(set()).rejects.toMatchObject({ errorCode: 'USER_ALREADY_HAS_A_PASSWORD' });
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);

  expect((await signedIn.post('/change-password', { currentPassword: 'x', newPassword })).body.code).toBe(
    'CREDENTIAL_ACCOUNT_NOT_FOUND',
  );
  expect(await set()).toEqual({ status: true });
  expect(await signsIn(signedIn, newPassword)).toBe(true);
  await expect(gatehouse.call('setPassword', { newPassword })).rejects.toMatchObject({
    errorCode: 'HEADERS_IS_REQUIRED',
  });
});
