import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import type { createAuthClient } from 'better-auth/client';
import type { organizationClient } from 'better-auth/client/plugins';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { providerFixtures } from '#tests/support/peers/provider-fixtures.ts';
import { FakeProvider } from '#tests/support/peers/fake-provider.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { startListening } from '#tests/support/browser/site.ts';

import { services } from './services.ts';

const folder = join(import.meta.dirname, 'expo');

type Client = ReturnType<typeof createAuthClient<{ plugins: [ReturnType<typeof organizationClient<object>>] }>>;

interface App {
  createClient: (baseURL: string) => Client & { getCookie: () => Promise<string> };
  setBrowser: (open: (url: string, returnTo: string) => Promise<{ type: string; url: string }>) => void;
}

let outDir: string;
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'gatehouse-expo-'));
  const modules = globSync(join(folder, 'modules/*.ts'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: Object.fromEntries(modules.map((file) => [basename(file, '.ts'), file])) },
    ssr: { noExternal: true },
    build: { ssr: join(folder, 'auth-client.ts'), outDir, rolldownOptions: { output: { entryFileNames: 'app.mjs' } } },
  });
});
afterAll(() => rm(outDir, { recursive: true }));

const SCHEME = 'myapp://';

let devices = 0;
/** The app on a new device, with an empty store. */
const install = async () => (await import(`${outDir}/app.mjs?device=${devices++}`)) as App;

test.for(services)('an Expo app written for better-auth runs against %s', async ([, startService]) => {
  await using service = await startService({ appUrl: 'http://localhost:3000', scheme: SCHEME });
  const client = (await install()).createClient(service.url);
  const credentials = { email: 'ada@example.com', password: PASSWORD };

  expect((await client.signUp.email({ name: 'Ada', ...credentials })).error).toBeNull();
  expect((await client.getSession()).data?.user.email).toBe(credentials.email);
  expect(await client.getCookie()).toContain('better-auth.session_token=');
  expect((await client.organization.create({ name: 'Acme', slug: 'acme' })).error).toBeNull();
  expect((await client.organization.list()).data).toMatchObject([{ name: 'Acme' }]);
  expect((await client.signOut()).error).toBeNull();
  expect((await client.getSession()).data).toBeNull();
  expect((await client.signIn.email({ ...credentials, password: 'a wrong password' })).error?.status).toBe(401);
  expect((await client.signIn.email(credentials)).error).toBeNull();
  expect((await client.getSession()).data?.user.email).toBe(credentials.email);
});

/** The browser of the system, which shares no cookies with the app: it follows redirects until one opens the app. */
function systemBrowser(provider: FakeProvider) {
  let cookie = '';
  const open = async (url: string): Promise<string> => {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    return response.headers.get('location')!;
  };
  return async (url: string) => {
    const authorization = new URL(await open(url));
    provider.nonce = authorization.searchParams.get('nonce');
    const callback = new URL(authorization.searchParams.get('redirect_uri')!);
    callback.searchParams.set('code', 'the-code');
    callback.searchParams.set('state', authorization.searchParams.get('state')!);
    return { type: 'success', url: await open(callback.href) };
  };
}

test('an Expo app written for better-auth signs in to Gatehouse with a provider, in the browser of the system', async () => {
  await using provider = await FakeProvider.start(providerFixtures.find(({ id }) => id === 'google')!);
  await using gatehouse = await startListening({
    ...provider.options,
    expo: { enabled: true },
    trustedOrigins: [SCHEME],
    cookiePrefix: 'better-auth',
  });
  const app = await install();
  const opened: string[] = [];
  const browse = systemBrowser(provider);
  app.setBrowser((url) => {
    opened.push(new URL(url).pathname);
    return browse(url);
  });
  const client = app.createClient(gatehouse.options.baseUrl);

  expect((await client.signIn.social({ provider: 'google', callbackURL: '/home' })).error).toBeNull();
  expect(opened).toEqual(['/api/auth/expo-authorization-proxy']);
  const { data } = await client.getSession();
  expect(data?.user.email).toEqual(expect.any(String));
});
