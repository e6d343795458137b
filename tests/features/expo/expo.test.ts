import { expect } from 'vitest';

import { isAppUrl } from '#server/http/app-urls.ts';
import type { GatehouseOptions } from '#generated/gatehouse-options.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { appOptions, newApp, openApp, openInBrowser } from '#tests/support/browser/expo-app.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

async function startWithProvider(more: GatehouseOptions = {}) {
  const provider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const gatehouse = await startGatehouse({ ...appOptions, ...provider.options, ...more });
  return {
    gatehouse,
    provider,
    [Symbol.asyncDispose]: async () => {
      await gatehouse.close();
      await provider[Symbol.asyncDispose]();
    },
  };
}

/** Starts a flow in the app and continues it in the system's browser, until the provider redirects back. */
async function signInWithProvider(app: Person, browser: Person, provider: FakeProvider) {
  const { body } = await app.post('/sign-in/social', { provider: 'google', callbackURL: 'myapp://home' });
  const proxy = `/api/auth/expo-authorization-proxy?${new URLSearchParams({ authorizationURL: body.url as string })}`;
  const authorization = new URL(await openInBrowser(browser, proxy));
  provider.nonce = authorization.searchParams.get('nonce');
  const state = authorization.searchParams.get('state')!;
  const location = await openInBrowser(
    browser,
    `/api/auth/callback/google?${new URLSearchParams({ code: 'the-code', state })}`,
  );
  return { requested: body.url as string, authorization, location };
}

test('an app signs up, signs in and out with a password', async () => {
  await using gatehouse = await startGatehouse(appOptions);
  const app = newApp(gatehouse);
  const { email } = app;

  expect((await app.post('/sign-up/email', { email, password: PASSWORD, name: 'Ada' })).status).toBe(200);
  expect((await app.post('/sign-out')).status).toBe(200);
  expect((await app.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
  expect((await app.get('/get-session')).body.user.email).toBe(email);
});

test.for(['otherapp://', 'https://evil.example.com', 'myapp.evil://', 'myapp', 'javascript://'])(
  'a call of an app at %s, which is not trusted, is refused',
  async (scheme) => {
    await using gatehouse = await startGatehouse(appOptions);
    const input = { email: 'ada@example.com', password: PASSWORD };

    expect(await newApp(gatehouse, scheme).post('/sign-in/email', input)).toMatchObject({
      status: 403,
      body: { code: 'INVALID_ORIGIN' },
    });
  },
);

test('the header of an app does not replace an origin that is not trusted', async () => {
  await using gatehouse = await startGatehouse(appOptions);
  const page = newApp(gatehouse);
  page.headers['origin'] = 'https://evil.example.com';

  expect((await page.post('/sign-out')).body.code).toBe('INVALID_ORIGIN');
});

test('an app signs in with a provider through the browser of the system, which gets no session', async () => {
  await using started = await startWithProvider();
  const { gatehouse, provider } = started;
  const [app, browser] = [newApp(gatehouse), new Person(gatehouse)];
  const { requested, authorization, location } = await signInWithProvider(app, browser, provider);
  expect(authorization.href).toBe(requested);
  expect(location).toMatch(/^myapp:\/\/home\?cookie=/);

  openApp(app, location);
  expect((await app.get('/get-session')).body.user.email).toEqual(expect.any(String));
  expect((await browser.get('/get-session')).body).toBeNull();
  expect(browser.cookies.has('gatehouse.session_token')).toBe(false);
});

test('the proxy continues only flows of an app, and redirects only to their provider', async () => {
  await using started = await startWithProvider();
  const { gatehouse } = started;
  const web = new Person(gatehouse);
  const { body } = await web.post('/sign-in/social', { provider: 'google', callbackURL: '/home' });
  const proxy = (authorizationURL: string) =>
    openInBrowser(
      new Person(gatehouse),
      `/api/auth/expo-authorization-proxy?${new URLSearchParams({ authorizationURL })}`,
    );

  expect(await proxy(body.url)).toMatch(/\/api\/auth\/error\?error=please_restart_the_process$/);
  expect(await proxy('https://evil.example.com/?state=unknown')).toMatch(/error=please_restart_the_process$/);
  const { body: ofApp } = await newApp(gatehouse).post('/sign-in/social', {
    provider: 'google',
    callbackURL: 'myapp://home',
  });
  const { searchParams } = new URL(ofApp.url as string);
  const elsewhere = `https://evil.example.com/?state=${searchParams.get('state')}`;
  expect(new URL(await proxy(elsewhere)).host).toBe(new URL(ofApp.url as string).host);
  const url = '/expo-authorization-proxy?authorizationURL=javascript:alert(1)';
  expect((await web.send({ method: 'GET', url })).statusCode).toBe(400);
});

test('only exact schemes of trustedOrigins open an app, and in production not Expo Go', () => {
  const isOpened = (url: string, more: object = {}) =>
    isAppUrl(url, { ...parsed, ...more } as Parameters<typeof isAppUrl>[1]);
  const parsed = { ...appOptions, production: false };

  expect(['myapp://home', 'MYAPP://', 'exp://127.0.0.1:8081/--/home'].map((url) => isOpened(url))).toEqual([
    true,
    true,
    true,
  ]);
  const others = ['myapps://home', 'app://', 'https://app.example.com', 'http://myapp', 'myapp:home', 'myapp://a@b'];
  expect(others.filter((url) => isOpened(url))).toEqual([]);
  expect(isOpened('exp://127.0.0.1:8081/--/home', { production: true })).toBe(false);
  expect(isOpened('https://app.example.com', { trustedOrigins: ['https://'] })).toBe(false);
  expect(isOpened('myapp://home', { expo: { enabled: false } })).toBe(false);
});

test('without the option there is no proxy', async () => {
  await using gatehouse = await startGatehouse({ trustedOrigins: appOptions.trustedOrigins });
  const url = { authorizationURL: 'https://x.example' };

  expect((await new Person(gatehouse).get('/expo-authorization-proxy', url)).status).toBe(404);
});

test('a user with a second factor returns to the app, which asks for it', async () => {
  await using started = await startWithProvider();
  const { gatehouse, provider } = started;
  const first = newApp(gatehouse);
  openApp(first, (await signInWithProvider(first, new Person(gatehouse), provider)).location);
  const { user } = (await first.get('/get-session')).body;
  await runSql(gatehouse.options.databaseUrl!, `update "user" set two_factor_enabled = true where id = '${user.id}'`);
  const app = newApp(gatehouse);
  const { location } = await signInWithProvider(app, new Person(gatehouse), provider);

  expect(new URL(location).searchParams.get('twoFactorRedirect')).toBe('true');
  openApp(app, location);
  expect([...app.cookies.keys()]).toContain('gatehouse.two_factor');
  expect((await app.get('/get-session')).body).toBeNull();
});
