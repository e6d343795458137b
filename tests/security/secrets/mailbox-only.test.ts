import { afterEach, expect, vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { verifyEmail } from '#tests/support/organization.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { test } from '#tests/support/test.ts';
import { enableMailedCodes, mailedCode, nextTimeStep, signUpWithTotp, totpCode } from '#tests/support/two-factor.ts';

afterEach(() => void vi.useRealTimers());

const NEW_PASSWORD = 'a password set by mail';

/** A user with an authenticator app and mailed codes. */
async function signUpWithBoth(gatehouse: Gatehouse) {
  const user = await signUpWithTotp(gatehouse);
  await enableMailedCodes(user.person);
  return user;
}

/** The ways in which the owner of the mailbox, who knows no password, sets a first factor. */
const resets: Record<string, (browser: Person, email: string) => Promise<unknown>> = {
  'a mailed link': async (browser, email) => {
    await browser.post('/request-password-reset', { email, redirectTo: '/' });
    const { token } = await newestMailTo(browser.gatehouse, email);
    return browser.post('/reset-password', { token, newPassword: NEW_PASSWORD });
  },
  'a mailed code': async (browser, email) => {
    await browser.post('/email-otp/request-password-reset', { email });
    const otp = await mailedCode(Object.assign(new Person(browser.gatehouse), { email }));
    return browser.post('/email-otp/reset-password', { email, otp, password: NEW_PASSWORD });
  },
};

const signIn = async ({ email }: Person, password: string, gatehouse: Gatehouse) => {
  const browser = Object.assign(new Person(gatehouse), { email });
  return { browser, answer: (await browser.post('/sign-in/email', { email, password })).body };
};

test.for(Object.entries(resets))(
  'after a password was set by %s, mailed codes are no second factor until another one was verified',
  async ([, reset], { gatehouse }) => {
    const { person, key } = await signUpWithBoth(gatehouse);
    expect((await signIn(person, person.password, gatehouse)).answer.twoFactorMethods).toEqual(['totp', 'otp']);
    expect(await reset(new Person(gatehouse), person.email)).toMatchObject({ status: 200 });

    const { browser, answer } = await signIn(person, NEW_PASSWORD, gatehouse);
    expect(answer).toMatchObject({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
    expect((await browser.post('/two-factor/send-otp')).body.code).toBe('OTP_NOT_ENABLED');
    expect((await browser.get('/get-session')).body).toBeNull();

    nextTimeStep();
    expect((await browser.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
    expect((await signIn(person, NEW_PASSWORD, gatehouse)).answer.twoFactorMethods).toEqual(['totp', 'otp']);
  },
);

test('a password that its user changed while signed in keeps mailed codes as a second factor', async ({
  gatehouse,
}) => {
  const { person } = await signUpWithBoth(gatehouse);
  const [currentPassword, newPassword] = [person.password, 'a password that its user chose'];
  expect((await person.post('/change-password', { currentPassword, newPassword })).status).toBe(200);

  expect((await signIn(person, newPassword, gatehouse)).answer.twoFactorMethods).toEqual(['totp', 'otp']);
});

test('a user with nothing but mailed codes signs in with them after a reset', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  await verifyEmail(person);
  await enableMailedCodes(person);
  await resets['a mailed link']!(new Person(gatehouse), person.email);
  const { browser, answer } = await signIn(person, NEW_PASSWORD, gatehouse);

  expect(answer.twoFactorMethods).toEqual(['otp']);
  await browser.post('/two-factor/send-otp');
  expect((await browser.post('/two-factor/verify-otp', { code: await mailedCode(person) })).status).toBe(200);
});

test('a provider linked since the last second factor proves the mailbox only', async ({ gatehouse }) => {
  const { person } = await signUpWithBoth(gatehouse);
  const url = gatehouse.options.databaseUrl!;
  const link = (at: string) =>
    runSql(
      url,
      `delete from account where user_id = '${person.id}' and provider_id = 'google';
       insert into account (id, user_id, provider_id, account_id, created_at, updated_at)
       values (gen_random_uuid(), '${person.id}', 'google', '${person.id}', ${at}, now())`,
    );
  const methods = async () => {
    const { browser } = await signIn(person, person.password, gatehouse);
    await runSql(url, `update sign_in_challenge set amr = '{fed}' where user_id = '${person.id}'`);
    return (await browser.get('/two-factor/get-challenge')).body.methods;
  };

  await link(`now() - interval '1 day'`);
  expect(await methods()).toEqual(['totp', 'otp']);
  await link(`now() + interval '1 day'`);
  expect(await methods()).toEqual(['totp']);
});
