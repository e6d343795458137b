import { afterEach, expect, vi } from 'vitest';

import { mailsTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { enableMailedCodes, isSignedIn, mailedCode, signUpWithTotp, startSignIn } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

test('mailed codes are on once a first code was verified', async ({ signedIn }) => {
  const enabled = await signedIn.post('/two-factor/enable', { method: 'otp', password: signedIn.password });
  expect(enabled).toEqual({ status: 200, body: { method: 'otp' } });
  expect(await isSignedIn(await signedIn.inAnotherBrowser())).toBe(true);

  expect((await signedIn.post('/two-factor/send-otp')).status).toBe(200);
  const { status, body } = await signedIn.post('/two-factor/verify-otp', { code: await mailedCode(signedIn) });
  expect([status, body.user.twoFactorEnabled]).toEqual([200, true]);
  expect((await signedIn.get('/two-factor/status')).body).toEqual({
    enabled: true,
    methods: ['otp'],
    backupCodesLeft: 0,
  });
});

test('a mailed code signs in once, in the browser that requested it', async ({ signedIn }) => {
  await enableMailedCodes(signedIn);
  const [browser, other] = [await startSignIn(signedIn), await startSignIn(signedIn)];
  expect((await browser.post('/two-factor/send-otp', {})).body).toEqual({ status: true });
  const code = await mailedCode(signedIn);
  expect((await other.post('/two-factor/verify-otp', { code })).body.code).toBe('INVALID_CODE');

  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await browser.post('/two-factor/verify-otp', { code: typed })).status).toBe(200);
  expect((await browser.get('/get-session')).body.session).toMatchObject({ level: 2, amr: ['pwd', 'email'] });
  expect((await other.post('/two-factor/verify-otp', { code })).body.code).toBe('OTP_HAS_EXPIRED');
});

test('a mailed code expires after three minutes, and a new one replaces it', async ({ signedIn }) => {
  await enableMailedCodes(signedIn);
  const browser = await startSignIn(signedIn);
  await browser.post('/two-factor/send-otp');
  const first = await mailedCode(signedIn);
  await browser.post('/two-factor/send-otp');
  const second = await mailedCode(signedIn);
  if (first !== second) {
    expect((await browser.post('/two-factor/verify-otp', { code: first })).body.code).toBe('INVALID_CODE');
  }

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181_000 });
  expect((await browser.post('/two-factor/verify-otp', { code: second })).body.code).toBe('OTP_HAS_EXPIRED');
});

test('one mailed code takes five attempts in a session', async ({ signedIn }) => {
  await enableMailedCodes(signedIn);
  await signedIn.post('/two-factor/send-otp');
  const code = await mailedCode(signedIn);
  const wrong = code === '000000' ? '111111' : '000000';
  for (let n = 0; n < 5; n++) await signedIn.post('/two-factor/verify-otp', { code: wrong });
  expect((await signedIn.post('/two-factor/verify-otp', { code })).body.code).toBe(
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
  );

  await signedIn.post('/two-factor/send-otp');
  expect((await signedIn.post('/two-factor/verify-otp', { code: await mailedCode(signedIn) })).status).toBe(200);
});

test('codes are mailed only to users who set them up', async ({ gatehouse, signedIn }) => {
  const { person } = await signUpWithTotp(gatehouse);
  const browser = await startSignIn(person);
  for (const caller of [browser, signedIn]) {
    expect((await caller.post('/two-factor/send-otp')).body.code).toBe('OTP_NOT_ENABLED');
    expect((await caller.post('/two-factor/verify-otp', { code: '123456' })).body.code).toBe('OTP_NOT_ENABLED');
  }
  const names = (await mailsTo(gatehouse, person.email)).map(({ name }) => name);
  expect(names).not.toContain('sendTwoFactorCode');
});

test('without mailed codes in the options users cannot set them up', async () => {
  await using gatehouse = await startGatehouse({ twoFactor: { mailedCodes: { enabled: false } } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/two-factor/enable', { method: 'otp' })).body.code).toBe('OTP_NOT_CONFIGURED');
});

test('with the policy off users cannot set up second factors', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'off' } } });
  const person = await Person.signUp(gatehouse);

  expect((await person.post('/two-factor/enable')).status).toBe(404);
});
