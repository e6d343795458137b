import { globSync, readFileSync } from 'node:fs';

import { createAuthClient as createNewest } from 'better-auth/client';
import { createAuthClient as createOldest } from 'better-auth-oldest/client';
import { expect } from 'vitest';

import { signInAddresses } from '#client/features/sign-in/addresses.ts';
import { createGatehouseClient } from '#client/sdk/client.ts';
import type { Gatehouse } from '#server/app/create-gatehouse.ts';
import { parseOptions } from '#server/app/configuration.ts';
import { DEFAULT_BASE_PATH, reservedSegments } from '#server/options/base-path.options.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { httpCalls } from '#tests/support/calls/http-calls.ts';
import { newestMailTo } from '#tests/support/mailbox.ts';
import { startOAuthFlow, sendCallback } from '#tests/support/peers/oauth-flow.ts';
import { PASSWORD, Person } from '#tests/support/person.ts';
import { fetchWithCookies } from '#tests/support/better-auth/reference-client.ts';
import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { startGatehouse, test as base } from '#tests/support/test.ts';

const basePath = '/auth/v1';
const root = `http://localhost:3000${basePath}`;

const test = base.extend<{ moved: Gatehouse }>({
  moved: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the dependencies off the pattern
    async ({}, use) => {
      await using moved = await startGatehouse({
        basePath,
        webApp: true,
        emailVerification: { sendOnSignUp: true },
        user: { deleteUser: { enabled: true } },
      });
      await use(moved);
    },
    { scope: 'file' },
  ],
});

test('every REST call is served below the configured path, and none below the default', async ({
  gatehouse,
  moved,
}) => {
  const calls = httpCalls(moved);
  expect(calls.length).toBeGreaterThan(140);
  for (const { name, method, url } of calls) {
    const send = async (service: Gatehouse, path: string) => {
      const response = await service.app.inject({ method, url: path, ...(method === 'POST' && { payload: {} }) });
      const { statusCode, headers } = response;
      const isError = headers['content-type']?.includes('json') === true && statusCode >= 400;
      return { status: statusCode, code: isError ? (response.json() as { code: string }).code : null };
    };
    const expected = await send(gatehouse, url.replace(basePath, DEFAULT_BASE_PATH));
    expect(await send(moved, url), name).toEqual(expected);
    expect(await send(moved, url.replace(basePath, DEFAULT_BASE_PATH)), name).toEqual({
      status: 404,
      code: 'NOT_FOUND',
    });
  }
});

test('the document, the explorer and the problems name the configured path', async ({ moved }) => {
  const get = async (url: string, accept = '*/*') => moved.app.inject({ url, headers: { accept } });

  expect((await get(`${basePath}/openapi.json`)).json()).toMatchObject({ servers: [{ url: root }] });
  const explorer = await get(`${basePath}/docs`);
  expect((await get(`${basePath}/reference`)).headers.location).toBe(`${basePath}/docs`);
  const assets = [...explorer.body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path!);
  expect(assets).toHaveLength(3);
  for (const path of assets) expect((await get(path)).statusCode, path).toBe(200);
  const problem = await get(`${basePath}/account-info`, 'application/problem+json');
  const { type } = problem.json() as { type: string };
  expect(type).toMatch(new RegExp(`^${root}/docs/errors#`));
  expect((await get(new URL(type).pathname)).statusCode).toBe(200);
});

test('unknown paths below the configured path answer 404 instead of the web app', async ({ moved }) => {
  const headers = { accept: 'text/html,*/*;q=0.8' };
  for (const url of [basePath, `${basePath}/nothing`, `/${basePath}/nothing`, '/AUTH/V1/nothing']) {
    expect((await moved.app.inject({ url, headers })).statusCode, url).toBe(404);
  }
  const screen = await moved.app.inject({ url: '/authors', headers });
  expect(screen.statusCode).toBe(200);
  expect(screen.body).toContain('/auth/v1');
});

test('responses of calls are never stored, at any path', async ({ moved }) => {
  const { headers } = await moved.app.inject({ url: `${basePath}/ok` });
  expect(headers['cache-control']).toBe('no-store');
});

test('the links of emails and of lists are below the configured path', async ({ moved }) => {
  const person = await Person.signUp(moved);
  const linkOf = async () => {
    const { url } = await newestMailTo(moved, person.email);
    return new URL(url);
  };
  expect((await linkOf()).href).toMatch(new RegExp(`^${root}/verify-email\\?`));
  const { href } = await linkOf();
  expect((await person.send({ method: 'GET', url: href.slice('http://localhost:3000'.length) })).statusCode).toBe(302);

  await person.post('/forget-password', { email: person.email, redirectTo: '/reset-password' });
  expect((await linkOf()).href).toMatch(new RegExp(`^${root}/reset-password/`));
  await person.post('/sign-in/magic-link', { email: person.email });
  const magicLink = await linkOf();
  expect(magicLink.href).toMatch(new RegExp(`^${root}/magic-link/verify\\?`));
  const browser = new Person(moved);
  const opened = await browser.send({ method: 'GET', url: magicLink.pathname + magicLink.search });
  expect(opened.statusCode).toBe(302);
});

test('providers and failed sign-ins redirect to the configured path', async () => {
  await using fakeProvider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'github')!);
  await using moved = await startGatehouse({ basePath, ...fakeProvider.options });
  const person = new Person(moved);
  const authorizationUrl = await startOAuthFlow(person, { provider: 'github', callbackURL: '/home' });
  expect(authorizationUrl.searchParams.get('redirect_uri')).toBe(`${root}/callback/github`);
  const state = authorizationUrl.searchParams.get('state')!;
  expect(await sendCallback(person, 'github', { code: 'the-code', state })).toEqual({ status: 302, location: '/home' });

  const failed = await sendCallback(person, 'github', { code: 'the-code', state: 'unknown' });
  expect(failed.location).toMatch(new RegExp(`^${root}/error\\?error=`));
  expect((await person.get(failed.location.slice('http://localhost:3000'.length))).status).toBe(200);
});

test('rate-limit rules and request hooks name paths below the configured path', async () => {
  const paths: (string | null)[] = [];
  await using moved = await startGatehouse({
    basePath,
    rateLimit: { enabled: true, customRules: { '/get-session': { window: 60, max: 1 } } },
    hooks: { before: ({ path }) => void paths.push(path) },
  });
  const person = new Person(moved);
  expect((await person.get('/get-session')).status).toBe(200);
  expect((await person.get('/get-session')).status).toBe(429);
  expect(paths).toContain('/get-session');
});

test.for([
  ['1.2.8, with the path in baseURL', createOldest as unknown as typeof createNewest, { baseURL: root }],
  [
    '1.2.8, with basePath',
    createOldest as unknown as typeof createNewest,
    { baseURL: 'http://localhost:3000', basePath },
  ],
  ['1.7.25, with the path in baseURL', createNewest, { baseURL: root }],
  ['1.7.25, with basePath', createNewest, { baseURL: 'http://localhost:3000', basePath }],
] as const)('the published client %s signs in', async ([title, createClient, address], { moved }) => {
  const { fetch, person } = fetchWithCookies(moved);
  const client = createClient({ ...address, fetchOptions: { customFetchImpl: fetch } });
  const email = `${title.replace(/\W+/g, '-').toLowerCase()}@example.com`;

  expect((await client.signUp.email({ name: 'Ada', email, password: PASSWORD })).error).toBeNull();
  expect((await client.signOut()).error).toBeNull();
  expect((await client.signIn.email({ email, password: PASSWORD })).error).toBeNull();
  expect((await client.getSession()).data?.user.email).toBe(email);
  expect(person.recordedCalls).toContain('POST /sign-in/email');
});

test("the service's own client needs no path", async ({ moved }) => {
  const { fetch } = fetchWithCookies(moved);
  const client = createGatehouseClient({ baseURL: 'http://localhost:3000', fetch });
  await client.signUp.email.mutate({ name: 'Ada', email: 'typed@example.com', password: PASSWORD });
  expect((await client.getSession.query())?.user.email).toBe('typed@example.com');
});

test.for([
  ['auth', 'a path such as /api/auth'],
  ['/auth/', 'a path such as /api/auth'],
  ['/', 'a path such as /api/auth'],
  ['', 'a path such as /api/auth'],
  ['/a//b', 'a path such as /api/auth'],
  ['/a/../b', 'a path such as /api/auth'],
  ['/:id', 'a path such as /api/auth'],
  ['/*', 'a path such as /api/auth'],
  ['https://auth.example.com/auth', 'a path such as /api/auth'],
  ['/api/trpc', 'neither /api/trpc nor of the web app'],
  ['/api/trpc/auth', 'neither /api/trpc nor of the web app'],
  ['/Sign-In', 'neither /api/trpc nor of the web app'],
  ['/assets/auth', 'neither /api/trpc nor of the web app'],
  ['/dev', 'neither /api/trpc nor of the web app'],
] as const)('a start with basePath %s fails', ([path, requirement]) => {
  expect(() => parseOptions({ basePath: path })).toThrow(`Option basePath: got "${path}", needs `);
  expect(() => parseOptions({ basePath: path })).toThrow(requirement);
});

test.for(['/auth', '/api', '/api/auth/v2', '/identity.v1/~auth'])('a start with basePath %s succeeds', (path) => {
  expect(parseOptions({ basePath: path }).basePath).toBe(path);
});

test('every first segment of a screen of the web app is reserved', () => {
  const sources = globSync('client/{console,features}/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const screens = sources.flatMap((source) => [...source.matchAll(/'\/([\w-]+)[^']*': screen\(|path="\/([\w-]+)/g)]);
  const ofSignIn = Object.values(signInAddresses).map((address) => address.split('/')[1]!);
  const segments = [...screens.map(([, ofFeature, ofFrame]) => ofFeature ?? ofFrame!), ...ofSignIn];
  expect(segments.length).toBeGreaterThan(35);
  for (const segment of segments) expect(reservedSegments).toContain(segment);
});
