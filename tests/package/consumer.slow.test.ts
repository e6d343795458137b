import { execFile, spawn, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { openPage } from '#tests/support/browser/browser.ts';
import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { sample } from '#tests/support/sources/documents.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startListening } from '#tests/support/browser/site.ts';

import { pointAt, startService } from './app-service.ts';
import { buildApp, SDK_LIMIT, sizeOfSdk } from './build-app.ts';
import { installTarballs, type InstalledApp } from './install-tarball.ts';

const root = join(import.meta.dirname, '../..');
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const tool = (path: string) => join(root, 'node_modules', path);

let app: InstalledApp;
beforeAll(async () => {
  app = await installTarballs(join(import.meta.dirname, 'consumer'));
}, 120_000);
afterAll(() => app[Symbol.asyncDispose]());

test('the server package contains code, declarations, the web app and the OpenAPI document, and no sources', () => {
  expect(app.server.files).toEqual(
    expect.arrayContaining([
      'package.json',
      'README.md',
      'LICENSE',
      'dist/package/server/index.js',
      'dist/package/server/index.d.ts',
      'dist/package/openapi/openapi.json',
      'dist/package/dist/site/index.html',
    ]),
  );
  const allowed = /^(dist\/package\/|package\.json$|README\.md$|LICENSE$)/;
  expect(app.server.files.filter((file) => !allowed.test(file) || /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
});

test('the client package contains an entry point for plain calls, hooks, components and servers', () => {
  const licenses = ['LICENSE', 'LICENSE-SimpleWebAuthn', 'LICENSE-tRPC', 'LICENSE-uqr'];
  const outside = app.client.files.filter((file) => !file.startsWith('chunks/'));
  const languages = ['ar', 'de', 'es', 'fr', 'ja', 'pt-br'].map((language) => `languages/${language}`);
  const entries = ['index', 'react', 'components', 'server', ...languages].flatMap((name) => [
    `${name}.d.ts`,
    `${name}.js`,
  ]);
  expect(outside.toSorted()).toEqual(
    [
      'components.css',
      'components.css.d.ts',
      ...licenses,
      'README.md',
      'package.json',
      'troubleshooting.md',
      ...entries,
    ].toSorted(),
  );
});

test('no file contains a path of the build machine', async () => {
  for (const { folder, files } of [app.server, app.client]) {
    const texts = files.filter((file) => /\.(js|ts|json|html|css)$/.test(file));
    const contents = await Promise.all(texts.map((file) => readFile(join(folder, file), 'utf8')));
    expect(texts.filter((_, index) => contents[index]!.includes(root))).toEqual([]);
  }
});

/** The files of a package that an entry imports, transitively, and the names of the packages that they import. */
async function importedFrom(folder: string, entry: string) {
  const ending = /\.d\.ts$|\.js$/.exec(entry)![0];
  const files = new Map<string, string>();
  const packages = new Set<string>();
  const pending = [entry];
  for (const file of pending) {
    const code = await readFile(join(folder, file), 'utf8');
    files.set(file, code);
    for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport)\s*\(?["']([^"']+)["']/g)) {
      if (!specifier!.startsWith('.')) packages.add(/^(@[^/]+\/)?[^/]+/.exec(specifier!)![0]);
      else {
        const next = join(file, '..', specifier!.replace(/\.js$/, ending));
        if (!pending.includes(next)) pending.push(next);
      }
    }
  }
  return { files, packages: [...packages].toSorted() };
}

test.for([
  ['index', []],
  ['react', ['@tanstack/react-query', 'react']],
  ['components', ['@tanstack/react-query', 'react'], ['react']],
  ['server', ['jose']],
  ['languages/de', []],
] as [string, string[], string[]?][])(
  'the entry point %s of the client imports the packages %s',
  async ([entry, packages, declared = packages]) => {
    const code = await importedFrom(app.client.folder, `${entry}.js`);
    expect(code.packages).toEqual(packages);
    const declarations = await importedFrom(app.client.folder, `${entry}.d.ts`);
    expect(declarations.packages).toEqual(declared);
    expect(code.files.size + declarations.files.size).toBeGreaterThan(2);
  },
);

test.for(['react', 'components'])(
  'the entry point %s is a client module for React Server Components',
  async (entry) => {
    const code = await readFile(join(app.client.folder, `${entry}.js`), 'utf8');
    expect(code.split('\n')[0]).toBe('"use client";');
  },
);

test('the server package imports only its dependencies, except in the development page', async () => {
  const codeFiles = app.server.files.filter((file) => /^dist\/package\/(?!dist\/).*\.js$/.test(file));
  const missing: string[] = [];
  for (const file of codeFiles) {
    const code = await readFile(join(app.server.folder, file), 'utf8');
    for (const [, name] of code.matchAll(/^(?:import|export) (?:.*? from )?["']((?:@[^/"']+\/)?[^./"'][^/"']*)/gm)) {
      if (!app.server.declared.includes(name!) && !name!.startsWith('node:')) {
        missing.push(`${file.split('/').at(-1)}: ${name}`);
      }
    }
  }
  expect(missing.toSorted()).toEqual(['dev-site.js: @fastify/middie', 'dev-site.js: vite']);
});

test('declarations name their types and contain no inferred schema or router', async () => {
  const server = await importedFrom(app.server.folder, 'dist/package/server/index.d.ts');
  const client = await importedFrom(app.client.folder, 'index.d.ts');
  const inferred = /\bZod[A-Z]|\bz\.|mikro-orm|BuiltRouter<\{/;
  for (const { files } of [server, client]) {
    expect([...files].filter(([, code]) => inferred.test(code)).map(([file]) => file)).toEqual([]);
    // A comment and a list of names or of texts, such as the error codes, may be long; an inferred type may not.
    const lists =
      /\/\*\*.*?\*\/|"[\w.:-]+"[ |,]*|(?:\.\.\.)?typeof \w+[ &,]*|(?:\b[A-Z]\w+Event \| )+|^(import|export) .*$/gm;
    // The declarations of tRPC are part of the client's.
    const bundled = /^\/\/#region src\/.*?\/\/#endregion/gms;
    const lines = [...files.values()].flatMap((code) => code.replace(bundled, '').replace(lists, '').split('\n'));
    expect(lines.filter((line) => line.length > 250)).toEqual([]);
  }
});

/** The samples of the documents that are files of the app, which the tests below compile, bundle and run. */
const sampleFiles = {
  'README.md#calling-the-service ts': 'calling.ts',
  'README.md#calling-the-service tsx': 'src/greeting.tsx',
  'docs/quick-start/vite-react.md#srcmaintsx tsx': 'src/main.tsx',
  'docs/quick-start/vite-react.md#srcaccounttsx tsx': 'src/account.tsx',
  'docs/quick-start/express.md#quick-start-express ts': 'express.ts',
  'docs/quick-start/fastify.md#quick-start-fastify ts': 'fastify.ts',
  'docs/quick-start/hono.md#quick-start-hono ts': 'hono.ts',
  'docs/quick-start/backend.md#typescript ts': 'with-key.ts',
  'docs/verify-sessions.md#session-lookup ts': 'session-of.ts',
  'docs/verify-sessions.md#jwt ts': 'claims-of.ts',
  'docs/configuration.md#start-the-service-from-your-own-code ts': 'service.ts',
  'docs/configuration.md#types-of-additional-fields ts': 'additional-fields.ts',
};

test.for(Object.entries(sampleFiles))('the sample %s is the file %s of the app', async ([name, file]) => {
  expect(sample(name)).toBe(await readFile(join(app.folder, file), 'utf8'));
});

test('the client package installs alone: at most 15 packages, below 5 MB, without an install script', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const execute = promisify(execFile);
  // Its dependency from the repository's own copy, so that the registry is not needed.
  await execute('npm', ['pack', '--ignore-scripts', '--pack-destination', folder, join(root, 'node_modules/jose')]);
  const [jose] = globSync('jose-*.tgz', { cwd: folder });
  await execute('npm', ['install', '--offline', '--no-audit', app.client.tarball, `./${jose}`], { cwd: folder });

  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true }>;
  };
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
  expect(installed.map(([path]) => path)).toContain('node_modules/@gatehouse/client');
  expect(installed.length).toBeLessThanOrEqual(15);
  expect(installed.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  const entries = await readdir(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(5_000_000);

  const program = `import { createGatehouseClient } from '@gatehouse/client';
    await import('@gatehouse/client/server');
    await createGatehouseClient({ baseURL: 'http://localhost:1' }).getSession.query().catch(({ name }) => console.log(name));`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', program], { cwd: folder });
  expect(stdout).toBe('TRPCClientError\n');
});

test.for(['server', 'client'] as const)('publint reports nothing about the %s package', async (name) => {
  const { messages, pkg } = await publint({ pkgDir: app[name].folder, pack: false, strict: true });
  expect(messages.map((message) => formatMessage(message, pkg as Record<string, unknown>))).toEqual([]);
});

test.for(['server', 'client'] as const)('Are the types wrong? reports nothing about the %s package', async (name) => {
  await app.node(tool('@arethetypeswrong/cli/dist/index.js'), app[name].tarball, '--profile', 'esm-only');
});

test.for([
  ['bundler', 'tsconfig.json', 'out'],
  ['nodenext', 'tsconfig.nodenext.json', 'out-nodenext'],
] as const)(
  'an app compiles under %s, and its declarations name our types',
  { timeout: 120_000 },
  async ([, project, out]) => {
    // Checks the declarations of the packages too.
    await app.node(tool('typescript/bin/tsc'), '--project', project, '--singleThreaded');

    const declared = await readFile(join(app.folder, out, 'src/organization.d.ts'), 'utf8');
    expect(declared).toContain('.UseTRPCQueryResult<import("@gatehouse/client").MemberList,');
    expect(declared).not.toContain('createdAt');
  },
);

test('the SDK adds at most 25 kB gzipped to an app that has React and React Query', async () => {
  const { added } = await sizeOfSdk(app.folder);
  expect(added).toBeGreaterThan(0);
  expect(added).toBeLessThanOrEqual(SDK_LIMIT);
}, 60_000);

test('an app starts the service from the package, and signs in through the client and in a browser', async () => {
  const appPort = await freePort();
  const appUrl = `http://localhost:${appPort}`;
  const service = await startService(app.folder, appUrl);
  for (const file of ['src/main.tsx', 'src/greeting-page.tsx']) await pointAt(service, join(app.folder, file));
  await buildApp(app.folder, ['index.html', 'greeting.html'], 'dist');
  const pages = await preview({
    root: app.folder,
    configFile: false,
    logLevel: 'error',
    preview: { port: appPort, strictPort: true },
  });
  onTestFinished(() => pages.close());

  expect(JSON.parse(await app.node('sign-in.ts', service))).toEqual({
    wrong: 'INVALID_EMAIL_OR_PASSWORD',
    right: 'ada@example.com',
    current: 'Ada',
    documented: true,
  });

  // The packed service finds its files: the web app and the explorer.
  const html = await fetch(service).then((answer) => answer.text());
  expect(html).toContain('<div id="app">');
  expect((await fetch(`${service}/api/auth/docs/start.js`)).status).toBe(200);

  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  await using opened = await openPage({ browser, baseUrl: appUrl });
  const { page, problems } = opened;
  // A link must not choose where the form sends a password.
  await page.goto('/?service=http://localhost:1');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Hello Ada').waitFor();
  await page.goto('/greeting.html');
  await page.getByText('Hello Ada').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(problems).toEqual([]);
}, 120_000);

test.skipIf(!hasCurl)('the samples of the README sign up by curl and sign in by typed calls', async () => {
  await using gatehouse = await startListening({ webApp: false });
  const { baseUrl } = gatehouse.options;
  const commands = sample('README.md#calling-the-service sh').replaceAll('http://localhost:3000', baseUrl);
  const { stdout } = await promisify(execFile)('sh', ['-ec', commands], { cwd: app.folder });
  expect(stdout.match(/"email":"ada@example.com"/g)).toHaveLength(2);
  expect(stdout).toContain('"session":{');

  await pointAt(baseUrl, join(app.folder, 'calling.ts'));
  expect(await app.node('calling.ts')).toBe('Signed in as Ada\n');
});

test('a backend calls the service with an API key', async () => {
  await using gatehouse = await startListening({ webApp: false });
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { key } = await newApiKey(admin, { scopes: ['user:list'] });
  const program = promisify(execFile)(process.execPath, ['with-key.ts'], {
    cwd: app.folder,
    env: { PATH: '/usr/bin:/bin', GATEHOUSE_URL: gatehouse.options.baseUrl, GATEHOUSE_KEY: key },
  });
  expect((await program).stdout).toBe(`${admin.email}\nThe key may not do this: INSUFFICIENT_API_KEY_PERMISSIONS\n`);
});

async function signUpAda(baseUrl: string): Promise<string> {
  const signedUp = await fetch(`${baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.com', password: 'correct horse battery' }),
  });
  return signedUp.headers.getSetCookie()[0]!.split(';')[0]!;
}

test('a backend looks up a session and verifies a JWT', async () => {
  await using gatehouse = await startListening({ webApp: false, jwt: { enabled: true } });
  const { baseUrl } = gatehouse.options;
  const cookie = await signUpAda(baseUrl);
  const issued = await fetch(`${baseUrl}/api/auth/token`, { headers: { cookie } });
  const { token } = (await issued.json()) as { token: string };

  for (const file of ['session-of.ts', 'claims-of.ts']) await pointAt(baseUrl, join(app.folder, file));
  expect(JSON.parse(await app.node('backend.ts', cookie, token))).toEqual({
    session: 'ada@example.com',
    withoutCookie: null,
    claims: 'ada@example.com',
    forged: 'INVALID_TOKEN',
  });
});

test.for(['express', 'fastify', 'hono'])(
  'a %s server requires a session, renews its cookie and answers 503 in an outage',
  async (framework) => {
    await using gatehouse = await startListening({ webApp: false, session: { updateAge: 0 } });
    const { baseUrl } = gatehouse.options;
    const cookie = await signUpAda(baseUrl);

    const port = await freePort();
    const address = `http://localhost:${port}`;
    const server = spawn(process.execPath, [`${framework}.ts`], {
      cwd: app.folder,
      env: { PATH: '/usr/bin:/bin', PORT: String(port), GATEHOUSE_URL: baseUrl },
      stdio: 'ignore',
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const me = (headers: Record<string, string>) => fetch(`${address}/me`, { headers });
    await expect.poll(() => me({}).then(({ status }) => status, String), { timeout: 20_000 }).toBe(401);

    const answer = await me({ cookie });
    expect(await answer.json()).toMatchObject({ email: 'ada@example.com' });
    expect(answer.headers.getSetCookie().join()).toContain('session_token=');
    if (framework === 'hono') {
      const forwarded = await fetch(`${address}/api/auth/get-session`, { headers: { cookie } });
      expect(await forwarded.json()).toMatchObject({ user: { email: 'ada@example.com' } });
    }
    await gatehouse.close();
    expect((await me({ cookie })).status).toBe(503);
  },
);
