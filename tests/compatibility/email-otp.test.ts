import { emailOTPClient, twoFactorClient } from 'better-auth/client/plugins';
import {
  emailOTPClient as oldestEmailOTPClient,
  twoFactorClient as oldestTwoFactorClient,
} from 'better-auth-oldest/client/plugins';
import { expect, onTestFinished, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { newestCodeTo, wrongCode } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { keyOf, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

const email = 'ada@example.com';
const SECOND = 'the second password';
const done = { success: true };

type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions have these methods; those of the newest one are typed. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint, onTwoFactorRedirect: () => void) =>
    referenceClient(
      gatehouse,
      [oldestEmailOTPClient(), oldestTwoFactorClient({ onTwoFactorRedirect })],
      entryPoint,
    ) as unknown as ReturnType<(typeof versions)['newest']>,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint, onTwoFactorRedirect: () => void) =>
    newestClient(gatehouse, [emailOTPClient(), twoFactorClient({ onTwoFactorRedirect })], entryPoint),
};
type Started = ReturnType<(typeof versions)['newest']>;
/** A call that 1.2.8 types, and the newest client sends all the same. */
type OldestClient = { forgetPassword: { emailOtp: (input: { email: string }) => Promise<{ data: unknown }> } };

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

/** Requests a code of a type; returns it. */
async function mailCode({ client, person }: Started, type: 'sign-in' | 'email-verification' | 'forget-password') {
  expect((await client.emailOtp.sendVerificationOtp({ email, type })).data).toEqual(done);
  return newestCodeTo(person.gatehouse, email);
}

async function verifyAndSignIn(started: Started): Promise<void> {
  const { client } = started;
  await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
  const otp = await mailCode(started, 'email-verification');
  const wrong = await client.emailOtp.verifyEmail({ email, otp: wrongCode(otp) });
  expect(wrong.error).toMatchObject({ status: 400, code: 'INVALID_OTP' });
  expect((await client.emailOtp.verifyEmail({ email, otp })).data).toMatchObject({ status: true, user: { email } });
  expect((await client.getSession()).data?.user.emailVerified).toBe(true);

  await client.signOut();
  const signedIn = await client.signIn.emailOtp({ email, otp: await mailCode(started, 'sign-in') });
  expect(signedIn.data).toMatchObject({ token: expect.any(String), user: { email } });
  expect((await client.getSession()).data?.user.email).toBe(email);
}

async function resetPassword(started: Started, isOldest: boolean): Promise<void> {
  const { client, person } = started;
  await client.signOut();
  const { forgetPassword } = client as unknown as OldestClient;
  expect((await forgetPassword.emailOtp({ email })).data).toEqual(done);
  // Two emails that are sent at once arrive in any order, and the code of the first one is not valid any more.
  await person.gatehouse.idle();
  if (!isOldest) expect((await client.emailOtp.requestPasswordReset({ email })).data).toEqual(done);
  const otp = await newestCodeTo(person.gatehouse, email);
  expect((await client.emailOtp.checkVerificationOtp({ email, type: 'forget-password', otp })).data).toEqual(done);
  expect((await client.emailOtp.resetPassword({ email, otp, password: SECOND })).data).toEqual(done);
  expect((await client.signIn.email({ email, password: SECOND })).data).toMatchObject({ user: { email } });
}

async function changeEmail({ client, person }: Started, newEmail: string): Promise<void> {
  expect((await client.emailOtp.requestEmailChange({ newEmail })).data).toEqual(done);
  const otp = await newestCodeTo(person.gatehouse, email);
  expect((await client.emailOtp.requestEmailChange({ newEmail, otp })).data).toEqual(done);
  const proof = await newestCodeTo(person.gatehouse, newEmail);
  expect((await client.emailOtp.changeEmail({ newEmail, otp: proof })).data).toEqual(done);
  expect((await client.getSession()).data?.user.email).toBe(newEmail);
}

test.for(cases)(
  'the emailOTPClient of the %s published %s client verifies, signs in, resets and changes by mailed codes',
  { timeout: 60_000 },
  async ([version, entryPoint]) => {
    await using gatehouse = await startGatehouse();
    onTestFinished(() => void vi.useRealTimers());
    let redirects = 0;
    const started = versions[version](gatehouse, entryPoint, () => void (redirects += 1));
    const { client, recordedCalls } = started;
    await verifyAndSignIn(started);
    await resetPassword(started, version === 'oldest');

    const enabled = await client.twoFactor.enable({ password: SECOND });
    const key = keyOf((enabled.data as { totpURI: string }).totpURI);
    expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
    await client.signOut();
    const challenge = await client.signIn.emailOtp({ email, otp: await mailCode(started, 'sign-in') });
    expect(challenge.data).toMatchObject({ twoFactorRedirect: true });
    expect({ session: (await client.getSession()).data, redirects }).toEqual({ session: null, redirects: 1 });
    nextTimeStep();
    expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).data).toMatchObject({ user: { email } });
    const session = await client.getSession();
    expect(session.data).toMatchObject({ session: { level: 2, amr: ['email', 'otp'] } });

    if (version === 'newest') await changeEmail(started, 'new@example.com');
    expect(missingCalls(version, 'email-otp', recordedCalls)).toEqual([]);
  },
);
