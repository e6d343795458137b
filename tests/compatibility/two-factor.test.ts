import { magicLinkClient, twoFactorClient } from 'better-auth/client/plugins';
import {
  magicLinkClient as oldestMagicLinkClient,
  twoFactorClient as oldestTwoFactorClient,
} from 'better-auth-oldest/client/plugins';
import { expect, onTestFinished, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { missingCalls } from '#tests/support/calls/published-calls.ts';
import { entryPoints, newestClient, referenceClient } from '#tests/support/better-auth/reference-client.ts';
import { sendCallback } from '#tests/support/peers/oauth-flow.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { keyOf, mailedCode, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

const google = providerFixtures.find(({ id }) => id === 'google')!;
const email = google.profile.email!;
const done = { status: true };
const challenged = { twoFactorRedirect: true };

type EntryPoint = (typeof entryPoints)[number];

/** The clients of both versions have the same methods; those of the newest one are typed. */
const versions = {
  oldest: (gatehouse: Gatehouse, entryPoint: EntryPoint, onTwoFactorRedirect: (context?: object) => void) =>
    referenceClient(
      gatehouse,
      [oldestMagicLinkClient(), oldestTwoFactorClient({ onTwoFactorRedirect: () => onTwoFactorRedirect() })],
      entryPoint,
    ) as unknown as ReturnType<(typeof versions)['newest']>,
  newest: (gatehouse: Gatehouse, entryPoint: EntryPoint, onTwoFactorRedirect: (context?: object) => void) =>
    newestClient(gatehouse, [magicLinkClient(), twoFactorClient({ onTwoFactorRedirect })], entryPoint),
};
type Started = ReturnType<(typeof versions)['newest']>;

const cases = (['oldest', 'newest'] as const).flatMap((version) =>
  entryPoints.map((entryPoint) => [version, entryPoint] as const),
);

/** Signs in with the password; the answer is a challenge. */
async function challenge({ client, person }: Started): Promise<void> {
  await client.signOut();
  expect((await client.signIn.email({ email, password: PASSWORD })).data).toMatchObject(challenged);
  expect([...person.cookies.keys()]).not.toContain('gatehouse.session_token');
  expect((await client.getSession()).data).toBeNull();
}

async function expectSignedIn({ client }: Started, amr: string[]): Promise<void> {
  const { data } = await client.getSession();
  expect(data).toMatchObject({ user: { email, twoFactorEnabled: true }, session: { level: 2, amr } });
}

/** Signs up and sets up an authenticator app; returns its key. */
async function enrol({ client, person }: Started): Promise<string> {
  await client.signUp.email({ email, password: PASSWORD, name: 'Ada' });
  await person.send({ method: 'GET', url: (await newestMailTo(person.gatehouse, email)).path });
  const wrong = await client.twoFactor.enable({ password: 'not this one' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
  const enabled = await client.twoFactor.enable({ password: PASSWORD, issuer: 'Example' });
  const data = enabled.data as { totpURI: string; backupCodes: string[] };
  expect(data.backupCodes).toHaveLength(10);
  expect(new URL(data.totpURI).searchParams.get('issuer')).toBe('Example');
  const key = keyOf(data.totpURI);
  expect((await client.getSession()).data?.user).toMatchObject({ twoFactorEnabled: false });

  const wrongCode = await client.twoFactor.verifyTotp({ code: totpCode(key, 9) });
  expect(wrongCode.error).toMatchObject({ status: 401, code: 'INVALID_CODE' });
  const verified = await client.twoFactor.verifyTotp({ code: totpCode(key) });
  expect(verified.data).toMatchObject({ token: expect.any(String), user: { email } });
  expect((await client.twoFactor.getTotpUri({ password: PASSWORD })).data!.totpURI).toContain(key);
  return key;
}

async function signInWithTotp(started: Started, key: string): Promise<void> {
  const { client } = started;
  await challenge(started);
  nextTimeStep();
  const verified = await client.twoFactor.verifyTotp({ code: totpCode(key), trustDevice: true });
  expect(verified.data).toMatchObject({ token: expect.any(String), user: { email } });
  await expectSignedIn(started, ['pwd', 'otp']);

  await client.signOut();
  const trusted = await client.signIn.email({ email, password: PASSWORD });
  expect(trusted.data).toMatchObject({ token: expect.any(String), user: { email } });
}

async function signInWithBackupCode(started: Started, key: string): Promise<void> {
  const { client } = started;
  // A trusted browser has not shown the second factor.
  const refused = await client.twoFactor.generateBackupCodes({ password: PASSWORD });
  expect(refused.error).toMatchObject({ status: 403, code: 'SESSION_IS_NOT_FRESH' });
  nextTimeStep();
  expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
  const generated = await client.twoFactor.generateBackupCodes({ password: PASSWORD });
  expect(generated.data).toMatchObject({ ...done, backupCodes: expect.any(Array) });
  const code = generated.data!.backupCodes[0]!;
  // New codes end the trust in this browser.
  await challenge(started);
  const used = await client.twoFactor.verifyBackupCode({ code });
  expect(used.data).toMatchObject({ token: expect.any(String), user: { email } });
  await expectSignedIn(started, ['pwd', 'recovery']);

  await challenge(started);
  const again = await client.twoFactor.verifyBackupCode({ code });
  expect(again.error).toMatchObject({ status: 401, code: 'INVALID_BACKUP_CODE' });
  const other = await client.twoFactor.verifyBackupCode({ code: generated.data!.backupCodes[1]! });
  expect(other.error).toBeNull();
}

async function signInWithMailedCode(started: Started): Promise<void> {
  const { client, person } = started;
  Object.assign(person, { email });
  await client.twoFactor.enable({ password: PASSWORD, method: 'otp' });
  expect((await client.twoFactor.verifyOtp({ code: await mailedCode(person) })).error).toBeNull();

  await challenge(started);
  expect((await client.twoFactor.sendOtp()).data).toEqual(done);
  const verified = await client.twoFactor.verifyOtp({ code: await mailedCode(person) });
  expect(verified.data).toMatchObject({ token: expect.any(String), user: { email } });
  await expectSignedIn(started, ['pwd', 'email']);
}

/** By a magic link that the client opens, and by one that the browser opens. */
async function signInWithMagicLink(started: Started, key: string): Promise<void> {
  const { client, person } = started;
  const open = async () => {
    await client.signOut();
    await client.signIn.magicLink({ email, callbackURL: '/home' });
    return newestMailTo(person.gatehouse, email);
  };
  const { token } = await open();
  expect((await client.magicLink.verify({ query: { token } })).data).toMatchObject(challenged);
  nextTimeStep();
  expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
  await expectSignedIn(started, ['email', 'otp']);

  const { path } = await open();
  const { headers } = await person.send({ method: 'GET', url: path });
  expect(headers['location']).toBe('http://localhost:3000/sign-in/second-factor');
  nextTimeStep();
  expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
  await expectSignedIn(started, ['email', 'otp']);
}

/** By an ID token, and by the provider's redirect. */
async function signInWithProvider(started: Started, fakeProvider: FakeProvider, key: string): Promise<void> {
  const { client, person } = started;
  await client.signOut();
  const idToken = { token: await fakeProvider.issuer.idToken({ ...fakeProvider.claims, nonce: 'n' }), nonce: 'n' };
  expect((await client.signIn.social({ provider: 'google', idToken })).data).toMatchObject(challenged);
  nextTimeStep();
  expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
  await expectSignedIn(started, ['fed', 'otp']);

  await client.signOut();
  const { data } = await client.signIn.social({ provider: 'google', callbackURL: '/home', disableRedirect: true });
  const { searchParams } = new URL(data!.url!);
  fakeProvider.nonce = searchParams.get('nonce');
  const redirect = await sendCallback(person, 'google', { code: 'the-code', state: searchParams.get('state')! });
  expect(redirect.location).toBe('http://localhost:3000/sign-in/second-factor');
  nextTimeStep();
  expect((await client.twoFactor.verifyTotp({ code: totpCode(key) })).error).toBeNull();
  await expectSignedIn(started, ['fed', 'otp']);
}

test.for(cases)(
  'the twoFactorClient of the %s published %s client sets factors up, answers challenges and turns them off',
  { timeout: 60_000 },
  async ([version, entryPoint]) => {
    await using fakeProvider = await FakeProvider.start(google);
    await using gatehouse = await startGatehouse(fakeProvider.options);
    onTestFinished(() => void vi.useRealTimers());
    const redirects: (object | undefined)[] = [];
    const started = versions[version](gatehouse, entryPoint, (context) => redirects.push(context));
    const methods = (...twoFactorMethods: string[]) => (version === 'newest' ? { twoFactorMethods } : undefined);

    const key = await enrol(started);
    await signInWithTotp(started, key);
    expect(redirects.splice(0)).toEqual([methods('totp')]);
    await signInWithBackupCode(started, key);
    await signInWithMailedCode(started);
    expect(redirects.splice(0)).toEqual([methods('totp'), methods('totp'), methods('totp', 'otp')]);
    await signInWithMagicLink(started, key);
    await signInWithProvider(started, fakeProvider, key);
    // The browser followed the two redirects, not the client. A mailed code would prove the mailbox of the link again, and that of
    // the account of the provider, which was linked by its address.
    expect(redirects.splice(0)).toEqual([methods('totp'), methods('totp')]);

    const { client, recordedCalls } = started;
    expect((await client.twoFactor.disable({ password: PASSWORD })).data).toEqual(done);
    await client.signOut();
    const single = await client.signIn.email({ email, password: PASSWORD });
    expect(single.data).toMatchObject({ token: expect.any(String), user: { email } });
    expect(missingCalls(version, 'two-factor', recordedCalls)).toEqual([]);
  },
);
