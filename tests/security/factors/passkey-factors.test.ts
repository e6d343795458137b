import { expect } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import {
  addPasskey,
  signUpWithPasskey,
  signUpWithPasskeyFactor,
  SoftwareAuthenticator,
  usePasskey,
} from '#tests/support/browser/software-authenticator.ts';
import { startGatehouse, test } from '#tests/support/test.ts';
import { startSignIn } from '#tests/support/two-factor.ts';

const OPTIONS = '/passkey/generate-authenticate-options';

test('a passkey that verified its user signs in without a challenge', async ({ gatehouse }) => {
  const { authenticator } = await signUpWithPasskeyFactor(gatehouse);
  const { body } = await usePasskey(new Person(gatehouse), authenticator);

  expect(body.session).toMatchObject({ level: 2, amr: ['passkey'] });
});

test('a passkey that did not verify its user is a single factor', async ({ gatehouse }) => {
  const authenticator = new SoftwareAuthenticator();
  await signUpWithPasskeyFactor(gatehouse, authenticator);
  authenticator.verifiesUser = false;
  const browser = new Person(gatehouse);

  expect((await usePasskey(browser, authenticator)).body).toEqual({
    twoFactorRedirect: true,
    twoFactorMethods: ['passkey'],
  });
  expect((await browser.get('/get-session')).body).toBeNull();
});

test('a passkey that did not verify its user cannot be both factors', async ({ gatehouse }) => {
  const authenticator = new SoftwareAuthenticator();
  await signUpWithPasskeyFactor(gatehouse, authenticator);
  authenticator.verifiesUser = false;
  const browser = new Person(gatehouse);
  await usePasskey(browser, authenticator);

  expect((await browser.get(OPTIONS)).body.userVerification).toBe('required');
  expect((await usePasskey(browser, authenticator)).body.code).toBe('AUTHENTICATION_FAILED');
  authenticator.verifiesUser = true;
  expect((await usePasskey(browser, authenticator)).body.session).toMatchObject({ level: 2, amr: ['passkey'] });
});

test('a passkey that did not verify its user is the second factor beside the password', async ({ gatehouse }) => {
  const authenticator = new SoftwareAuthenticator();
  const { person } = await signUpWithPasskeyFactor(gatehouse, authenticator);
  authenticator.verifiesUser = false;
  const browser = await startSignIn(person);

  const { body: options } = await browser.get(OPTIONS);
  expect(options.allowCredentials).toEqual([
    { id: authenticator.credentials[0]!.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ]);
  expect((await usePasskey(browser, authenticator)).body.session).toMatchObject({
    level: 2,
    amr: ['pwd', 'passkey'],
  });
  // Consumed: the next use is a sign-in of its own.
  await browser.post('/sign-out');
  expect((await usePasskey(browser, authenticator)).body.twoFactorRedirect).toBe(true);
});

test('the passkey of another user does not answer a challenge', async ({ gatehouse }) => {
  const { person } = await signUpWithPasskeyFactor(gatehouse);
  const other = await signUpWithPasskey(gatehouse);
  const browser = await startSignIn(person);

  const { body } = await usePasskey(browser, other.authenticator);
  expect(body.user.id).toBe(other.person.id);
});

test('a challenge is answered at most five times, passkeys included', async ({ gatehouse }) => {
  const authenticator = new SoftwareAuthenticator();
  const { person } = await signUpWithPasskeyFactor(gatehouse, authenticator);
  authenticator.verifiesUser = false;
  const browser = new Person(gatehouse);
  await usePasskey(browser, authenticator);
  for (let n = 0; n < 5; n++) await usePasskey(browser, authenticator);
  authenticator.verifiesUser = true;

  expect((await usePasskey(browser, authenticator)).body.code).toBe('TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE');
  expect((await person.get('/get-session')).body.user.id).toBe(person.id);
});

test('with userVerification required, a response without it is refused in both ceremonies', async () => {
  await using gatehouse = await startGatehouse({ passkey: { userVerification: 'required' } });
  const authenticator = new SoftwareAuthenticator({ verifiesUser: false });
  const person = await Person.signUp(gatehouse);
  expect((await addPasskey(person, authenticator)).body.code).toBe('FAILED_TO_VERIFY_REGISTRATION');
  authenticator.verifiesUser = true;
  expect((await addPasskey(person, authenticator)).status).toBe(200);
  authenticator.verifiesUser = false;

  expect((await usePasskey(new Person(gatehouse), authenticator)).body.code).toBe('AUTHENTICATION_FAILED');
});

test('under a policy that requires a second factor, a passkey that verified its user is one', async () => {
  await using gatehouse = await startGatehouse({ session: { twoFactor: { policy: 'required' } } });
  const person = await Person.signUp(gatehouse);
  expect((await person.get('/list-sessions')).body.code).toBe('TWO_FACTOR_REQUIRED');
  const authenticator = new SoftwareAuthenticator();

  expect((await addPasskey(person, authenticator)).status).toBe(200);
  expect((await person.get('/list-sessions')).status).toBe(200);
  const browser = new Person(gatehouse);
  await usePasskey(browser, authenticator);
  expect((await browser.get('/list-sessions')).status).toBe(200);
});

test('in a session of the same user a passkey renews its proof and starts no session', async ({ gatehouse }) => {
  const { person, authenticator } = await signUpWithPasskey(gatehouse);
  const old = `update session set authenticated_at = now() - interval '2 days', level = 1 where user_id = '${person.id}'`;
  await runSql(gatehouse.options.databaseUrl!, old);
  const before = (await person.get('/get-session')).body.session;
  expect((await person.get('/passkey/generate-register-options')).body.code).toBe('SESSION_IS_NOT_FRESH');
  const { body } = await usePasskey(person, authenticator);

  expect(body.session).toMatchObject({ id: before.id, level: 2, amr: ['pwd', 'passkey'] });
  expect((await person.get('/passkey/generate-register-options')).status).toBe(200);
});
