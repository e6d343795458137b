import { afterEach, expect, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { wrongCode } from '#tests/support/mailbox.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

import { newNumber, startWithPhones } from './phones.ts';

const CODE_SENT = { status: 200, body: { message: 'code sent' } };

const test = base.extend<{ phones: Awaited<ReturnType<typeof startWithPhones>>; user: Person; browser: Person }>({
  phones: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using phones = await startWithPhones();
      await use(phones);
    },
    { scope: 'file' },
  ],
  user: async ({ phones }, use) => use(await Person.signUp(phones.gatehouse)),
  browser: async ({ phones }, use) => use(new Person(phones.gatehouse)),
});

afterEach(() => void vi.useRealTimers());

const sessionOf = async (person: Person) => (await person.get('/get-session')).body;

test('a user adds a number, and signs in with a code or the password', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  const { status, body } = await phones.setNumber(user, phoneNumber);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: true, token: expect.any(String), user: { phoneNumber } });
  expect((await sessionOf(user)).user).toMatchObject({ phoneNumber, phoneNumberVerified: true });

  const code = await phones.requestCode(browser, phoneNumber);
  const signedIn = await browser.post('/phone-number/verify', { phoneNumber, code });
  expect(signedIn).toMatchObject({ status: 200, body: { token: expect.any(String), user: { id: user.id } } });
  expect((await sessionOf(browser)).session).toMatchObject({ amr: ['sms'], level: 1 });
  expect((await browser.post('/phone-number/verify', { phoneNumber, code })).body.code).toBe('INVALID_OTP');

  const other = new Person(phones.gatehouse);
  const wrong = await other.post('/sign-in/phone-number', { phoneNumber, password: 'not this one' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'INVALID_PHONE_NUMBER_OR_PASSWORD']);
  const byPassword = await other.post('/sign-in/phone-number', { phoneNumber, password: user.password });
  expect(byPassword).toMatchObject({ status: 200, body: { user: { id: user.id } } });
});

test('numbers are compared in E.164, and ones that cannot exist are refused', async ({ phones, user, browser }) => {
  await phones.setNumber(user, '+44 20 7946 0018');
  expect((await sessionOf(user)).user.phoneNumber).toBe('+442079460018');

  const code = await phones.requestCode(browser, '+44 (0)20 7946 0018');
  const { body } = await browser.post('/phone-number/verify', { phoneNumber: '+44-20-7946-0018', code });
  expect(body.user.id).toBe(user.id);
  for (const phoneNumber of ['020 7946 0018', '+4420', 'no number', '+442079460018 ext. 5']) {
    const { status, body: refused } = await browser.post('/phone-number/send-otp', { phoneNumber });
    expect([phoneNumber, status, refused.code]).toEqual([phoneNumber, 400, 'INVALID_PHONE_NUMBER']);
  }
});

test('an unknown number gets the same answers but no message', async ({ phones, user, browser }) => {
  const [known, unknown] = ['+12125550101', '+12125550102'];
  await phones.setNumber(user, known);
  for (const phoneNumber of [known, unknown]) {
    expect(await browser.post('/phone-number/send-otp', { phoneNumber })).toEqual(CODE_SENT);
    const wrong = await browser.post('/phone-number/verify', { phoneNumber, code: '00000x' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_OTP']);
    const reset = await browser.post('/phone-number/request-password-reset', { phoneNumber });
    expect(reset).toEqual({ status: 200, body: { status: true } });
  }
  expect(await phones.codeTo(unknown)).toBeUndefined();
});

test('wrong codes use up the attempts of a number, also over several codes', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const refusals: string[] = [];
  for (let round = 0; round < 2; round++) {
    const code = await phones.requestCode(browser, phoneNumber);
    for (let guess = 0; guess < 5; guess++) {
      const { body } = await browser.post('/phone-number/verify', { phoneNumber, code: wrongCode(code!) });
      refusals.push(body.code);
    }
  }
  expect(new Set(refusals)).toEqual(new Set(['INVALID_OTP', 'TOO_MANY_ATTEMPTS']));
  expect(refusals.at(-1)).toBe('TOO_MANY_ATTEMPTS');
  const code = await phones.codeTo(phoneNumber);
  expect((await browser.post('/phone-number/verify', { phoneNumber, code })).body.code).toBe('TOO_MANY_ATTEMPTS');
});

test('a code works only in the browser that requested it, and until it expires', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const code = await phones.requestCode(browser, phoneNumber);
  const other = new Person(phones.gatehouse);
  expect((await other.post('/phone-number/verify', { phoneNumber, code })).body.code).toBe('INVALID_OTP');

  vi.setSystemTime(Date.now() + 301_000);
  expect((await browser.post('/phone-number/verify', { phoneNumber, code })).body.code).toBe('OTP_EXPIRED');
});

test('the database contains no code', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const code = await phones.requestCode(browser, phoneNumber);
  const rows = await runSql(phones.gatehouse.options.databaseUrl!, 'select value from verification');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ value }) => String(value).includes(code!))).toEqual([]);
});

test('a number belongs to one user', async ({ phones, user }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const other = await Person.signUp(phones.gatehouse);
  const { status, body } = await phones.setNumber(other, phoneNumber);
  expect([status, body.code]).toEqual([400, 'PHONE_NUMBER_EXIST']);
});

test('setting a number needs a session, and a recent sign-in', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  const update = async (person: Person) => {
    const code = await phones.requestCode(user, phoneNumber);
    return (await person.post('/phone-number/verify', { phoneNumber, code, updatePhoneNumber: true })).body.code;
  };
  expect(await update(browser)).toBe('UNAUTHORIZED');
  const sql = `update session set authenticated_at = authenticated_at - interval '2 days' where user_id = '${user.id}'`;
  await runSql(phones.gatehouse.options.databaseUrl!, sql);
  expect(await update(user)).toBe('SESSION_IS_NOT_FRESH');
});

test('a user with a second factor is asked for it', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const sql = `update "user" set two_factor_enabled = true where id = '${user.id}'`;
  await runSql(phones.gatehouse.options.databaseUrl!, sql);

  const code = await phones.requestCode(browser, phoneNumber);
  const byCode = await browser.post('/phone-number/verify', { phoneNumber, code });
  expect(byCode.body).toMatchObject({ twoFactorRedirect: true });
  const byPassword = await browser.post('/sign-in/phone-number', { phoneNumber, password: user.password });
  expect(byPassword.body).toMatchObject({ twoFactorRedirect: true });
  expect(await sessionOf(browser)).toBeNull();
});

test('a code resets the password and ends all sessions', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const otp = await phones.requestCode(browser, phoneNumber, 'request-password-reset');
  const reset = { phoneNumber, otp, newPassword: 'another long password' };
  // A code of one purpose is not one of the other.
  expect((await browser.post('/phone-number/verify', { phoneNumber, code: otp })).body.code).toBe('INVALID_OTP');
  const tooShort = await browser.post('/phone-number/reset-password', { ...reset, newPassword: 'short' });
  expect(tooShort.body.code).toBe('PASSWORD_TOO_SHORT');

  expect(await browser.post('/phone-number/reset-password', reset)).toEqual({ status: 200, body: { status: true } });
  expect((await browser.post('/phone-number/reset-password', reset)).body.code).toBe('INVALID_OTP');
  expect(await sessionOf(user)).toBeNull();
  const signIn = { phoneNumber, password: reset.newPassword };
  expect((await browser.post('/sign-in/phone-number', signIn)).body.user.emailVerified).toBe(false);
});

test('the number is listed as a sign-in method and can be unlinked', async ({ phones, user, browser }) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const { body: accounts } = await user.get('/list-accounts');
  expect(accounts).toContainEqual(expect.objectContaining({ providerId: 'phone-number', accountId: phoneNumber }));

  expect((await user.post('/unlink-account', { providerId: 'phone-number' })).status).toBe(200);
  expect((await sessionOf(user)).user).toMatchObject({ phoneNumber: null, phoneNumberVerified: false });
  await browser.post('/phone-number/send-otp', { phoneNumber });
  await phones.gatehouse.idle();
  expect(phones.messages.filter(({ phoneNumber: to }) => to === phoneNumber)).toHaveLength(1);
});

test('signUpOnVerification creates one user for an unknown number', async () => {
  const getTempEmail = (number: string) => `${number.slice(1)}@phone.invalid`;
  await using phones = await startWithPhones({ signUpOnVerification: { getTempEmail } });
  const phoneNumber = newNumber();
  const [first, second] = [new Person(phones.gatehouse), new Person(phones.gatehouse)];
  const verify = async (person: Person, body: object = {}) => {
    const code = await phones.requestCode(person, phoneNumber);
    return (await person.post('/phone-number/verify', { phoneNumber, code, ...body })).body;
  };
  const created = await verify(first, { disableSession: true });
  expect(created).toMatchObject({ status: true, token: null, user: { name: phoneNumber, emailVerified: false } });
  expect(created.user.email).toBe(getTempEmail(phoneNumber));
  expect(await sessionOf(first)).toBeNull();
  expect((await verify(second)).user.id).toBe(created.user.id);
});

test('phoneNumberValidator decides which numbers get messages, callbackOnVerification learns of verified ones', async () => {
  const verified: string[] = [];
  await using phones = await startWithPhones({
    phoneNumberValidator: (number) => number.startsWith('+1'),
    callbackOnVerification: ({ phoneNumber }) => void verified.push(phoneNumber),
  });
  const user = await Person.signUp(phones.gatehouse);
  const refused = await user.post('/phone-number/send-otp', { phoneNumber: '+442079460018' });
  expect(refused.body.code).toBe('INVALID_PHONE_NUMBER');
  await phones.setNumber(user, '+12125550123');
  await phones.gatehouse.idle();
  expect(verified).toEqual(['+12125550123']);
});

test('without a function that sends messages the service does not start', async () => {
  await expect(startGatehouse({ phoneNumber: { enabled: true } })).rejects.toThrow('phoneNumber.sendOTP');
});
