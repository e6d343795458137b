import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';

import { newestMailTo } from './mailbox.ts';
import { Person, type Answer } from './person.ts';

const STEP_MS = 30_000;

/** A user with an authenticator app. */
export interface TwoFactorUser {
  person: Person;
  /** In base32. */
  key: string;
  backupCodes: string[];
}

/** The key in the URI for authenticator apps. */
export function keyOf(totpURI: string): string {
  return new URL(totpURI).searchParams.get('secret')!;
}

/** The code of an authenticator app, `steps` time steps from now. */
export function totpCode(key: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}

/** Moves the clock to the next time step, so that the app shows a new code. Restore it with `vi.useRealTimers()`. */
export function nextTimeStep(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + STEP_MS });
}

/** Enables TOTP for a new user. Their next code is that of the next time step. */
export async function signUpWithTotp(gatehouse: Gatehouse): Promise<TwoFactorUser> {
  const person = await Person.signUpVerified(gatehouse);
  const { key, backupCodes } = await enableTotp(person);
  nextTimeStep();
  return { person, key, backupCodes };
}

export async function enableTotp(person: Person): Promise<Pick<TwoFactorUser, 'key' | 'backupCodes'>> {
  const { body } = requireOk(await person.post('/two-factor/enable'));
  const key = keyOf(body.totpURI);
  requireOk(await person.post('/two-factor/verify-totp', { code: totpCode(key) }));
  return { key, backupCodes: body.backupCodes };
}

export async function enableMailedCodes(person: Person): Promise<void> {
  requireOk(await person.post('/two-factor/enable', { method: 'otp' }));
  requireOk(await person.post('/two-factor/verify-otp', { code: await mailedCode(person) }));
}

/** Signs in with the password in a new browser; the sign-in waits for the second factor. */
export async function startSignIn({ gatehouse, email, id, password }: Person): Promise<Person> {
  const browser = Object.assign(new Person(gatehouse), { email, id });
  const { body } = requireOk(await browser.post('/sign-in/email', { email, password }));
  if (body.twoFactorRedirect !== true) throw new Error('The sign-in was not challenged');
  return browser;
}

/** The newest mailed code. */
export async function mailedCode({ gatehouse, email }: Person): Promise<string> {
  const { text } = await newestMailTo(gatehouse, email);
  return /^\d{6}$/m.exec(text)![0];
}

export async function isSignedIn(person: Person): Promise<boolean> {
  return (await person.get('/get-session')).body !== null;
}

function requireOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
