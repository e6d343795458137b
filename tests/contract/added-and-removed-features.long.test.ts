import { globSync } from 'node:fs';

import { expect, inject, test, vi } from 'vitest';

import { launchBrowser } from '#tests/support/browser/chromium.ts';
import { pageOf } from '#tests/support/sources/documents.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { createMigratedDatabase, runSql } from '#tests/support/postgres.ts';
import { startNode, type RunningNode } from '#tests/support/processes/running-node.ts';
import { ScratchTree } from '#tests/support/sources/scratch-tree.ts';

// Each test type-checks a copy of the repository and builds its web app; the second one also runs the copy's tests.
vi.setConfig({ testTimeout: 1_200_000 });

const lists = ['server/app/features.ts', 'client/features.ts'];
const migrations = 'server/db/migrations/index.ts';

interface Sample {
  /** Its constant, and the folder of its code. */
  feature: string;
  folder: string;
  /** The constant and the file of its migration. */
  migration: [constant: string, file: string];
}

const recoveryCode: Sample = {
  feature: 'recoveryCode',
  folder: 'recovery-code',
  migration: ['recoveryCodes', '0100-recovery-codes'],
};
const freezes: Sample = { feature: 'freezes', folder: 'freezes', migration: ['freezes', '0101-freezes'] };

const isOfFreezes = ({ path }: { path: string }) => path.includes('freeze');
const { files } = pageOf('docs/adding-a-feature.md');

/** Adds the files and the entries of the lists. */
async function addFeature(tree: ScratchTree, { feature, folder, migration }: Sample): Promise<void> {
  for (const file of files) {
    if (isOfFreezes(file) !== (feature === 'freezes')) continue;
    // The page has one translation. Its text stands for the other ones.
    for (const code of file.path.startsWith('languages/de/') ? ['ar', 'de', 'es', 'fr', 'ja', 'pt-br'] : ['de'])
      await tree.write(file.path.replace('languages/de/', `languages/${code}/`), file.text);
  }
  for (const list of lists) {
    const path = `${list.startsWith('client/') ? './' : '#server/'}features/${folder}/feature.ts`;
    const entry = `import { ${feature} } from '${path}';\n\n/**`;
    await tree.replace(list, '\n/**', entry);
    await tree.replace(list, /,?\s*\] as const;/, `, ${feature}] as const;`);
  }
  const [constant, file] = migration;
  await tree.replace(migrations, '\n/**', `import { ${constant} } from './${file}.ts';\n\n/**`);
  await tree.replace(migrations, /,?\s*\];/, `, ['${file}', ${constant}]];`);
}

async function buildSite(tree: ScratchTree): Promise<void> {
  await tree.run('node_modules/vite/bin/vite.js', 'build', '--config', 'client/vite.config.ts');
}

/** Builds the copy's web app and starts its service. */
async function startCopy(tree: ScratchTree, databaseUrl: string): Promise<RunningNode> {
  await buildSite(tree);
  await tree.write('gatehouse.config.ts', 'export default { rateLimit: { enabled: true } };\n');
  const port = String(await freePort());
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: port,
    BASE_URL: `http://localhost:${port}`,
    RECOVERY_CODE_LENGTH: '20',
  };
  return startNode(env, { folder: tree.folder, sources: tree.folder });
}

const email = 'ada@example.com';

/** Signs up and creates a code on the feature's screen. */
async function createCodeOnScreen(address: string): Promise<{ token: string; code: string }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: address });
    const person = { email, name: 'Ada', password: 'correct horse' };
    const signedUp = await page.request.post('/api/auth/sign-up/email', { data: person });
    await page.goto('/account');
    await page.getByRole('link', { name: 'Recovery code' }).click();
    await page.getByRole('button', { name: 'Create a code' }).click();
    const code = (await page.getByRole('code').textContent())!;
    return { token: ((await signedUp.json()) as { token: string }).token, code };
  } finally {
    await browser.close();
  }
}

test('the feature of docs/adding-a-feature.md works after adding it to two lists and a migration', async () => {
  await using tree = await ScratchTree.copy();
  await addFeature(tree, recoveryCode);
  const added = files.filter((file) => !isOfFreezes(file)).map(({ path }) => path);
  expect(await tree.changes()).toEqual([...added, ...lists, migrations].toSorted());
  await tree.generate();
  await tree.checkTypes(['server', 'shared', 'generated', 'openapi', 'client', 'tests/contract/options-types.test.ts']);

  const databaseUrl = await createMigratedDatabase(inject('postgresUrl'));
  await using node = await startCopy(tree, databaseUrl);
  const { token, code: firstCode } = await createCodeOnScreen(node.address.replace('127.0.0.1', 'localhost'));
  expect(firstCode).toHaveLength(20);

  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(node.address + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const { body: mails } = await call('GET', `/dev/mailbox.json?to=${email}`);
  expect(mails).toContainEqual(expect.objectContaining({ name: 'sendRecoveryCodeCreated', to: email }));
  const entries = await runSql(databaseUrl, "select subject_id from audit_entry where event = 'recovery-code.created'");
  expect(entries).toHaveLength(1);
  expect((await call('GET', '/api/auth/list-accounts')).body).toMatchObject([
    { providerId: 'credential' },
    { providerId: 'recovery-code' },
  ]);
  const create = () => call('POST', '/api/auth/recovery-code/create', {});
  const results = await Promise.all([create(), create()]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  const { code } = (await create()).body as { code: string };
  // The code is another sign-in method, so the password can be unlinked.
  expect(await call('POST', '/api/auth/unlink-account', { providerId: 'credential' })).toMatchObject({ status: 200 });

  const signIn = () => call('POST', '/api/auth/sign-in/recovery-code', { email, code });
  expect(await signIn()).toEqual({ status: 200, body: { token: expect.any(String) } });
  expect(await signIn()).toEqual({
    status: 401,
    body: { code: 'INVALID_RECOVERY_CODE', message: 'Invalid recovery code' },
  });
  expect(await signIn()).toMatchObject({ status: 429 });
});

/** Existing files that a feature with a permission, a scope, a policy and a mail may edit by hand. */
const MAX_EDITED_FILES = 4;

test('a feature with a permission, a scope, a policy, a mail and translations edits few files', async () => {
  await using tree = await ScratchTree.copy();
  await addFeature(tree, freezes);
  const existing = (await tree.changes()).filter((path) => !isOfFreezes({ path }));
  expect(existing.length).toBeLessThanOrEqual(MAX_EDITED_FILES);

  await tree.generate();
  const types = ['server', 'shared', 'generated', 'languages', 'openapi', 'client', 'tests/features/freezes'];
  await tree.checkTypes([...types, 'tests/support/global-setup.ts']);
  await tree.run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--maxWorkers=1',
    'tests/features/freezes',
    ...['features', 'languages', 'audit-events', 'call-facts'].map((name) => `tests/contract/${name}.test.ts`),
    ...['openapi', 'errors'].map((name) => `tests/contract/openapi/${name}.test.ts`),
    ...['audit-texts', 'error-messages', 'refresh'].map((name) => `tests/client/${name}.test.ts`),
    ...['requests/every-call', 'secrets/mail-limit'].map((name) => `tests/security/${name}.test.ts`),
  );
});

/** Applications sign their tokens with its keys. */
const needJwt = /\/(jwt|oauth-provider|agents|device-grant)$/;

/** Races of all pairs, and what an overview and an export say of webhooks among others. */
const needEveryFeature = ['**/races/**', '**/admin/overview.test.ts', '**/personal-data/organization-export.test.ts'];

const paths = ['/token', '/jwks', '/webhook/create', '/organization/create-webhook'];

test('the service compiles and works without the webhooks, whose files are deleted, and without the jwt feature', async () => {
  await using tree = await ScratchTree.copy();
  for (const list of lists) {
    await tree.replace(list, '\n  webhooks,\n', '\n');
    await tree.replace(list, /^import \{ webhooks \}.*\n/m, '');
  }
  await tree.remove('{server/features,client/features,shared,tests/features}/webhooks', 'languages/*/webhooks.*');
  // The API keys use its options, so its files stay.
  await tree.replace('server/app/features.ts', '\n  jwt,\n', '\n');
  await tree.generate();

  const document = JSON.parse(await tree.read('openapi/openapi.json')) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toContain('/sign-in/email');
  expect(Object.keys(document.paths).filter((path) => paths.includes(path))).toEqual([]);
  const otherTests = globSync('tests/features/*', { cwd: tree.folder }).filter((folder) => !needJwt.test(folder));
  await tree.checkTypes([
    'server',
    'shared',
    'openapi',
    'client/main.tsx',
    'tests/support/global-setup.ts',
    ...otherTests,
  ]);

  // Tests of processes start what `npm start` runs.
  await buildSite(tree);
  await tree.run('server/cli/bundle.ts');
  const excluded = needEveryFeature.flatMap((pattern) => ['--exclude', pattern]);
  await tree.run('node_modules/vitest/vitest.mjs', 'run', ...otherTests, ...excluded);

  await using node = await startNode(
    { DATABASE_URL: await createMigratedDatabase(inject('postgresUrl')) },
    { folder: tree.folder, sources: tree.folder },
  );
  const post = (path: string, body: object) =>
    fetch(`${node.address}/api/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post('/webhook/create', { url: 'https://example.com/' })).status).toBe(404);
  const person = { email: 'ada@example.com', name: 'Ada', password: 'correct horse' };
  expect((await post('/sign-up/email', person)).status).toBe(200);
  const site = await (await fetch(`${node.address}/sign-in`, { headers: { accept: 'text/html' } })).text();
  expect(site).toContain('&quot;emailAndPassword&quot;:{&quot;enabled&quot;:true');
});
