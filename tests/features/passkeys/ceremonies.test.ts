import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { openPage, type OpenPage } from '#tests/support/browser/browser.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import type { Answer } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { test as base } from '#tests/support/test.ts';
import { VirtualAuthenticator } from '#tests/support/browser/virtual-authenticator.ts';

let browser: Browser;
let gatehouse: Gatehouse & AsyncDisposable;
beforeAll(async () => {
  browser = await launchBrowser();
  gatehouse = await startListening();
});
afterAll(async () => {
  await browser.close();
  await gatehouse[Symbol.asyncDispose]();
});

const password = 'correct horse battery staple';
let users = 0;
const test = base.extend<{ page: Page }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
  page: async ({}, use) => {
    const { baseUrl } = gatehouse.options;
    await using opened: OpenPage = await openPage({ browser, baseUrl });
    // A page without a content security policy, at the origin of the service.
    const html = '<!doctype html><title>Ceremonies</title>';
    await opened.page.route('/ceremonies', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await opened.page.goto('/ceremonies');
    await call(opened.page, '/sign-up/email', {
      email: `browser-${(users += 1)}@example.com`,
      password,
      name: 'Ada',
    });
    await use(opened.page);
  },
});

/** Makes a call from the page: a POST with a body, else a GET. */
async function call(page: Page, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([url, payload]) => {
      const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: payload! };
      const response = await fetch(`/api/auth${url}`, payload === null ? {} : post);
      return { status: response.status, body: await response.json() };
    },
    [path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

/** The name of the browser's error. */
interface Failed {
  error: string;
}

/** Adds a passkey with the API of the browser, as its JSON forms are. */
async function register(page: Page): Promise<Answer | Failed> {
  const { body: options } = await call(page, '/passkey/generate-register-options');
  const result = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    const created = await navigator.credentials.create({ publicKey }).catch((error: Error) => error.name);
    return typeof created === 'string' ? { error: created } : (created as PublicKeyCredential).toJSON();
  }, options);
  return 'error' in result ? result : call(page, '/passkey/verify-registration', { response: result });
}

async function signIn(page: Page, mediation: 'optional' | 'conditional' = 'optional'): Promise<Answer> {
  const { body: options } = await call(page, '/passkey/generate-authenticate-options');
  const response = await page.evaluate(
    async ([json, wanted]) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
      const used = await navigator.credentials.get({ publicKey, mediation: wanted });
      return (used as PublicKeyCredential).toJSON();
    },
    [options, mediation] as const,
  );
  return call(page, '/passkey/verify-authentication', { response });
}

test('an authenticator that verifies its user adds a passkey and signs in with it', async ({ page }) => {
  const authenticator = await VirtualAuthenticator.add(page);
  expect(await register(page)).toMatchObject({ status: 200, body: { transports: 'internal' } });
  const [credential] = await authenticator.credentials();
  expect(credential).toMatchObject({ isResidentCredential: true });
  await call(page, '/sign-out', {});

  expect(await signIn(page)).toMatchObject({ status: 200, body: { session: { level: 2, amr: ['passkey'] } } });
  const { body } = await call(page, '/get-session');
  expect(Buffer.from(credential!.userHandle!, 'base64').toString('hex')).toBe(body.user.id.replaceAll('-', ''));
});

test('a security key that does not verify its user is the second factor beside the password', async ({ page }) => {
  await VirtualAuthenticator.add(page, { verifiesUser: false, transport: 'usb' });
  const { body } = (await register(page)) as Answer;
  expect(body).toMatchObject({ transports: 'usb' });
  expect((await call(page, '/get-session')).body.session).toMatchObject({ level: 1, amr: ['pwd'] });
  expect((await call(page, '/two-factor/enable', { method: 'passkey', password })).status).toBe(200);
  const { email } = (await call(page, '/get-session')).body.user;
  await call(page, '/sign-out', {});
  const challenge = await call(page, '/sign-in/email', { email, password });
  expect(challenge.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['passkey'] });

  expect(await signIn(page)).toMatchObject({ status: 200, body: { session: { level: 2, amr: ['pwd', 'passkey'] } } });
});

test('the form of a sign-in offers passkeys (conditional mediation)', async ({ page }) => {
  await VirtualAuthenticator.add(page);
  await register(page);
  await call(page, '/sign-out', {});

  expect(await signIn(page, 'conditional')).toMatchObject({ status: 200, body: { session: { level: 2 } } });
});

test('an authenticator with a passkey of the user is not registered again', async ({ page }) => {
  await VirtualAuthenticator.add(page);
  await register(page);

  expect(await register(page)).toEqual({ error: 'InvalidStateError' });
});

test('a cloned authenticator is refused', async ({ page }) => {
  const authenticator = await VirtualAuthenticator.add(page);
  await register(page);
  const [copy] = await authenticator.credentials();
  await call(page, '/sign-out', {});
  expect((await signIn(page)).status).toBe(200);
  await call(page, '/sign-out', {});
  await authenticator.restore(copy!);

  expect(await signIn(page)).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_FAILED' } });
});

test('after its removal the page tells the authenticator to delete a passkey (Signal API)', async ({ page }) => {
  const authenticator = await VirtualAuthenticator.add(page);
  const { body } = (await register(page)) as Answer;
  expect((await call(page, '/passkey/delete-passkey', { id: body.id })).status).toBe(200);
  await page.evaluate(
    (credentialId) => PublicKeyCredential.signalUnknownCredential({ rpId: 'localhost', credentialId }),
    body.credentialID as string,
  );

  await expect.poll(() => authenticator.credentials()).toEqual([]);
});
