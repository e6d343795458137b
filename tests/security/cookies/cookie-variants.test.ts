import { REDIRECT_URI, requestOf } from '#tests/support/calls/seeded-application.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { expect, onTestFinished, vi } from 'vitest';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { Cookies, sessionCookies } from '#server/http/cookies.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { BrowserWithVariants } from '#tests/support/calls/cookie-variants.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { newestCodeTo, newestMailTo } from '#tests/support/mailbox.ts';
import { completeOAuthFlow } from '#tests/support/peers/oauth-flow.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { createLink } from '#tests/support/setup-links.ts';
import { newOrganization } from '#tests/support/organization.ts';
import { SECRET, startGatehouse, test } from '#tests/support/test.ts';
import { SoftwareAuthenticator } from '#tests/support/browser/software-authenticator.ts';
import { enableTotp, isSignedIn, nextTimeStep, totpCode } from '#tests/support/two-factor.ts';

test('of several cookies of one name the valid one counts, in every flow with a signed cookie', async () => {
  await using provider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'github')!);
  await using gatehouse = await startGatehouse({
    ...provider.options,
    multiSession: { enabled: true },
    anonymous: { enabled: true },
    oauthProvider: { enabled: true },
    session: { cookieCache: { enabled: true } },
    rateLimit: { enabled: true, customRules: { '*': false } },
  });
  const browser = new BrowserWithVariants(gatehouse);
  const { email, password, name } = browser;
  await browser.post('/sign-up/email', { email, password, name });
  expect((await browser.get('/get-session', { disableCookieCache: 'true' })).body.user.email).toBe(email);
  expect((await browser.get('/get-session')).body.user.email).toBe(email);
  expect((await browser.post('/update-user', { name: 'Grace' })).status).toBe(200);

  await browser.post('/sign-in/magic-link', { email, callbackURL: '/home' });
  const { path } = await newestMailTo(gatehouse, email);
  expect((await browser.send({ method: 'GET', url: path, headers: { accept: 'text/html' } })).headers['location']).toBe(
    '/home',
  );

  await browser.post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
  const otp = await newestCodeTo(gatehouse, email);
  expect((await browser.post('/sign-in/email-otp', { email, otp })).status).toBe(200);

  const options = (await browser.get('/passkey/generate-register-options')).body;
  const response = new SoftwareAuthenticator().create(options);
  expect((await browser.post('/passkey/verify-registration', { response })).status).toBe(200);

  const other = await Person.signUp(gatehouse);
  await browser.post('/sign-in/email', { email: other.email, password: PASSWORD, rememberMe: false });
  expect((await browser.get('/multi-session/list-device-sessions')).body).toHaveLength(2);
  expect(await completeOAuthFlow(browser, provider)).toMatchObject({ location: expect.stringMatching(/home$/) });
  expect(await isSignedIn(browser)).toBe(true);

  const owner = Object.assign(await Person.signUp(gatehouse), { password });
  const { key } = await enableTotp(owner);
  nextTimeStep();
  const own = { email: owner.email, password };
  const visitor = (await browser.post('/sign-in/anonymous')).body.user.id;
  expect((await browser.post('/sign-in/email', own)).body.twoFactorRedirect).toBe(true);
  expect((await browser.post('/two-factor/verify-totp', { code: totpCode(key), trustDevice: true })).status).toBe(200);
  expect(await runSql(gatehouse.options.databaseUrl!, `select id from "user" where id = '${visitor}'`)).toEqual([]);
  expect((await browser.post('/sign-in/email', own)).body.token).toBeDefined();
  // Its own counter of guesses is that of a known browser.
  for (let n = 0; n < 11; n++)
    await new Person(gatehouse).post('/sign-in/email', { ...own, password: 'a wrong guess' });
  expect((await browser.post('/sign-in/email', own)).status).toBe(200);
  vi.useRealTimers();

  const link = await createLink(await newOrganization(gatehouse));
  browser.headers = { 'setup-link': link.id };
  expect((await browser.post('/setup-link/open', { token: link.token })).status).toBe(200);
  expect((await browser.get('/setup-link/get')).status).toBe(200);

  const { body: application } = await (
    await signUpWithRole(gatehouse, 'admin')
  ).post('/oauth2/create-client', {
    client_name: 'App',
    redirect_uris: [REDIRECT_URI],
  });
  const interaction = await requestOf(browser, { client_id: application.client_id, scope: 'openid' });
  expect((await browser.get('/oauth2/get-interaction', { interaction })).status).toBe(200);

  const signed = [...sessionCookies, ...features.flatMap(({ cookies = [] }: Feature) => cookies)];
  // The tests below show those of mailed links, the tests of sign-ins with connections theirs; scripts read the last one.
  const ofConnections = ['sso_state', 'sso_restart', 'sso_confirmation'];
  const others = ['sign_up', 'email_link', 'mailbox', ...ofConnections, 'last_used_login_method'];
  const expected = signed.filter((each) => !others.includes(each));
  const isDoubled = (each: string) =>
    [...browser.doubled].some((sent) => (each.endsWith('-') ? sent.startsWith(each) : sent === each));
  expect(expected.filter((each) => !isDoubled(each))).toEqual([]);
});

test('the cookie of a sign-up is recognized beside a stale one', async () => {
  await using gatehouse = await startGatehouse({
    emailAndPassword: { requireEmailVerification: true },
    emailVerification: { autoSignInAfterVerification: true },
  });
  const browser = new BrowserWithVariants(gatehouse);
  const { email, password, name } = browser;
  await browser.post('/sign-up/email', { email, password, name });
  const { path } = await newestMailTo(gatehouse, email);
  await browser.send({ method: 'GET', url: path });

  expect(browser.doubled).toContain('sign_up');
  expect(await isSignedIn(browser)).toBe(true);
});

test('the cookies of a verification in another browser are recognized beside stale ones', async ({ gatehouse }) => {
  const person = await Person.signUp(gatehouse);
  const { path } = await newestMailTo(gatehouse, person.email);
  const browser = new BrowserWithVariants(gatehouse);
  const page = (await browser.send({ method: 'GET', url: path, headers: {} })).body;
  const confirm = /name="confirm" value="([^"]+)"/.exec(page)![1]!;
  const { statusCode } = await browser.send({ method: 'GET', url: `${path}&confirm=${confirm}` });
  expect(statusCode).toBeLessThan(400);
  await browser.post('/sign-in/email', { email: person.email, password: PASSWORD });
  await gatehouse.idle();

  expect([...browser.doubled]).toEqual(expect.arrayContaining(['email_link', 'mailbox']));
  const unconfirmed = `select unconfirmed from "user" where id = '${person.id}'`;
  expect(await runSql(gatehouse.options.databaseUrl!, unconfirmed)).toEqual([{ unconfirmed: false }]);
});

const sign = (gatehouse: { options: ConstructorParameters<typeof Cookies>[0] }, value: string) =>
  encodeURIComponent(new Cookies(gatehouse.options, [SECRET]).sign(value));

test('a session cookie that is sent again expires its variants of other domains and paths', async () => {
  const baseUrl = 'https://auth.shop.example.com';
  await using gatehouse = await startGatehouse({ baseUrl });
  const person = await Person.signUp(gatehouse);
  const name = '__Secure-gatehouse.session_token';
  const cookie = `${name}=${sign(gatehouse, 'x'.repeat(32))}; ${name}=${person.cookies.get(name)}`;
  const response = await gatehouse.app.inject({ url: '/api/auth/get-session', headers: { cookie } });
  const lines = [response.headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith(`${name}=`));
  const places = (isExpiry: boolean) =>
    lines
      .filter((line) => /max-age=0\b/i.test(line) === isExpiry)
      .map((line) => [/domain=([^;]+)/i.exec(line)?.[1] ?? '', /path=([^;]+)/i.exec(line)![1]!].join(' '));

  expect(places(false)).toEqual([' /']);
  const domains = ['', 'auth.shop.example.com', 'shop.example.com', 'example.com'];
  const all = domains.flatMap((domain) => ['/', '/api', '/api/auth'].map((path) => `${domain} ${path}`));
  expect(places(true).toSorted()).toEqual(all.filter((place) => place !== ' /').toSorted());

  const single = await person.send({ method: 'GET', url: '/get-session' });
  expect(single.headers['set-cookie']).toBeUndefined();
});

test('signing out ends every session of the request', async ({ gatehouse }) => {
  const [one, two] = [await Person.signUp(gatehouse), await Person.signUp(gatehouse)];
  const name = 'gatehouse.session_token';
  const cookie = `${name}=${one.cookies.get(name)}; ${name}=${two.cookies.get(name)}`;
  await gatehouse.app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie } });

  expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
});

test(
  'a browser with old cookies of other paths and domains signs in, and stays signed in',
  { timeout: 60_000 },
  async () => {
    const port = await freePort();
    // Browsers resolve all names below localhost to this machine.
    const baseUrl = `http://auth.shop.localhost:${port}`;
    await using gatehouse = await startGatehouse({ port, baseUrl });
    await gatehouse.listen();
    const { email } = await Person.signUp(gatehouse);
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    const context = await browser.newContext();
    const page = await context.newPage();
    // A page without a content security policy, at the origin of the service.
    await page.route(`${baseUrl}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>App</title>' }),
    );
    await page.goto(baseUrl);
    const call = (path: string, body?: object) =>
      page.evaluate(
        async ([url, json]) => {
          const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: json! };
          return (await fetch(`/api/auth${url}`, json === null ? {} : post)).json();
        },
        [path, body === undefined ? null : JSON.stringify(body)] as const,
      );
    const stored = async () =>
      (await context.cookies(`${baseUrl}/api/auth/ok`))
        .filter(({ name }) => name === 'gatehouse.session_token')
        .map(({ domain, path }) => `${domain}${path}`);

    // Browsers send the cookie with the longer path first, and of the same path the older one.
    for (const [domain, path] of [
      ['auth.shop.localhost', '/api'],
      ['auth.shop.localhost', '/api/auth'],
      ['.shop.localhost', '/'],
      ['.auth.shop.localhost', '/api/auth'],
    ] as const) {
      await context.clearCookies();
      const value = sign(gatehouse, `old${'x'.repeat(29)}`);
      await context.addCookies([{ name: 'gatehouse.session_token', value, domain, path, httpOnly: true }]);
      expect(await stored()).toEqual([domain + path]);
      await call('/sign-in/email', { email, password: PASSWORD });
      expect((await call('/get-session'))?.user.email, domain + path).toBe(email);
      expect(await stored()).toEqual(['auth.shop.localhost/']);
    }
  },
);
