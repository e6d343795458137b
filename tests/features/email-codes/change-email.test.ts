import { randomUUID } from 'node:crypto';

import pg from 'pg';
import { expect } from 'vitest';

import { mailsTo, newestCodeTo, newestMailTo, wrongCode } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql, waitForBlockedStatement } from '#tests/support/postgres.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const done = { status: 200, body: { success: true } };
const newAddress = () => `changed-${randomUUID()}@example.com`;

const test = base.extend<{ verified: Person }>({
  verified: async ({ gatehouse }, use) => use(await Person.signUpVerified(gatehouse)),
});

async function changeEmail(person: Person, newEmail: string) {
  expect(await person.post('/email-otp/request-email-change', { newEmail })).toEqual(done);
  const otp = await newestCodeTo(person.gatehouse, person.email);
  expect(await person.post('/email-otp/request-email-change', { newEmail, otp })).toEqual(done);
  const proof = await newestCodeTo(person.gatehouse, newEmail);
  return person.post('/email-otp/change-email', { newEmail, otp: proof });
}

test('codes from the current and the new address change a verified email', async ({ gatehouse, verified }) => {
  const newEmail = newAddress();
  const token = verified.cookies.get('gatehouse.session_token');
  expect(await changeEmail(verified, newEmail)).toEqual(done);

  expect((await verified.get('/get-session')).body.user).toMatchObject({ email: newEmail, emailVerified: true });
  expect(verified.cookies.get('gatehouse.session_token')).not.toBe(token);
  expect((await newestMailTo(gatehouse, verified.email)).name).toBe('onEmailChanged');
  expect(await mailsTo(gatehouse, newEmail)).toHaveLength(1);
});

test('the mail to the current address names the new one', async ({ gatehouse, verified }) => {
  const newEmail = newAddress();
  await verified.post('/email-otp/request-email-change', { newEmail });

  expect((await newestMailTo(gatehouse, verified.email)).text).toContain(`to ${newEmail}. Enter this code`);
  expect(await mailsTo(gatehouse, newEmail)).toEqual([]);
});

test('an unverified email changes with a code from the new address alone', async ({ gatehouse, signedIn }) => {
  const newEmail = newAddress();
  expect(await signedIn.post('/email-otp/request-email-change', { newEmail })).toEqual(done);
  const otp = await newestCodeTo(gatehouse, newEmail);

  expect(await signedIn.post('/email-otp/change-email', { newEmail, otp })).toEqual(done);
  expect((await signedIn.get('/get-session')).body.user).toMatchObject({ email: newEmail, emailVerified: true });
});

test('a request waits for a concurrent change of email instead of deadlocking with it', async ({
  gatehouse,
  signedIn,
}) => {
  const [first, second] = [newAddress(), newAddress()];
  await signedIn.post('/email-otp/request-email-change', { newEmail: first });
  await gatehouse.idle();
  const url = gatehouse.options.databaseUrl!;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Like a change of email, which revokes the codes after it has locked the user.
  await client.query('begin');
  await client.query('select from "user" where id = $1 for update', [signedIn.id]);
  expect(await signedIn.post('/email-otp/request-email-change', { newEmail: second })).toEqual(done);
  await waitForBlockedStatement(url);
  await client.query('delete from verification where user_id = $1', [signedIn.id]);
  await client.query('commit');
  await client.end();

  await gatehouse.idle();
  expect(await mailsTo(gatehouse, second)).toHaveLength(1);
});

test('rejects a wrong confirmation, and one for another new address', async ({ gatehouse, verified }) => {
  const [newEmail, other] = [newAddress(), newAddress()];
  await verified.post('/email-otp/request-email-change', { newEmail });
  const otp = await newestCodeTo(gatehouse, verified.email);

  for (const input of [
    { newEmail, otp: wrongCode(otp) },
    { newEmail: other, otp },
  ])
    expect((await verified.post('/email-otp/request-email-change', input)).body.code).toBe('INVALID_OTP');
  expect((await verified.post('/email-otp/change-email', { newEmail, otp })).body.code).toBe('INVALID_OTP');
  expect([await mailsTo(gatehouse, newEmail), await mailsTo(gatehouse, other)]).toEqual([[], []]);
});

test('the code for a new address works for the user who requested it only', async ({ gatehouse, signedIn }) => {
  const newEmail = newAddress();
  await signedIn.post('/email-otp/request-email-change', { newEmail });
  const otp = await newestCodeTo(gatehouse, newEmail);
  const other = await Person.signUp(gatehouse);
  other.cookies.set('gatehouse.email_code', signedIn.cookies.get('gatehouse.email_code')!);

  expect((await other.post('/email-otp/change-email', { newEmail, otp })).body.code).toBe('INVALID_OTP');
});

test('a request that needed no confirmation ends when the current address is verified', async ({
  gatehouse,
  signedIn,
}) => {
  const newEmail = newAddress();
  await signedIn.post('/email-otp/request-email-change', { newEmail });
  const otp = await newestCodeTo(gatehouse, newEmail);
  await signedIn.send({ method: 'GET', url: (await newestMailTo(gatehouse, signedIn.email)).path });

  expect((await signedIn.post('/email-otp/change-email', { newEmail, otp })).body.code).toBe('INVALID_OTP');
});

test('rejects the current address, a taken one, and users who may not change it', async ({ gatehouse, verified }) => {
  const request = (newEmail: string, person = verified) => person.post('/email-otp/request-email-change', { newEmail });
  expect((await request(verified.email)).body.code).toBe('EMAIL_IS_THE_SAME');
  expect((await request((await Person.signUp(gatehouse)).email)).body.code).toBe('COULDNT_UPDATE_YOUR_EMAIL');
  expect((await request(newAddress(), new Person(gatehouse))).status).toBe(401);

  await using disabled = await startGatehouse({ user: { changeEmail: { enabled: false } } });
  expect((await request(newAddress(), await Person.signUp(disabled))).body.code).toBe('CHANGE_EMAIL_IS_DISABLED');
  await runSql(gatehouse.options.databaseUrl!, `update session set authenticated_at = now() - interval '2 days'`);
  const code = 'SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION';
  expect((await request(newAddress())).body.code).toBe(code);
  const change = { newEmail: newAddress(), otp: '123456' };
  expect((await verified.post('/email-otp/change-email', change)).body.code).toBe(code);
});

test('a taken address gets no code if sign-up hides registered addresses', async () => {
  await using gatehouse = await startGatehouse({ emailAndPassword: { autoSignIn: false } });
  const taken = await Person.signUp(gatehouse);
  const person = await Person.signUpVerified(gatehouse);
  await person.post('/sign-in/email', { email: person.email, password: person.password });
  const answers = [];
  for (const newEmail of [taken.email, newAddress()]) {
    await person.post('/email-otp/request-email-change', { newEmail });
    const otp = await newestCodeTo(gatehouse, person.email);
    answers.push(await person.post('/email-otp/request-email-change', { newEmail, otp }));
  }

  expect(answers).toEqual([done, done]);
  expect((await mailsTo(gatehouse, taken.email)).map(({ name }) => name)).toEqual(['sendVerificationEmail']);
});
