import { randomUUID } from 'node:crypto';

import { afterEach, expect, vi } from 'vitest';

import type { EmailCodeMail } from '#server/features/email-codes/email-codes.types.ts';
import { mailsTo, newestCodeTo, newestMailTo, wrongCode } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const done = { status: 200, body: { success: true } };
const invalid = { status: 400, body: { code: 'INVALID_OTP' } };
const newEmail = () => `code-${randomUUID()}@example.com`;

afterEach(() => void vi.useRealTimers());

async function codeFor(person: Person, email: string, type = 'sign-in'): Promise<string> {
  expect(await person.post('/email-otp/send-verification-otp', { email, type })).toEqual(done);
  return newestCodeTo(person.gatehouse, email);
}

test('a sign-in code creates a user with a verified email and signs in', async ({ gatehouse, anyone }) => {
  const email = newEmail();
  const request = { email: email.toUpperCase(), type: 'sign-in' };
  expect(await anyone.post('/email-otp/send-verification-otp', request)).toEqual(done);
  const otp = await newestCodeTo(gatehouse, email);
  const { status, body } = await anyone.post('/sign-in/email-otp', { email, otp, name: 'Grace' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    token: expect.stringMatching(/^\w{32}$/),
    user: { email, name: 'Grace', emailVerified: true },
  });
  const session = await anyone.get('/get-session');
  expect(session.body).toMatchObject({ session: { token: body.token, amr: ['email'], level: 1 }, user: { email } });
  expect(await mailsTo(gatehouse, email)).toHaveLength(1);
});

test('a sign-in code signs in an existing user', async ({ gatehouse, signedIn, anyone }) => {
  const otp = await codeFor(anyone, signedIn.email);

  expect((await anyone.post('/sign-in/email-otp', { email: signedIn.email, otp })).body.user.id).toBe(signedIn.id);
  expect((await new Person(gatehouse).post('/sign-in/email-otp', { email: signedIn.email, otp })).status).toBe(400);
});

test('a sign-in code answers a callbackURL of a trusted origin, and rejects others', async ({ signedIn, anyone }) => {
  const { email } = signedIn;
  const otp = await codeFor(anyone, email);
  const signIn = (callbackURL: string) => anyone.post('/sign-in/email-otp', { email, otp, callbackURL });

  expect(await signIn('https://evil.example')).toMatchObject({ status: 403, body: { code: 'INVALID_CALLBACKURL' } });
  const { status, body } = await signIn('/welcome');
  expect([status, body.redirect, body.url]).toEqual([200, true, '/welcome']);
});

test('users with a second factor get a challenge instead of a session', async ({ gatehouse, anyone }) => {
  const signedIn = await Person.signUpVerified(gatehouse);
  const enable = `update "user" set two_factor_enabled = true, email_verified = true where id = '${signedIn.id}'`;
  await runSql(gatehouse.options.databaseUrl!, enable);
  const otp = await codeFor(anyone, signedIn.email);

  const input = { email: signedIn.email, otp, callbackURL: '/welcome' };
  const { status, body } = await anyone.post('/sign-in/email-otp', input);
  expect([status, body.twoFactorRedirect]).toEqual([200, true]);
  expect((await anyone.get('/get-session')).body).toBeNull();
  expect((await anyone.get('/two-factor/get-challenge')).body.callbackURL).toBe('/welcome');
});

test('with disableSignUp an unknown address gets the same answer and no mail', async () => {
  await using gatehouse = await startGatehouse({ emailOtp: { disableSignUp: true } });
  const anyone = new Person(gatehouse);
  const email = newEmail();

  expect(await anyone.post('/email-otp/send-verification-otp', { email, type: 'sign-in' })).toEqual(done);
  expect(await mailsTo(gatehouse, email)).toEqual([]);
});

test('a code works until it expires after five minutes, then answers OTP_EXPIRED', async ({ anyone }) => {
  const email = newEmail();
  const otp = await codeFor(anyone, email);
  const check = { email, type: 'sign-in', otp };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 298_000 });
  expect(await anyone.post('/email-otp/check-verification-otp', check)).toEqual(done);

  vi.setSystemTime(Date.now() + 3000);
  expect((await anyone.post('/sign-in/email-otp', { email, otp })).body.code).toBe('OTP_EXPIRED');
});

test('check-verification-otp accepts a right code and leaves it usable', async ({ signedIn, anyone }) => {
  const { email } = signedIn;
  const otp = await codeFor(anyone, email, 'forget-password');
  const check = (code: string) =>
    anyone.post('/email-otp/check-verification-otp', { email, type: 'forget-password', otp: code });

  expect(await check(wrongCode(otp))).toMatchObject(invalid);
  expect(await check(otp)).toEqual(done);
  expect(await anyone.post('/email-otp/reset-password', { email, otp, password: 'a new password' })).toEqual(done);
  expect(await check(otp)).toMatchObject(invalid);
});

test('a verification code verifies the address in the browser of the account', async ({ signedIn }) => {
  const { email } = signedIn;
  const otp = await codeFor(signedIn, email, 'email-verification');
  const token = signedIn.cookies.get('gatehouse.session_token');

  const { status, body } = await signedIn.post('/email-otp/verify-email', { email, otp });
  expect([status, body]).toMatchObject([200, { status: true, token: null, user: { email, emailVerified: true } }]);
  expect((await signedIn.get('/get-session')).body.user.emailVerified).toBe(true);
  expect(signedIn.cookies.get('gatehouse.session_token')).not.toBe(token);
});

test('a verified address gets no verification code', async ({ gatehouse, anyone }) => {
  const { email } = await Person.signUpVerified(gatehouse);
  await anyone.post('/email-otp/send-verification-otp', { email, type: 'email-verification' });

  expect((await mailsTo(gatehouse, email)).map(({ name }) => name)).toEqual(['sendVerificationEmail']);
});

test('a verification code signs in the browser of the sign-up if autoSignInAfterVerification is on', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const person = await Person.signUp(gatehouse);
  const { email } = person;
  const otp = await codeFor(person, email, 'email-verification');

  const { body } = await person.post('/email-otp/verify-email', { email, otp });
  expect(body.token).toMatch(/^\w{32}$/);
  expect((await person.get('/get-session')).body.session.token).toBe(body.token);
});

test.for(['/forget-password/email-otp', '/email-otp/request-password-reset'])(
  'a code requested by %s sets a new password and ends all sessions',
  async (path, { gatehouse, signedIn, anyone }) => {
    const { email } = signedIn;
    expect(await anyone.post(path, { email })).toEqual(done);
    const otp = await newestCodeTo(gatehouse, email);
    const reset = (password: string) => anyone.post('/email-otp/reset-password', { email, otp, password });

    expect((await reset('short')).body.code).toBe('PASSWORD_TOO_SHORT');
    expect((await reset('x'.repeat(129))).body.code).toBe('PASSWORD_TOO_LONG');
    expect(await reset('another long password')).toEqual(done);
    expect((await signedIn.get('/get-session')).body).toBeNull();
    const signIn = (password: string) => anyone.post('/sign-in/email', { email, password });
    expect((await signIn(signedIn.password)).status).toBe(401);
    expect((await signIn('another long password')).status).toBe(200);
  },
);

test('the code of a banned user is rejected', async ({ gatehouse, signedIn, anyone }) => {
  const otp = await codeFor(anyone, signedIn.email);
  await runSql(gatehouse.options.databaseUrl!, `update "user" set banned = true where id = '${signedIn.id}'`);

  const { status, body } = await anyone.post('/sign-in/email-otp', { email: signedIn.email, otp });
  expect([status, body.code]).toEqual([403, 'BANNED_USER']);
});

test('the mail says what the code is for, from which device it was requested and how long it works', async ({
  gatehouse,
  signedIn,
}) => {
  signedIn.headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/147.0 Safari/537.36' };
  const texts = {
    'sign-in': 'Enter this code to sign in.',
    'email-verification': 'confirm that this is your email address',
    'forget-password': 'choose a new password',
  };
  for (const [type, text] of Object.entries(texts)) {
    const otp = await codeFor(signedIn, signedIn.email, type);
    const mail = await newestMailTo(gatehouse, signedIn.email);
    expect(mail.text).toContain(text);
    expect(mail.text).toContain('requested from Chrome on Windows.');
    expect(mail.text).toContain('expires in 5 minutes');
    expect(mail.subject).not.toContain(otp);
    expect(mail.html).toContain(otp);
  }
});

test('a hook receives the code with its purpose, and the options set length and subject', async () => {
  const mails: EmailCodeMail[] = [];
  await using gatehouse = await startGatehouse({
    emailOtp: { otpLength: 8, sendVerificationOTP: (mail) => void mails.push(mail) },
  });
  const anyone = new Person(gatehouse);
  anyone.headers = { 'user-agent': 'curl/8' };
  await anyone.post('/email-otp/send-verification-otp', { email: 'new@example.com', type: 'sign-in' });
  await gatehouse.idle();

  const requester = { userAgent: 'curl/8', ipAddress: '127.0.0.1' };
  const otp = expect.stringMatching(/^\d{8}$/);
  expect(mails).toEqual([{ email: 'new@example.com', otp, type: 'sign-in', ...requester }]);

  await using verbose = await startGatehouse({ emailOtp: { showCodeInSubject: true } });
  const code = await codeFor(new Person(verbose), 'new@example.com');
  expect((await newestMailTo(verbose, 'new@example.com')).subject).toBe(`${code} – Your sign-in code for Gatehouse`);
});
