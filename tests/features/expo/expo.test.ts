import { expect } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { isAppUrl } from '#server/http/app-urls.ts';
import type { GatehouseOptions } from '#server/options/gatehouse-options.ts';
import { providerFixtures } from '#tests/features/social/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/fake-provider.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { runSql } from '#tests/support/postgres.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const options = { expo: { enabled: true }, trustedOrigins: ['myapp://', 'exp://', 'https://app.example.com'] };

/** Does over HTTP what the published client does on a device: it stores cookies itself and names its app. */
function newApp(gatehouse: Gatehouse, scheme = 'myapp://'): Person {
  return Object.assign(new Person(gatehouse), { headers: { 'expo-origin': scheme } });
}

/** Stores the cookies of the address that opened the app. */
function openApp(app: Person, location: string): void {
  const cookie = new URL(location).searchParams.get('cookie');
  for (const part of cookie?.split(', ') ?? []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(part)!;
    if (/max-age=0/i.test(part)) app.cookies.delete(name!);
    else app.cookies.set(name!, value!);
  }
}

const open = async (browser: Person, url: string): Promise<string> => {
  const { pathname, search } = new URL(url, 'http://localhost:3000');
  const { headers } = await browser.send({ method: 'GET', url: pathname + search });
  return String(headers.location);
};

async function startWithProvider(more: GatehouseOptions = {}) {
  const provider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  const gatehouse = await startGatehouse({ ...options, ...provider.options, ...more });
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
  const authorization = new URL(await open(browser, proxy));
  provider.nonce = authorization.searchParams.get('nonce');
  const state = authorization.searchParams.get('state')!;
  const location = await open(browser, `/api/auth/callback/google?${new URLSearchParams({ code: 'the-code', state })}`);
  return { requested: body.url as string, authorization, location };
}

test('an app signs up, signs in and out with a password', async () => {
  await using gatehouse = await startGatehouse(options);
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
    await using gatehouse = await startGatehouse(options);
    const input = { email: 'ada@example.com', password: PASSWORD };

    expect(await newApp(gatehouse, scheme).post('/sign-in/email', input)).toMatchObject({
      status: 403,
      body: { code: 'INVALID_ORIGIN' },
    });
  },
);

test('the header of an app does not replace an origin that is not trusted', async () => {
  await using gatehouse = await startGatehouse(options);
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
    open(new Person(gatehouse), `/api/auth/expo-authorization-proxy?${new URLSearchParams({ authorizationURL })}`);

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

test('a magic link that returns to an app carries its session', async () => {
  await using gatehouse = await startGatehouse(options);
  const app = newApp(gatehouse);
  const email = 'ada@example.com';
  await app.post('/sign-in/magic-link', { email, callbackURL: 'myapp://home?tab=1#top' });
  const { path } = await newestMailTo(gatehouse, email);
  // The link is opened in the browser of the app, whose cookie it recognizes.
  const opened = Object.assign(new Person(gatehouse), { cookies: new Map(app.cookies) });
  const location = await open(opened, path);

  expect(location).toMatch(/^myapp:\/\/home\?tab=1&cookie=.+#top$/);
  openApp(app, location);
  expect((await app.get('/get-session')).body.user.email).toBe(email);
  expect((await opened.get('/get-session')).body).toBeNull();
});

test.for([
  ['a web page', '/welcome'],
  ['a trusted origin', 'https://app.example.com/home'],
] as const)('a redirect to %s never carries a session', async ([, callbackURL]) => {
  await using gatehouse = await startGatehouse(options);
  const person = new Person(gatehouse);
  const input = { email: 'ada@example.com', callbackURL };
  await person.post('/sign-in/magic-link', input);
  const { path } = await newestMailTo(gatehouse, input.email);
  const location = await open(person, path);

  expect(location).toContain(callbackURL);
  expect(location).not.toContain('cookie');
});

test('only exact schemes of trustedOrigins open an app, and in production not Expo Go', () => {
  const isOpened = (url: string, more: object = {}) =>
    isAppUrl(url, { ...parsed, ...more } as Parameters<typeof isAppUrl>[1]);
  const parsed = { ...options, production: false };

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

test('without the option apps get no session by a redirect, and there is no proxy', async () => {
  await using gatehouse = await startGatehouse({ trustedOrigins: options.trustedOrigins });
  const person = new Person(gatehouse);
  await person.post('/sign-in/magic-link', { email: 'ada@example.com', callbackURL: 'myapp://home' });
  const { path } = await newestMailTo(gatehouse, 'ada@example.com');

  expect(await open(person, path)).toBe('myapp://home');
  expect((await person.get('/expo-authorization-proxy', { authorizationURL: 'https://x.example' })).status).toBe(404);
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
