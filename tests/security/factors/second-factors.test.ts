import { afterEach, expect, vi } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import {
  enableMailedCodes,
  enableTotp,
  isSignedIn,
  mailedCode,
  nextTimeStep,
  signUpWithTotp,
  startSignIn,
  totpCode,
} from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

const codes = (answers: Answer[]) => answers.map(({ status, body }) => String(body.code ?? status)).toSorted();
const times = (count: number) => Array.from({ length: count }, (_, n) => n);
const WRONG = '000000';

test('a code of an authenticator app is accepted once', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const code = totpCode(key);
  expect((await (await startSignIn(person)).post('/two-factor/verify-totp', { code })).status).toBe(200);

  expect((await (await startSignIn(person)).post('/two-factor/verify-totp', { code })).body.code).toBe('INVALID_CODE');
  expect((await person.post('/two-factor/verify-totp', { code })).body.code).toBe('INVALID_CODE');
});

test('of two concurrent sign-ins with the same code one succeeds', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const browsers = await Promise.all(times(4).map(() => startSignIn(person)));
  const code = totpCode(key);
  const answers = await Promise.all(browsers.map((browser) => browser.post('/two-factor/verify-totp', { code })));

  expect(codes(answers)).toEqual(['200', 'INVALID_CODE', 'INVALID_CODE', 'INVALID_CODE']);
});

test.for([
  [-2, 'INVALID_CODE'],
  [-1, '200'],
  [0, '200'],
  [1, '200'],
  [2, 'INVALID_CODE'],
] as const)('a code %i time steps from now answers %s', async ([steps, expected], { gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  for (const _ of times(3)) nextTimeStep();
  const answer = await (await startSignIn(person)).post('/two-factor/verify-totp', { code: totpCode(key, steps) });

  expect(codes([answer])).toEqual([expected]);
});

test('an earlier code than the last one is rejected, also after the clock was set back', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const start = Date.now();
  for (const _ of times(3)) nextTimeStep();
  const verify = async () => (await startSignIn(person)).post('/two-factor/verify-totp', { code: totpCode(key) });
  expect((await verify()).status).toBe(200);

  vi.useFakeTimers({ toFake: ['Date'], now: start });
  expect((await verify()).body.code).toBe('INVALID_CODE');
  vi.useFakeTimers({ toFake: ['Date'], now: start + 120_000 });
  expect((await verify()).status).toBe(200);
});

test('an expired, a foreign and a used challenge are rejected', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const other = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  const cookies = new Map(browser.cookies);
  const foreign = await browser.post('/two-factor/verify-totp', { code: totpCode(other.key) });
  expect(foreign.body.code).toBe('INVALID_CODE');
  expect((await browser.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);

  nextTimeStep();
  const replayed = Object.assign(new Person(gatehouse), { cookies });
  const answer = await replayed.post('/two-factor/verify-totp', { code: totpCode(key) });
  expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_TWO_FACTOR_COOKIE']);

  const late = await startSignIn(person);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  expect((await late.post('/two-factor/verify-totp', { code: totpCode(key) })).body.code).toBe(
    'INVALID_TWO_FACTOR_COOKIE',
  );
  expect((await late.get('/two-factor/get-challenge')).body).toBeNull();
});

test('one challenge starts one session, however many right codes answer it at once', async ({ gatehouse }) => {
  const { person, backupCodes } = await signUpWithTotp(gatehouse);
  const { cookies } = await startSignIn(person);
  const answers = await Promise.all(
    backupCodes.slice(0, 4).map((code) => {
      const browser = Object.assign(new Person(gatehouse), { cookies: new Map(cookies) });
      return browser.post('/two-factor/verify-backup-code', { code });
    }),
  );

  expect(codes(answers)).toEqual(['200', ...Array<string>(3).fill('INVALID_TWO_FACTOR_COOKIE')]);
});

test('100 concurrent codes of all kinds share the counters of the challenge and of the account', async ({
  gatehouse,
}) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  await enableMailedCodes(person);
  const browsers = await Promise.all(times(20).map(() => startSignIn(person)));
  const attempts = browsers.flatMap((browser) => [
    () => browser.post('/two-factor/verify-totp', { code: WRONG }),
    () => browser.post('/two-factor/verify-otp', { code: WRONG }),
    () => browser.post('/two-factor/verify-backup-code', { code: WRONG }),
    () => browser.post('/two-factor/verify-totp', { code: WRONG }),
    () => browser.post('/two-factor/verify-otp', { code: WRONG }),
  ]);
  const answers = await Promise.all(attempts.map((attempt) => attempt()));
  const compared = ['INVALID_CODE', 'INVALID_BACKUP_CODE', 'OTP_HAS_EXPIRED'];
  expect(answers.filter(({ body }) => compared.includes(body.code))).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);

  const browser = await startSignIn(person);
  const locked = await browser.send({
    method: 'POST',
    url: '/two-factor/verify-totp',
    payload: { code: totpCode(key) },
  });
  expect([locked.statusCode, locked.json().code]).toEqual([429, 'ACCOUNT_TEMPORARILY_LOCKED']);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  const names = (await mailsTo(gatehouse, person.email)).map(({ text }) => text);
  expect(names.filter((text) => text.includes('Too many wrong codes'))).toHaveLength(1);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 901_000 });
  const code = totpCode(key);
  expect((await (await startSignIn(person)).post('/two-factor/verify-totp', { code })).status).toBe(200);
});

test('a lock is mailed even if the last code is of a method that is not set up', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  for (const attempts of [5, 4]) {
    const browser = await startSignIn(person);
    for (const _ of times(attempts)) await browser.post('/two-factor/verify-totp', { code: WRONG });
  }
  const last = await (await startSignIn(person)).post('/two-factor/verify-otp', { code: WRONG });
  expect(last.body.code).toBe('OTP_NOT_ENABLED');
  const mails = await mailsTo(gatehouse, person.email);
  expect(mails.filter(({ text }) => text.includes('Too many wrong codes'))).toHaveLength(1);
});

test('a challenge takes five codes', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  const answers = await Promise.all(times(8).map(() => browser.post('/two-factor/verify-totp', { code: WRONG })));
  expect(codes(answers)).toEqual([
    ...Array<string>(5).fill('INVALID_CODE'),
    ...Array<string>(3).fill('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'),
  ]);
  expect((await browser.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(400);
  expect((await browser.get('/two-factor/get-challenge')).body).toBeNull();

  expect((await (await startSignIn(person)).post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
});

test('a right code resets the counter of the account', async ({ gatehouse }) => {
  const { person, backupCodes } = await signUpWithTotp(gatehouse);
  for (const code of backupCodes.slice(0, 3)) {
    const browser = await startSignIn(person);
    for (const _ of times(4)) await browser.post('/two-factor/verify-totp', { code: WRONG });
    expect((await browser.post('/two-factor/verify-backup-code', { code })).status).toBe(200);
  }
});

test('a backup code is accepted once under 30 concurrent uses', async () => {
  await using gatehouse = await startGatehouse();
  const { person, backupCodes } = await signUpWithTotp(gatehouse);
  const browsers = await Promise.all(times(9).map(() => startSignIn(person)));
  const answers = await Promise.all(
    times(30).map((n) => browsers[n % 9]!.post('/two-factor/verify-backup-code', { code: backupCodes[0] })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await person.get('/two-factor/status')).body.backupCodesLeft).toBe(9);
});

test('codes and keys are not stored in plain text', async ({ gatehouse }) => {
  const { person, key, backupCodes } = await signUpWithTotp(gatehouse);
  await enableMailedCodes(person);
  await person.post('/two-factor/send-otp');
  const mailed = await mailedCode(person);
  const [row] = await runSql(
    gatehouse.options.databaseUrl!,
    `select (select to_jsonb(t)::text from two_factor t where user_id = u.id) factors,
       (select jsonb_agg(b)::text from backup_code b where user_id = u.id) codes from "user" u where id = '${person.id}'`,
  );
  const stored = JSON.stringify(row);

  expect(row!['codes']).toContain('code_hash');
  expect(stored).not.toContain(key);
  expect(stored).not.toContain(`"${mailed}"`);
  for (const code of backupCodes) expect(stored).not.toContain(code);
});

test('ten new backup codes end the old ones', async ({ gatehouse }) => {
  const { person, backupCodes: old } = await signUpWithTotp(gatehouse);
  const { backupCodes } = (await person.post('/two-factor/generate-backup-codes')).body;
  const use = async (code: string) => (await startSignIn(person)).post('/two-factor/verify-backup-code', { code });

  expect((await use(old[0]!)).body.code).toBe('INVALID_BACKUP_CODE');
  expect((await use(backupCodes[0])).status).toBe(200);
});

const changes: Record<string, { path: string; subject: string }> = {
  'turning second factors off': { path: '/two-factor/disable', subject: 'Two-factor authentication is off' },
  'new backup codes': { path: '/two-factor/generate-backup-codes', subject: 'You have new backup codes' },
};

test.for(Object.entries(changes))(
  '%s requires a fresh proof, is mailed, and ends other sessions and trusted devices',
  async ([, { path, subject }], { gatehouse }) => {
    const { person, key, backupCodes } = await signUpWithTotp(gatehouse);
    const trusted = await startSignIn(person);
    await trusted.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
    const { token } = (await person.get('/get-session')).body.session;
    const setAge = (age: string) =>
      runSql(gatehouse.options.databaseUrl!, `update session set authenticated_at = now() - interval '${age}'`);

    await setAge('2 days');
    expect((await person.post(path)).body.code).toBe('SESSION_IS_NOT_FRESH');
    expect((await person.post(path, { password: 'wrong password' })).body.code).toBe('INVALID_PASSWORD');
    expect(await isSignedIn(trusted)).toBe(true);
    const { password } = person;
    expect((await person.post(path, { password })).status).toBe(200);

    expect((await newestMailTo(gatehouse, person.email)).text).toContain(subject);
    expect(await isSignedIn(trusted)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
    expect((await person.get('/get-session')).body.session.token).not.toBe(token);
    expect((await person.get('/two-factor/list-trusted-devices')).body).toEqual([]);
    if (path.endsWith('disable')) return;
    const again = await trusted.post('/sign-in/email', { email: person.email, password });
    expect(again.body.twoFactorRedirect).toBe(true);
    expect((await trusted.post('/two-factor/verify-backup-code', { code: backupCodes[0] })).status).toBe(401);
  },
);

test('the password alone does not change second factors on a trusted device', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const device = await startSignIn(person);
  await device.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
  const { email, password } = person;
  expect((await device.post('/sign-in/email', { email, password })).body.token).toBeDefined();
  for (const path of ['disable', 'generate-backup-codes', 'get-totp-uri', 'enable']) {
    expect((await device.post(`/two-factor/${path}`, { password })).body.code).toBe('SESSION_IS_NOT_FRESH');
  }

  nextTimeStep();
  expect((await device.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
  expect((await device.post('/two-factor/disable', { password })).status).toBe(200);
});

test('a new password ends trusted devices and sign-ins that wait for their second factor', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const device = await startSignIn(person);
  await device.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
  const waiting = await startSignIn(person);
  nextTimeStep();
  const newPassword = 'another long password';
  await person.post('/change-password', { currentPassword: person.password, newPassword });

  expect((await waiting.post('/two-factor/verify-totp', { code: totpCode(key) })).body.code).toBe(
    'INVALID_TWO_FACTOR_COOKIE',
  );
  const again = await device.post('/sign-in/email', { email: person.email, password: newPassword });
  expect(again.body.twoFactorRedirect).toBe(true);
});

test('a trusted device signs in without the second factor until its cookie was used elsewhere', async ({
  gatehouse,
}) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const device = await startSignIn(person);
  await device.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true });
  const copy = Object.assign(new Person(gatehouse), { cookies: new Map(device.cookies) });
  const signIn = async (browser: Person) => {
    const { email, password } = person;
    return (await browser.post('/sign-in/email', { email, password })).body.twoFactorRedirect ?? false;
  };
  expect([await signIn(device), await signIn(device)]).toEqual([false, false]);
  expect((await device.get('/get-session')).body.session).toMatchObject({ level: 1, amr: ['pwd'] });

  expect([await signIn(copy), await signIn(device)]).toEqual([true, false]);
});

test('an administrator resets the second factors of another user, audited and mailed', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  const own = await admin.post('/admin/reset-two-factor', { userId: admin.id });
  expect(own.body.code).toBe('YOU_CANNOT_RESET_YOUR_OWN_TWO_FACTOR');
  expect((await person.post('/admin/reset-two-factor', { userId: admin.id })).status).toBe(403);

  const { status, body } = await admin.post('/admin/reset-two-factor', { userId: person.id });
  expect([status, body.user.twoFactorEnabled]).toEqual([200, false]);
  expect(await isSignedIn(person)).toBe(false);
  expect((await newestMailTo(gatehouse, person.email)).text).toContain(
    'An administrator turned off two-factor authentication',
  );
  const { entries } = (await admin.get('/admin/list-audit', { event: 'two-factor.reset' })).body;
  expect(entries).toContainEqual(expect.objectContaining({ actorId: admin.id, subjectId: person.id }));
  expect(await isSignedIn(await person.inAnotherBrowser())).toBe(true);
});

test('the cookie cache of a session is not written before the second factor', async () => {
  await using gatehouse = await startGatehouse({ session: { cookieCache: { enabled: true } } });
  const { person, key } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  expect([...browser.cookies.keys()]).toEqual(['gatehouse.two_factor']);

  await browser.post('/two-factor/verify-totp', { code: totpCode(key) });
  expect([...browser.cookies.keys()]).toContain('gatehouse.session_data');
  expect((await browser.get('/get-session')).body.user.twoFactorEnabled).toBe(true);
});

test('second factors that an attacker set up before the address was proven do not lock its owner out', async ({
  gatehouse,
}) => {
  const attacker = await Person.signUp(gatehouse);
  const { key } = await enableTotp(attacker);
  const owner = new Person(gatehouse);
  await owner.post('/forget-password', { email: attacker.email });
  const { token } = await newestMailTo(gatehouse, attacker.email);
  const newPassword = 'the password of the owner';
  await owner.post('/reset-password', { token, newPassword });

  expect(
    (await owner.post('/sign-in/email', { email: attacker.email, password: newPassword })).body.token,
  ).toBeDefined();
  expect((await owner.get('/two-factor/status')).body).toEqual({ enabled: false, methods: [], backupCodesLeft: 0 });
  nextTimeStep();
  expect((await owner.post('/two-factor/verify-totp', { code: totpCode(key) })).body.code).toBe('TOTP_NOT_ENABLED');
});

test('a sign-in with another user ends the challenge of the browser', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  const other = await Person.signUp(gatehouse);
  const browser = await startSignIn(person);
  await browser.post('/sign-in/email', { email: other.email, password: other.password });

  expect((await browser.get('/two-factor/get-challenge')).body).toBeNull();
  const { body } = await browser.post('/two-factor/enable');
  expect(body.method).toBe('totp');
});

test('after a mailed link a mailed code answers only if the user has set up nothing else', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  await enableMailedCodes(person);
  const browser = new Person(gatehouse);
  await browser.post('/sign-in/magic-link', { email: person.email });
  const { token } = await newestMailTo(gatehouse, person.email);
  const { body } = await browser.get('/magic-link/verify', { token: token! });

  expect(body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect((await browser.get('/two-factor/get-challenge')).body.methods).toEqual(['totp']);
  expect((await browser.post('/two-factor/send-otp')).body.code).toBe('OTP_NOT_ENABLED');
});

test('a sign-in that waits for its second factor ends the session of the browser', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  const browser = await Person.signUp(gatehouse);
  await browser.post('/sign-in/email', { email: person.email, password: person.password });

  expect(await isSignedIn(browser)).toBe(false);
});
