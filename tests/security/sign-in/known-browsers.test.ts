import { expect, vi } from 'vitest';

import { newestCodeTo, wrongCode } from '#tests/support/mailbox.ts';
import { Person } from '#tests/support/person.ts';
import { test } from '#tests/support/test.ts';
import { enableMailedCodes, mailedCode, nextTimeStep, signUpWithTotp, totpCode } from '#tests/support/two-factor.ts';

const WRONG = '000000';

async function signInByCode(browser: Person, email: string, pick: (otp: string) => string): Promise<string> {
  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = pick(await newestCodeTo(browser.gatehouse, email));
  const { status, body } = await browser.post('/sign-in/email-otp', { email, otp });
  return status === 200 ? 'OK' : body.code;
}
const right = (otp: string) => otp;

/** Passes the first factor in this browser, with what an attacker may know too. */
async function startSignIn(browser: Person, { email, password }: Person): Promise<void> {
  expect((await browser.post('/sign-in/email', { email, password })).body.twoFactorRedirect).toBe(true);
}

async function guessTotp(browser: Person, person: Person, count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let n = 0; n < count; n++) {
    if (n % 5 === 0) await startSignIn(browser, person);
    codes.push((await browser.post('/two-factor/verify-totp', { code: WRONG })).body.code);
  }
  return codes;
}

test('wrong email codes of other browsers do not lock out a known browser', async ({ gatehouse }) => {
  const owner = await Person.signUpVerified(gatehouse);
  const { email } = owner;
  await owner.post('/sign-out');
  const guesses: string[] = [];
  for (let n = 0; n < 6; n++) guesses.push(await signInByCode(new Person(gatehouse), email, wrongCode));
  expect(guesses).toEqual([...Array<string>(5).fill('INVALID_OTP'), 'TOO_MANY_ATTEMPTS']);

  expect(await signInByCode(owner, email, wrongCode)).toBe('INVALID_OTP');
  expect(await signInByCode(owner, email, right)).toBe('OK');
  // Its success does not unlock the account for other browsers.
  expect(await signInByCode(new Person(gatehouse), email, right)).toBe('TOO_MANY_ATTEMPTS');
});

test('a known browser has five email codes of its own and then shares those of the address', async ({ gatehouse }) => {
  const owner = await Person.signUpVerified(gatehouse);
  const guesses: string[] = [];
  for (let n = 0; n < 12; n++) guesses.push(await signInByCode(owner, owner.email, wrongCode));

  expect(guesses).toEqual([...Array<string>(10).fill('INVALID_OTP'), ...Array<string>(2).fill('TOO_MANY_ATTEMPTS')]);
});

test('wrong second factors by someone with the password do not lock out a known browser', async ({ gatehouse }) => {
  const { person, key } = await signUpWithTotp(gatehouse);
  const stranger = new Person(gatehouse);
  const guesses = await guessTotp(stranger, person, 11);
  expect(guesses).toEqual([...Array<string>(10).fill('INVALID_CODE'), 'ACCOUNT_TEMPORARILY_LOCKED']);

  expect(await guessTotp(person, person, 1)).toEqual(['INVALID_CODE']);
  nextTimeStep();
  expect((await person.post('/two-factor/verify-totp', { code: totpCode(key) })).status).toBe(200);
  // Its success does not unlock the account for other browsers.
  expect(await guessTotp(stranger, person, 1)).toEqual(['ACCOUNT_TEMPORARILY_LOCKED']);
  vi.useRealTimers();
});

test('a known browser has ten second factors of its own and then shares those of the account', async ({
  gatehouse,
}) => {
  const { person } = await signUpWithTotp(gatehouse);
  const guesses = await guessTotp(person, person, 21);

  expect(guesses).toEqual([...Array<string>(20).fill('INVALID_CODE'), 'ACCOUNT_TEMPORARILY_LOCKED']);
  vi.useRealTimers();
});

test('a known browser compares one mailed second factor no more often than others', async ({ gatehouse }) => {
  const { person } = await signUpWithTotp(gatehouse);
  await enableMailedCodes(person);
  await person.post('/two-factor/send-otp');
  const code = await mailedCode(person);
  const answers: string[] = [];
  for (let n = 0; n < 6; n++) {
    answers.push((await person.post('/two-factor/verify-otp', { code: wrongCode(code) })).body.code);
  }

  expect(answers.slice(0, 5)).toEqual(Array<string>(5).fill('INVALID_CODE'));
  expect(answers[5]).not.toBe('INVALID_CODE');
  expect((await person.post('/two-factor/verify-otp', { code })).status).not.toBe(200);
  vi.useRealTimers();
});
