import { betterAuth } from 'better-auth';
import { memoryAdapter } from 'better-auth/adapters/memory';
import { emailOTP, twoFactor } from 'better-auth/plugins';
import { expect, onTestFinished, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newestCodeTo, wrongCode } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { keyOf, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

const baseURL = 'http://localhost:3000';

/** A browser at one of the two services. */
interface Service {
  post: (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** The newest code to an address. */
  mailedCode: (email: string) => Promise<string>;
}

function startReference(): Service {
  const codes = new Map<string, string>();
  const { handler } = betterAuth({
    baseURL,
    secret: '0fKq2vX8sLr5Tz1BnYc7MfD3GpE6aUjW',
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: memoryAdapter({ user: [], session: [], account: [], verification: [], twoFactor: [] }),
    emailAndPassword: { enabled: true },
    user: { changeEmail: { enabled: true } },
    plugins: [
      twoFactor({ otpOptions: { sendOTP: async ({ user, otp }) => void codes.set(user.email, otp) } }),
      emailOTP({
        sendVerificationOTP: async ({ email, otp }) => void codes.set(email, otp),
        changeEmail: { enabled: true, verifyCurrentEmail: true },
      }),
    ],
  });
  const cookies = new Map<string, string>();
  return {
    async post(path, body = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await handler(
        new Request(`${baseURL}/api/auth${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: baseURL, cookie },
          body: JSON.stringify(body),
        }),
      );
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        if (/max-age=0/i.test(line)) cookies.delete(name!);
        else cookies.set(name!, value!);
      }
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    mailedCode: async (email) => codes.get(email)!,
  };
}

function openGatehouse(gatehouse: Gatehouse): Service {
  const browser = new Person(gatehouse);
  return {
    post: (path, body = {}) => browser.post(path, body),
    mailedCode: (email) => newestCodeTo(gatehouse, email),
  };
}

/** Makes a named call and returns the body of its answer. */
type Call = (name: string, path: string, body?: object) => Promise<Record<string, unknown>>;
type Scenario = (call: Call, service: Service) => Promise<void>;

/** By name of the call: the status, and the error code or the fields of a successful answer. */
async function outcomesOf(service: Service, scenario: Scenario): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  await scenario(async (name, path, body) => {
    const { status, body: answer } = await service.post(path, body);
    if (name in outcomes) throw new Error(`Two calls are named ${name}`);
    outcomes[name] = `${status} ${status < 300 ? Object.keys(answer).toSorted().join(' ') : String(answer['code'])}`;
    return answer;
  }, service);
  return outcomes;
}

const email = 'ada@example.com';
const password = PASSWORD;
const signIn = ['/sign-in/email', { email, password }] as const;

const twoFactorCalls: Scenario = async (call, service) => {
  await call('sign-up', '/sign-up/email', { email, password, name: 'Ada' });
  await call('enable: wrong password', '/two-factor/enable', { password: 'not this one' });
  await call('get-totp-uri: not enabled', '/two-factor/get-totp-uri', { password });
  await call('disable: not enabled', '/two-factor/disable', { password });
  await call('generate-backup-codes: not enabled', '/two-factor/generate-backup-codes', { password });
  const { totpURI, backupCodes } = (await call('enable', '/two-factor/enable', { password })) as {
    totpURI: string;
    backupCodes: string[];
  };
  const key = keyOf(totpURI);
  await call('verify-totp: wrong code', '/two-factor/verify-totp', { code: totpCode(key, 9) });
  await call('verify-totp: enrolment', '/two-factor/verify-totp', { code: totpCode(key) });
  await call('get-totp-uri: wrong password', '/two-factor/get-totp-uri', { password: 'not this one' });
  await call('get-totp-uri', '/two-factor/get-totp-uri', { password });
  await call('sign-out', '/sign-out');
  await call('verify-totp: no challenge', '/two-factor/verify-totp', { code: totpCode(key) });
  await call('send-otp: no challenge', '/two-factor/send-otp');
  await call('verify-otp: no challenge', '/two-factor/verify-otp', { code: '000000' });
  await call('verify-backup-code: no challenge', '/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' });
  await call('enable: no session', '/two-factor/enable', { password });
  await call('sign-in', ...signIn);
  await call('challenge: verify-totp: wrong code', '/two-factor/verify-totp', { code: totpCode(key, 9) });
  await call('challenge: verify-backup-code: wrong code', '/two-factor/verify-backup-code', { code: 'aaaaa-bbbbb' });
  await call('challenge: verify-totp: malformed', '/two-factor/verify-totp', { code: 5 });
  nextTimeStep();
  await call('challenge: verify-totp', '/two-factor/verify-totp', { code: totpCode(key) });
  await call('sign-out 2', '/sign-out');
  await call('sign-in 2', ...signIn);
  await call('challenge: send-otp', '/two-factor/send-otp');
  await call('challenge: verify-otp: wrong code', '/two-factor/verify-otp', { code: '000000' });
  await call('challenge: verify-backup-code', '/two-factor/verify-backup-code', { code: backupCodes[0] });
  await call('generate-backup-codes: wrong password', '/two-factor/generate-backup-codes', {
    password: 'not this one',
  });
  await call('generate-backup-codes', '/two-factor/generate-backup-codes', { password });
  await call('enable: mailed codes', '/two-factor/enable', { password, method: 'otp' });
  await call('send-otp', '/two-factor/send-otp');
  await call('verify-otp', '/two-factor/verify-otp', { code: await service.mailedCode(email) });
  await call('sign-out 3', '/sign-out');
  await call('sign-in 3', ...signIn);
  await call('challenge: send-otp 2', '/two-factor/send-otp');
  await call('challenge: verify-otp', '/two-factor/verify-otp', { code: await service.mailedCode(email) });
  await call('enable: twice', '/two-factor/enable', { password });
  await call('disable: wrong password', '/two-factor/disable', { password: 'not this one' });
  await call('disable', '/two-factor/disable', { password });
  await call('sign-in: turned off', ...signIn);
  await call('verify-totp: turned off', '/two-factor/verify-totp', { code: totpCode(key) });
};

const newEmail = 'grace@example.com';
const send = (type: string, address = email) => ['/email-otp/send-verification-otp', { email: address, type }] as const;

const emailCodeCalls: Scenario = async (call, service) => {
  const code = () => service.mailedCode(email);
  await call('sign-up', '/sign-up/email', { email, password, name: 'Ada' });
  await call('send: malformed email', ...send('sign-in', 'not an email'));
  await call('send: unknown type', ...send('other'));
  await call('send: unknown email', ...send('email-verification', 'unknown@example.com'));
  await call('send', ...send('email-verification'));
  const otp = await code();
  await call('check: wrong code', '/email-otp/check-verification-otp', {
    email,
    type: 'email-verification',
    otp: wrongCode(otp),
  });
  await call('check', '/email-otp/check-verification-otp', { email, type: 'email-verification', otp });
  await call('check: unknown email', '/email-otp/check-verification-otp', {
    email: 'unknown@example.com',
    type: 'email-verification',
    otp,
  });
  await call('verify-email: wrong code', '/email-otp/verify-email', { email, otp: wrongCode(otp) });
  await call('verify-email', '/email-otp/verify-email', { email, otp });
  await call('verify-email: used code', '/email-otp/verify-email', { email, otp });
  await call('request-email-change: same email', '/email-otp/request-email-change', { newEmail: email });
  await call('sign-out', '/sign-out');
  await call('request-email-change: no session', '/email-otp/request-email-change', { newEmail });
  await call('send: sign-in', ...send('sign-in'));
  await call('sign-in: wrong code', '/sign-in/email-otp', { email, otp: wrongCode(await code()) });
  await call('sign-in', '/sign-in/email-otp', { email, otp: await code() });
  await call('request-email-change', '/email-otp/request-email-change', { newEmail });
  await call('change-email: wrong code', '/email-otp/change-email', { newEmail, otp: '000000' });
  await call('sign-out 2', '/sign-out');
  await call('send: sign-in of a new user', ...send('sign-in', newEmail));
  await call('sign-in of a new user', '/sign-in/email-otp', {
    email: newEmail,
    otp: await service.mailedCode(newEmail),
    name: 'Grace',
  });
  await call('sign-out 3', '/sign-out');
  await call('request-password-reset: unknown email', '/email-otp/request-password-reset', {
    email: 'unknown@example.com',
  });
  await call('request-password-reset', '/email-otp/request-password-reset', { email });
  const reset = { email, password: 'another long password' };
  await call('reset-password: wrong code', '/email-otp/reset-password', { ...reset, otp: wrongCode(await code()) });
  await call('reset-password: short password', '/email-otp/reset-password', {
    ...reset,
    otp: await code(),
    password: 'x',
  });
  await call('reset-password', '/email-otp/reset-password', { ...reset, otp: await code() });
  await call('forget-password', '/forget-password/email-otp', { email });
};

/** What differs, of the reference and of Gatehouse: docs/better-auth-clients.md. */
const twoFactorDifferences = {
  'disable: not enabled': ['200 status', '400 TWO_FACTOR_NOT_ENABLED'],
  'challenge: send-otp': ['200 status', '400 OTP_NOT_ENABLED'],
  'challenge: verify-otp: wrong code': ['401 INVALID_CODE', '400 OTP_NOT_ENABLED'],
};
const emailCodeDifferences = {
  'send: malformed email': ['400 INVALID_EMAIL', '400 VALIDATION_ERROR'],
  'request-email-change: same email': ['400 undefined', '400 EMAIL_IS_THE_SAME'],
  'request-email-change': ['400 undefined', '200 success'],
};

test.for([
  ['two-factor', twoFactorCalls, twoFactorDifferences],
  ['email-otp', emailCodeCalls, emailCodeDifferences],
] as const)(
  'the calls of %s answer as the newest published service does, except the listed ones',
  { timeout: 60_000 },
  async ([, scenario, differences]) => {
    onTestFinished(() => void vi.useRealTimers());
    const theirs = await outcomesOf(startReference(), scenario);
    vi.useRealTimers();
    await using gatehouse = await startGatehouse({ rateLimit: { enabled: false } });
    const ours = await outcomesOf(openGatehouse(gatehouse), scenario);
    const different = Object.keys(theirs).filter((name) => theirs[name] !== ours[name]);
    expect(Object.fromEntries(different.map((name) => [name, [theirs[name], ours[name]]]))).toEqual(differences);
  },
);
