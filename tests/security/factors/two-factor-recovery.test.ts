import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { mailsTo, newestMailTo } from '#tests/support/mailbox.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { Person, type Answer } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import {
  cancelToken,
  moveClock,
  recoveryCode,
  recoveryOf,
  recoveryOptions as options,
  WAITING_TIME,
} from '#tests/support/recovery.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { enableTotp, nextTimeStep, signUpWithTotp, startSignIn, totpCode } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

const NOT_ALLOWED = 'TWO_FACTOR_RECOVERY_NOT_ALLOWED';
const unavailable = { status: 'unavailable', possibleAt: null };

async function expectRefused(browser: Person): Promise<void> {
  expect(await recoveryOf(browser)).toEqual(unavailable);
  expect((await browser.post('/two-factor/request-recovery')).body.code).toBe(NOT_ALLOWED);
  expect((await browser.post('/two-factor/send-recovery-code')).body.code).toBe(NOT_ALLOWED);
  const completed = await browser.post('/two-factor/complete-recovery', { code: 'aaaaa-bbbbb' });
  expect(completed.body.code).toBe(NOT_ALLOWED);
}

/** A request whose waiting time is over, in the browser of a new sign-in, with the mailed code. */
async function readyRequest(gatehouse: Gatehouse) {
  const { person } = await signUpWithTotp(gatehouse);
  await (await startSignIn(person)).post('/two-factor/request-recovery');
  moveClock(WAITING_TIME);
  const browser = await startSignIn(person);
  await browser.post('/two-factor/send-recovery-code');
  return { person, browser, code: await recoveryCode(person), token: await cancelToken(person) };
}

const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status === 200).length;

test('a mailed link is no first factor of a recovery', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person } = await signUpWithTotp(gatehouse);
  const byLink = new Person(gatehouse);
  await byLink.post('/sign-in/magic-link', { email: person.email });
  const { path } = await newestMailTo(gatehouse, person.email);
  expect((await byLink.get(path)).status).toBe(302);
  await expectRefused(byLink);
  expect((await mailsTo(gatehouse, person.email)).map(({ name }) => name)).not.toContain(
    'onTwoFactorRecoveryRequested',
  );
});

test('a password that was reset by mail is no first factor of a recovery until a second factor was verified beside it', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, key } = await signUpWithTotp(gatehouse);
  await person.post('/forget-password', { email: person.email });
  const { token } = await newestMailTo(gatehouse, person.email);
  person.password = 'another long password';
  moveClock(1);
  await person.post('/reset-password', { token, newPassword: person.password });
  const browser = await startSignIn(person);
  await expectRefused(browser);

  nextTimeStep();
  await browser.post('/two-factor/verify-totp', { code: totpCode(key) });
  expect(await recoveryOf(await startSignIn(person))).toEqual({ status: 'available', possibleAt: null });
});

test('a provider that was linked by its email is no first factor of a recovery until a second factor was verified beside it', async () => {
  const google = providerFixtures.find(({ id }) => id === 'google')!;
  await using provider = await FakeProvider.start(google);
  await using gatehouse = await startGatehouse({ ...options, ...provider.options });
  // The fake provider's user has this address.
  const person = await Person.signUpVerified(gatehouse, { email: google.profile.email! });
  const { key } = await enableTotp(person);
  moveClock(30);
  const browser = new Person(gatehouse);
  expect((await completeOAuthFlow(browser, provider)).location).toContain('/sign-in/second-factor');
  await expectRefused(browser);

  nextTimeStep();
  await browser.post('/two-factor/verify-totp', { code: totpCode(key) });
  const later = new Person(gatehouse);
  await completeOAuthFlow(later, provider);
  expect(await recoveryOf(later)).toEqual({ status: 'available', possibleAt: null });
});

test('a user without a verified email cannot request a recovery', async () => {
  await using gatehouse = await startGatehouse(options);
  const person = await Person.signUp(gatehouse);
  await enableTotp(person);
  await expectRefused(await startSignIn(person));
});

test('only a sign-in that waits for its second factor can request a recovery', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person } = await signUpWithTotp(gatehouse);
  const admin = await signUpWithRole(gatehouse, 'admin');
  await admin.post('/admin/impersonate-user', { userId: person.id });
  for (const caller of [new Person(gatehouse), person, admin])
    expect((await caller.post('/two-factor/request-recovery')).body.code).toBe('INVALID_TWO_FACTOR_COOKIE');
});

test('of 20 concurrent requests, one begins the waiting time and mails the user', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person } = await signUpWithTotp(gatehouse);
  const browsers = await Promise.all(Array.from({ length: 20 }, () => startSignIn(person)));
  const answers = await Promise.all(browsers.map((browser) => browser.post('/two-factor/request-recovery')));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const mails = (await mailsTo(gatehouse, person.email)).filter(({ name }) => name === 'onTwoFactorRecoveryRequested');
  expect(mails).toHaveLength(1);
});

test('of several concurrent completions, one succeeds', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, browser, code } = await readyRequest(gatehouse);
  const copies = Array.from({ length: 5 }, () =>
    Object.assign(new Person(gatehouse), { cookies: new Map(browser.cookies) }),
  );
  const answers = await Promise.all(copies.map((copy) => copy.post('/two-factor/complete-recovery', { code })));
  expect(succeeded(answers)).toBe(1);
  const sessions = `select 1 from session where user_id = '${person.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, sessions)).toHaveLength(1);
});

test('of a completion and a cancellation at the same time, one succeeds', async () => {
  await using gatehouse = await startGatehouse(options);
  for (let round = 0; round < 4; round++) {
    const { person, browser, code, token } = await readyRequest(gatehouse);
    const complete = () => browser.post('/two-factor/complete-recovery', { code });
    const cancel = () => new Person(gatehouse).post('/two-factor/cancel-recovery', { token });
    const [first, second] = round % 2 ? [complete, cancel] : [cancel, complete];
    const answers = await Promise.all([first(), second()]);
    expect(succeeded(answers)).toBe(1);
    const [row] = await runSql(
      gatehouse.options.databaseUrl!,
      `select two_factor_enabled from "user" where id = '${person.id}'`,
    );
    const completed = answers[round % 2 ? 0 : 1]!.status === 200;
    expect(row!['two_factor_enabled']).toBe(!completed);
  }
});

test('codes and links of a recovery are not stored in plain text', async () => {
  await using gatehouse = await startGatehouse(options);
  const { person, code, token } = await readyRequest(gatehouse);
  const rows = await runSql(
    gatehouse.options.databaseUrl!,
    `select to_jsonb(r)::text stored from two_factor_recovery r where user_id = '${person.id}'`,
  );
  expect(rows[0]!['stored']).toContain('cancel_token_hash');
  expect(rows[0]!['stored']).not.toContain(token);
  expect(rows[0]!['stored']).not.toContain(code);
});
