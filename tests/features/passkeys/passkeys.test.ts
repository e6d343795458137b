import { expect, onTestFinished, vi } from 'vitest';

import { Person } from '#tests/support/person.ts';
import { addPasskey, SoftwareAuthenticator, usePasskey } from '#tests/support/browser/software-authenticator.ts';
import { test } from '#tests/support/test.ts';
import { signUpWithTotp } from '#tests/support/two-factor.ts';

test('a passkey that was added signs in', async ({ gatehouse, signedIn }) => {
  const authenticator = new SoftwareAuthenticator();
  const added = await addPasskey(signedIn, authenticator, { name: 'Laptop' });
  expect(added).toEqual({
    status: 200,
    body: {
      id: expect.any(String),
      name: 'Laptop',
      userId: signedIn.id,
      credentialID: authenticator.credentials[0]!.id,
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
      transports: 'internal,hybrid',
      aaguid: '00000000-0000-0000-0000-000000000000',
      createdAt: expect.any(String),
      lastUsedAt: null,
    },
  });

  const browser = new Person(gatehouse);
  const { status, body } = await usePasskey(browser, authenticator);
  expect(status).toBe(200);
  expect(body.user.id).toBe(signedIn.id);
  expect(body.session).toMatchObject({ level: 2, amr: ['passkey'] });
  expect((await browser.get('/get-session')).body.user.id).toBe(signedIn.id);
  const [listed] = (await browser.get('/passkey/list-user-passkeys')).body;
  expect(listed).toEqual({ ...added.body, lastUsedAt: expect.any(String) });
});

test('a sign-in answers a callbackURL of a trusted origin, and rejects others', async ({ gatehouse, signedIn }) => {
  const authenticator = new SoftwareAuthenticator();
  await addPasskey(signedIn, authenticator);
  const browser = new Person(gatehouse);
  const signIn = async (callbackURL: string) => {
    const { body: options } = await browser.get('/passkey/generate-authenticate-options');
    return browser.post('/passkey/verify-authentication', { response: authenticator.get(options), callbackURL });
  };

  const rejected = await signIn('https://evil.example');
  expect(rejected).toMatchObject({ status: 403, body: { code: 'INVALID_CALLBACKURL' } });
  const { status, body } = await signIn('/welcome');
  expect([status, body.redirect, body.url]).toEqual([200, true, '/welcome']);
});

test('the second factor after a passkey leads to the callbackURL of the passkey', async ({ gatehouse }) => {
  onTestFinished(() => void vi.useRealTimers());
  const { person } = await signUpWithTotp(gatehouse);
  const authenticator = new SoftwareAuthenticator({ verifiesUser: false });
  await addPasskey(person, authenticator);
  const browser = new Person(gatehouse);
  const { body: options } = await browser.get('/passkey/generate-authenticate-options');
  const input = { response: authenticator.get(options), callbackURL: '/welcome' };

  const { body } = await browser.post('/passkey/verify-authentication', input);
  expect(body.twoFactorRedirect).toBe(true);
  expect((await browser.get('/two-factor/get-challenge')).body.callbackURL).toBe('/welcome');
});

test('a passkey without a name is named after its authenticator, else after the browser', async ({ signedIn }) => {
  const nameOf = async (input: { aaguid?: string; name?: string }) =>
    (await addPasskey(signedIn, new SoftwareAuthenticator(), input)).body.name;
  const bitwarden = 'd548826e79b4db40a3d811116f7e8349';
  const yubiKey = 'ee882879721c491397753dfcce97072a';

  expect(await nameOf({ aaguid: bitwarden })).toBe('Bitwarden');
  expect(await nameOf({ aaguid: yubiKey })).toBe('YubiKey 5');
  expect(await nameOf({ aaguid: bitwarden, name: 'Work' })).toBe('Work');
  expect(await nameOf({})).toBeNull();
  signedIn.headers['user-agent'] = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
  expect(await nameOf({})).toBe('Chrome on Linux');
});

test('adding a passkey that verified its user ends other sessions and raises the level of this one', async ({
  signedIn,
}) => {
  const other = await signedIn.inAnotherBrowser();
  expect((await addPasskey(signedIn)).status).toBe(200);

  expect((await other.get('/get-session')).body).toBeNull();
  expect((await signedIn.get('/get-session')).body.session).toMatchObject({ level: 2, amr: ['pwd', 'passkey'] });
});
