import { afterEach, expect, vi } from 'vitest';

import type { AppError } from '#server/errors.ts';
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

test('a forgotten password is replaced by way of the mailbox', async ({ gatehouse, signedIn, anyone }) => {
  expect(await anyone.post('/forget-password', { email: signedIn.email, redirectTo: '/new-password?x=1' })).toEqual(
    done,
  );
  const { name, token, path, text } = await newestMailTo(gatehouse, signedIn.email);
  expect([name, token.length, text]).toEqual(['sendResetPassword', 24, expect.stringContaining('for 1 hour')]);

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

test('the token is also taken from the query', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);

  expect(await anyone.post(`/reset-password?token=${token}`, { newPassword })).toEqual(done);
});

test('by default the mailed link leads to the page of the web app', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });

  expect((await newestMailTo(gatehouse, signedIn.email)).url).toContain('?callbackURL=%2Freset-password');
});

test('a link that is too old or made up leads on with INVALID_TOKEN', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3601_000 });

  for (const tried of [token, 'x'.repeat(24)]) {
    const response = await anyone.send({ method: 'GET', url: `/reset-password/${tried}?callbackURL=/in` });
    expect(response.headers['location']).toBe('http://localhost:3000/in?error=INVALID_TOKEN');
    expect(await anyone.post('/reset-password', { newPassword, token: tried })).toEqual(invalidToken);
  }
});

test('who has no password gets one by reset', async ({ gatehouse, signedIn, anyone }) => {
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  await anyone.post('/forget-password', { email: signedIn.email });

  const { token } = await newestMailTo(gatehouse, signedIn.email);
  expect(await anyone.post('/reset-password', { newPassword, token })).toEqual(done);
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('an unknown address is told the same and mailed nothing', async ({ gatehouse, anyone }) => {
  expect(await anyone.post('/forget-password', { email: 'unknown@example.com' })).toEqual(done);
  expect(await mailsTo(gatehouse, 'unknown@example.com')).toEqual([]);
});

test('the newer name of the call answers alike', async ({ gatehouse, signedIn, anyone }) => {
  expect(await anyone.post('/request-password-reset', { email: signedIn.email })).toMatchObject({
    status: 200,
    body: { status: true, message: expect.any(String) },
  });
  expect((await newestMailTo(gatehouse, signedIn.email)).name).toBe('sendResetPassword');
});

test('reset refuses in the order that clients know', async ({ gatehouse, signedIn, anyone }) => {
  await anyone.post('/forget-password', { email: signedIn.email });
  const { token } = await newestMailTo(gatehouse, signedIn.email);

  expect(await anyone.post('/reset-password', { newPassword: 'short' })).toEqual(invalidToken);
  expect((await anyone.post('/reset-password', { newPassword: 'short', token })).body.code).toBe('PASSWORD_TOO_SHORT');
  expect((await anyone.post('/reset-password', { newPassword: 'x'.repeat(129), token })).body.code).toBe(
    'PASSWORD_TOO_LONG',
  );
  expect(await anyone.post('/reset-password', { newPassword, token: 'unknown' })).toEqual(invalidToken);
});

test('where no mail can be sent forget-password says so', async () => {
  await using gatehouse = await startGatehouse({ production: true });

  expect(await new Person(gatehouse).post('/forget-password', { email: 'a@example.com' })).toEqual({
    status: 400,
    body: { code: 'RESET_PASSWORD_ISNT_ENABLED', message: "Reset password isn't enabled" },
  });
});

test('revokeSessionsOnPasswordReset off keeps the sessions', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { revokeSessionsOnPasswordReset: false } });
  const person = await Person.signUpVerified(gatehouse);
  await person.post('/forget-password', { email: person.email });
  await person.post('/reset-password', { newPassword, token: (await newestMailTo(gatehouse, person.email)).token });

  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

test('a password is changed by who knows it', async ({ signedIn }) => {
  const other = await signedIn.inAnotherBrowser();
  const { status, body } = await signedIn.post('/change-password', { currentPassword: signedIn.password, newPassword });

  expect(status).toBe(200);
  expect(body).toMatchObject({ token: null, user: { id: signedIn.id, email: signedIn.email } });
  expect(await signsIn(signedIn, newPassword)).toBe(true);
  expect((await other.get('/get-session')).body.user.id).toBe(signedIn.id);
});

test('with revokeOtherSessions the others are out and this browser goes on with the new token', async ({
  signedIn,
}) => {
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

test('the limits of length are those of the options', async () => {
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

/** What a call that gives somebody another password does to the database, as another node would. */
async function changeBy({ id }: Person): Promise<string> {
  const hash = await hashPassword(newPassword, 4);
  return `select 1 from "user" where id = '${id}' for update;
    update account set password = '${hash}' where user_id = '${id}';
    delete from session where user_id = '${id}'`;
}

/** Gives somebody a hash of another cost than the options': a sign-in makes it anew. */
async function hashAtAnotherCost({ id, password, gatehouse }: Person): Promise<void> {
  const hash = await hashPassword(password, 5);
  await runSql(gatehouse.options.databaseUrl!, `update account set password = '${hash}' where user_id = '${id}'`);
}

test('a password that is changed while it is compared signs nobody in, and is not made anew', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, password, id } = signedIn;
  const url = gatehouse.options.databaseUrl!;
  await hashAtAnotherCost(signedIn);
  const late = new Person(gatehouse);
  const change = await changeBy(signedIn);

  const answer = await interleave(url, change, () => late.post('/sign-in/email', { email, password }));
  await gatehouse.idle();
  expect(answer.body.code).toBe('INVALID_EMAIL_OR_PASSWORD');
  expect(late.cookies.size).toBe(0);
  expect(await runSql(url, `select 1 from session where user_id = '${id}'`)).toEqual([]);
  expect([await signsIn(signedIn, newPassword), await signsIn(signedIn, password)]).toEqual([true, false]);
});

test('a hash of another cost is made anew at a sign-in, of several at once as well', async ({
  gatehouse,
  signedIn,
}) => {
  const { email, password, id } = signedIn;
  const url = gatehouse.options.databaseUrl!;
  await hashAtAnotherCost(signedIn);

  const signIn = async () => (await new Person(gatehouse).post('/sign-in/email', { email, password })).status;
  expect(await Promise.all(Array.from({ length: 10 }, signIn))).toEqual(Array<number>(10).fill(200));
  await gatehouse.idle();
  const [row] = await runSql(url, `select password from account where user_id = '${id}'`);
  expect(row!['password']).toMatch(/^bcrypt-sha256:\$2b\$04\$/);
  expect(await signsIn(signedIn, password)).toBe(true);
});

test('of two changes at once the second no longer knows the password', async ({ gatehouse, signedIn }) => {
  const input = { currentPassword: signedIn.password, newPassword: 'what the thief would like' };
  const change = await changeBy(signedIn);

  const answer = await interleave(gatehouse.options.databaseUrl!, change, () =>
    signedIn.post('/change-password', input),
  );
  expect(answer.body.code).toBe('INVALID_PASSWORD');
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('of ten first passwords at once one is set', async ({ gatehouse, signedIn }) => {
  await runSql(gatehouse.options.databaseUrl!, `delete from account where user_id = '${signedIn.id}'`);
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => gatehouse.call('setPassword', { newPassword }, { headers: { cookie } })),
  );

  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as AppError] : []));
  expect(refusals.map(({ errorCode }) => errorCode)).toEqual(Array(9).fill('USER_ALREADY_HAS_A_PASSWORD'));
  expect(await signsIn(signedIn, newPassword)).toBe(true);
});

test('a password is first set by the service alone, for who has none', async ({ gatehouse, signedIn }) => {
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
