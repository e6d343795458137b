import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { beforeAll, expect, inject } from 'vitest';

import { signUpWithRole } from '#tests/support/administrator.ts';
import { newApiKey } from '#tests/support/api-keys.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

const root = join(import.meta.dirname, '../..');
const clients = join(import.meta.dirname, 'clients');
/** Inside the repository, so that other packages resolve from its node_modules. */
const work = join(root, 'dist/generators');

const run = (file: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [file, ...args], { cwd: work, maxBuffer: 1e8 }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) =>
      Promise.reject(new Error(`${file}\n${stdout}\n${stderr}`)),
  );

/** Installs the generators and their TypeScript 5 from their own lockfile, again only when it changes. */
async function installGenerators(): Promise<void> {
  const lock = await readFile(join(clients, 'package-lock.json'), 'utf8');
  const installed = await readFile(join(work, 'installed.json'), 'utf8').catch(() => '');
  if (installed === lock) return;
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) await cp(join(clients, name), join(work, name));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  await promisify(execFile)('npm', ['ci', ...flags], { cwd: work });
  await writeFile(join(work, 'installed.json'), lock);
}

beforeAll(async () => {
  await installGenerators();
  await cp(clients, work, { recursive: true });
  await writeFile(join(work, 'openapi.json'), JSON.stringify(inject('document')));
  await run('node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '--output', 'schema.ts');
  await run(
    'node_modules/@hey-api/openapi-ts/bin/run.js',
    '--input',
    'openapi.json',
    '--output',
    'hey-api',
    '--silent',
  );
}, 300_000);

test('two generated clients compile in strict mode and run the main flow with a session and with an API key', async () => {
  await run(join(root, 'node_modules/typescript/bin/tsc'), '--project', '.');

  await using gatehouse = await startGatehouse({ port: 0, jwt: { enabled: true } });
  const baseUrl = `${await gatehouse.listen()}/api/auth`;
  const admin = await signUpWithRole(gatehouse, 'admin');
  const { key } = await newApiKey(admin);
  const created = () => admin.get('/events', { types: 'api-key.created' });
  await expect.poll(async () => (await created()).body.events.length, { timeout: 10_000 }).toBe(1);
  for (const flow of ['flow-openapi-fetch', 'flow-hey-api']) {
    expect(await run(`out/${flow}.js`, baseUrl, key)).toMatchObject({ stderr: '' });
  }
}, 120_000);
