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
  expect((await sessionOf(other)).user.phoneNumber).toBeNull();
  expect((await sessionOf(user)).user.phoneNumber).toBe(phoneNumber);
});

test('another number replaces the one of a user, which then no longer signs in', async ({ phones, user, browser }) => {
  const [first, second] = [newNumber(), newNumber()];
  await phones.setNumber(user, first);
  expect((await phones.setNumber(user, second)).body.user).toMatchObject({ phoneNumber: second });

  expect(await phones.requestCode(browser, first)).toBeUndefined();
  const byPassword = await browser.post('/sign-in/phone-number', { phoneNumber: first, password: user.password });
  expect(byPassword.body.code).toBe('INVALID_PHONE_NUMBER_OR_PASSWORD');
  const code = await phones.requestCode(browser, second);
  expect((await browser.post('/phone-number/verify', { phoneNumber: second, code })).body.user.id).toBe(user.id);
});

test('a number that its user gave up belongs to the next who verifies it, and earlier codes do not', async ({
  phones,
  user,
  browser,
}) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const code = await phones.requestCode(browser, phoneNumber);
  const otp = await phones.requestCode(browser, phoneNumber, 'request-password-reset');
  await user.post('/unlink-account', { providerId: 'phone-number' });
  const next = await Person.signUp(phones.gatehouse);
  expect((await phones.setNumber(next, phoneNumber)).body.user.id).toBe(next.id);

  expect((await browser.post('/phone-number/verify', { phoneNumber, code })).body.code).toBe('INVALID_OTP');
  const reset = { phoneNumber, otp, newPassword: 'another long password' };
  expect((await browser.post('/phone-number/reset-password', reset)).body.code).toBe('INVALID_OTP');
  const signIn = (password: string) => browser.post('/sign-in/phone-number', { phoneNumber, password });
  expect((await signIn(user.password)).body.user.id).toBe(next.id);
});

test('a new code replaces the one before it, and one of several concurrent calls uses a code', async ({
  phones,
  user,
  browser,
}) => {
  const phoneNumber = newNumber();
  await phones.setNumber(user, phoneNumber);
  const earlier = await phones.requestCode(browser, phoneNumber);
  const code = await phones.requestCode(browser, phoneNumber);
  const verify = (typed?: string) => browser.post('/phone-number/verify', { phoneNumber, code: typed });
  if (earlier !== code) expect((await verify(earlier)).body.code).toBe('INVALID_OTP');

  const statuses = (await Promise.all([verify(code), verify(code), verify(code)])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
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
  const common = await browser.post('/phone-number/reset-password', { ...reset, newPassword: 'password' });
  expect([common.status, common.body.code]).toEqual([400, 'PASSWORD_COMPROMISED']);

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

test('concurrent verifications of an unknown number create one user', async () => {
  await using phones = await startWithPhones({
    bindToBrowser: false,
    signUpOnVerification: { getTempEmail: (number) => `${number.slice(1)}@phone.invalid` },
  });
  const phoneNumber = newNumber();
  const code = await phones.requestCode(new Person(phones.gatehouse), phoneNumber);
  const verify = () => new Person(phones.gatehouse).post('/phone-number/verify', { phoneNumber, code });
  const statuses = (await Promise.all([verify(), verify(), verify()])).map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  const sql = `select id from "user" where phone_number = '${phoneNumber}'`;
  expect(await runSql(phones.gatehouse.options.databaseUrl!, sql)).toHaveLength(1);
});

test('a failing or hanging sendOTP changes no answer, and delays none', async () => {
  const known = newNumber();
  let send = async () => {};
  await using phones = await startWithPhones({ sendOTP: async (message) => (phones.messages.push(message), send()) });
  const user = await Person.signUp(phones.gatehouse);
  await phones.setNumber(user, known);
  const browser = new Person(phones.gatehouse);
  const answers = async () => [
    await browser.post('/phone-number/send-otp', { phoneNumber: known }),
    await browser.post('/phone-number/send-otp', { phoneNumber: newNumber() }),
    await browser.post('/phone-number/request-password-reset', { phoneNumber: known }),
  ];
  const expected = [CODE_SENT, CODE_SENT, { status: 200, body: { status: true } }];

  send = async () => {
    throw new Error('no credit left');
  };
  expect(await answers()).toEqual(expected);
  await phones.gatehouse.idle();
  // The message may have arrived nevertheless.
  const code = phones.messages.findLast(({ phoneNumber: to }) => to === known)!.code;
  expect(
    (
      await browser.post('/phone-number/reset-password', {
        phoneNumber: known,
        otp: code,
        newPassword: 'another long password',
      })
    ).status,
  ).toBe(200);

  const hanging = Promise.withResolvers<void>();
  send = () => hanging.promise;
  expect(await answers()).toEqual(expected);
  hanging.resolve();
});

test('a number gets five messages in ten minutes, and the last code stays valid', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true, customRules: { '*': false } },
    phoneNumber: { enabled: true, sendOTP: ({ code }) => void codes.push(code) },
  });
  const codes: string[] = [];
  const user = await Person.signUp(gatehouse);
  const phoneNumber = newNumber();
  for (let n = 0; n < 7; n++) {
    expect(await user.post('/phone-number/send-otp', { phoneNumber })).toEqual(CODE_SENT);
    await gatehouse.idle();
  }
  expect(codes).toHaveLength(5);
  const update = { phoneNumber, code: codes.at(-1), updatePhoneNumber: true };
  expect((await user.post('/phone-number/verify', update)).status).toBe(200);
});

test('one client requests three codes in a minute', async () => {
  await using gatehouse = await startGatehouse({
    rateLimit: { enabled: true },
    phoneNumber: { enabled: true, sendOTP: () => {} },
  });
  const request = async (path: string) =>
    (await new Person(gatehouse).post(`/phone-number/${path}`, { phoneNumber: newNumber() })).status;
  const paths = ['send-otp', 'request-password-reset', 'forget-password', 'send-otp'];
  const statuses = [];
  for (const path of paths) statuses.push(await request(path));
  expect(statuses).toEqual([200, 200, 200, 429]);
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
