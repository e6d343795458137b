import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { isSignedIn, signUpWithTotp, startSignIn, totpCode } from '#tests/support/two-factor.ts';
import {
  cancelToken,
  moveClock,
  recoveryCode,
  recoveryOf,
  recoveryOptions as options,
  WAITING_TIME,
} from '#tests/support/recovery.ts';

afterEach(() => void vi.useRealTimers());

const EXPIRES_IN = 7 * 24 * 3600;

/** A user who lost the authenticator app, and a sign-in that waits for it. */
async function signUpWithLostApp(gatehouse: Gatehouse) {
  const user = await signUpWithTotp(gatehouse);
  return { ...user, browser: await startSignIn(user.person) };
}

/** The same after the waiting time: a new sign-in, with the mailed code. */
async function signUpWithReadyRequest(gatehouse: Gatehouse) {
  const user = await signUpWithLostApp(gatehouse);
  await user.browser.post('/two-factor/request-recovery');
  moveClock(WAITING_TIME);
  const browser = await startSignIn(user.person);
  const sent = await browser.post('/two-factor/send-recovery-code');
  expect(sent).toEqual({ status: 200, body: { status: true } });
  return { ...user, browser, code: await recoveryCode(user.person) };
}

const codeOf = async (person: Person, path: string, body?: object) =>
  (await person.post(`/two-factor/${path}`, body)).body.code as string | undefined;

const auditOf = async ({ gatehouse, id }: Person) => {
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select event from audit_entry where subject_id = '${id}' and event like 'two-factor.recover%' order by id`,
  );
  return rows.map(({ event }) => event);
};

test('a user without their second factor removes it after the waiting time', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser } = await signUpWithLostApp(gatehouse);
  const device = await person.inAnotherBrowser();
  expect(await recoveryOf(browser)).toEqual({ status: 'available', possibleAt: null });

  const { status, body } = await browser.post('/two-factor/request-recovery');
  expect([status, body.status]).toEqual([200, 'requested']);
  expect(new Date(body.possibleAt).getTime() - Date.now()).toBeLessThanOrEqual(WAITING_TIME * 1000);
  const [mail] = await mailsTo(gatehouse, person.email);
  expect(mail).toMatchObject({ name: 'onTwoFactorRecoveryRequested' });
  expect(mail!.url).toMatch(/\/sign-in\/cancel-recovery\?token=\w+/);
  expect(await codeOf(browser, 'send-recovery-code')).toBe('TWO_FACTOR_RECOVERY_NOT_READY');
  expect(await codeOf(browser, 'complete-recovery', { code: 'aaaaa-bbbbb' })).toBe('TWO_FACTOR_RECOVERY_NOT_READY');

  // Another request neither sends a mail nor begins another waiting time.
  moveClock(60);
  const again = await (await startSignIn(person)).post('/two-factor/request-recovery');
  expect(again.body).toEqual(body);
  expect((await mailsTo(gatehouse, person.email))[0]).toEqual(mail);

  moveClock(WAITING_TIME - 61);
  const early = await startSignIn(person);
  expect(await recoveryOf(early)).toMatchObject({ status: 'requested' });
  moveClock(1);
  expect(await recoveryOf(early)).toMatchObject({ status: 'ready' });
  await early.post('/two-factor/send-recovery-code');
  const code = (await recoveryCode(person)).toUpperCase().replace('-', ' ');
  const completed = await early.post('/two-factor/complete-recovery', { code });
  expect(completed).toMatchObject({ status: 200, body: { user: { twoFactorEnabled: false } } });
  expect((await early.get('/get-session')).body.session).toMatchObject({ level: 1, amr: ['pwd', 'email'] });

  // Other sessions and trusted browsers have ended, and the password alone signs in.
  expect([await isSignedIn(person), await isSignedIn(device)]).toEqual([false, false]);
  expect((await early.get('/two-factor/status')).body).toEqual({ enabled: false, methods: [], backupCodesLeft: 0 });
  expect(await newestMailTo(gatehouse, person.email)).toMatchObject({ name: 'onTwoFactorChanged' });
  expect(await auditOf(person)).toEqual(['two-factor.recovery-requested', 'two-factor.recovered']);
  expect(await isSignedIn(await person.inAnotherBrowser())).toBe(true);
});

test('recovery is off by default', async ({ gatehouse }) => {
  const { browser } = await signUpWithLostApp(gatehouse);
  expect(await recoveryOf(browser)).toEqual({ status: 'unavailable', possibleAt: null });
  expect((await browser.post('/two-factor/request-recovery')).status).toBe(404);
});

test('a request expires a week after it became ready', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser } = await signUpWithLostApp(gatehouse);
  await browser.post('/two-factor/request-recovery');
  moveClock(WAITING_TIME + EXPIRES_IN - 1);
  expect(await recoveryOf(await startSignIn(person))).toMatchObject({ status: 'ready' });
  moveClock(1);
  const later = await startSignIn(person);
  expect(await recoveryOf(later)).toEqual({ status: 'available', possibleAt: null });
  expect(await codeOf(later, 'send-recovery-code')).toBe('TWO_FACTOR_RECOVERY_NOT_READY');
  expect((await later.post('/two-factor/request-recovery')).body.status).toBe('requested');
});

test('a mailed code is valid for the sign-in that requested it, until the next one', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser, code } = await signUpWithReadyRequest(gatehouse);
  const other = await startSignIn(person);
  expect(await codeOf(other, 'complete-recovery', { code })).toBe('INVALID_CODE');
  await browser.post('/two-factor/send-recovery-code');
  expect(await codeOf(browser, 'complete-recovery', { code })).toBe('INVALID_CODE');
  expect(await codeOf(new Person(gatehouse), 'complete-recovery', { code })).toBe('INVALID_TWO_FACTOR_COOKIE');
});

test('a sign-in has five attempts for the mailed code', async () => {
  await using gatehouse = await startGatehouse(options);
  const { browser, code } = await signUpWithReadyRequest(gatehouse);
  for (let n = 0; n < 5; n++)
    expect(await codeOf(browser, 'complete-recovery', { code: 'aaaaa-bbbbb' })).toBe('INVALID_CODE');
  expect(await codeOf(browser, 'complete-recovery', { code })).toBe('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
});

const cancellations: Record<
  string,
  (person: Person, secrets: { key: string; backupCodes: string[] }) => Promise<unknown>
> = {
  'a code of the app in a sign-in': async (person, { key }) =>
    (await startSignIn(person)).post('/two-factor/verify-totp', { code: totpCode(key) }),
  'a code of the app in a session': (person, { key }) =>
    person.post('/two-factor/verify-totp', { code: totpCode(key) }),
  'a backup code': async (person, { backupCodes }) =>
    (await startSignIn(person)).post('/two-factor/verify-backup-code', { code: backupCodes[0] }),
  'a changed password': (person) =>
    person.post('/change-password', { currentPassword: person.password, newPassword: person.password + '!' }),
  'a new password by mail': async (person) => {
    await person.post('/forget-password', { email: person.email });
    const [{ token } = { token: '' }] = await mailsTo(person.gatehouse, person.email);
    return person.post('/reset-password', { token, newPassword: person.password });
  },
  'a reset by an administrator': async (person) => {
    const admin = await signUpWithRole(person.gatehouse, 'admin');
    return admin.post('/admin/reset-two-factor', { userId: person.id });
  },
  'turning the second factors off': (person) => person.post('/two-factor/disable', { password: person.password }),
  'the mailed link': async (person) =>
    new Person(person.gatehouse).post('/two-factor/cancel-recovery', { token: await cancelToken(person) }),
};

test.for(Object.entries(cancellations))('a request is canceled by %s', async ([, cancel]) => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser, ...secrets } = await signUpWithLostApp(gatehouse);
  await browser.post('/two-factor/request-recovery');
  const token = await cancelToken(person);
  expect(await cancel(person, secrets)).toMatchObject({ status: 200 });

  expect(await auditOf(person)).toEqual(['two-factor.recovery-requested', 'two-factor.recovery-canceled']);
  expect(await codeOf(new Person(gatehouse), 'cancel-recovery', { token })).toBe('INVALID_TOKEN');
});

test('a request is canceled by a passkey that is no second factor yet', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser } = await signUpWithLostApp(gatehouse);
  const authenticator = new SoftwareAuthenticator();
  await addPasskey(person, authenticator);
  await browser.post('/two-factor/request-recovery');
  expect((await usePasskey(new Person(gatehouse), authenticator)).status).toBe(200);
  expect(await auditOf(person)).toEqual(['two-factor.recovery-requested', 'two-factor.recovery-canceled']);
});

test('a service that requires second factors asks for another one after the recovery', async () => {
  const required: GatehouseOptions = { ...options, session: { twoFactor: { policy: 'required' } } };
  await using gatehouse = await startGatehouse(required);
  const { browser, code } = await signUpWithReadyRequest(gatehouse);
  expect((await browser.post('/two-factor/complete-recovery', { code })).status).toBe(200);
  expect((await browser.get('/list-sessions')).body.code).toBe('TWO_FACTOR_REQUIRED');
  expect((await browser.post('/two-factor/enable', { method: 'otp' })).status).toBe(200);
});
