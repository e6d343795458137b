import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import type { Gatehouse } from '#server/app.ts';
import { PASSWORD } from '#tests/support/person.ts';
import { blocksOf } from '#tests/support/readme.ts';
import { startListening } from '#tests/support/site.ts';

let gatehouse: Gatehouse;
beforeAll(async () => {
  gatehouse = await startListening({ webApp: false, jwt: { enabled: true } });
});
afterAll(() => gatehouse.close());

const root = join(import.meta.dirname, '../..');
const hasCurl = spawnSync('curl', ['--version']).status === 0;

/** A block as a reader would type it, the service's address alone being another. */
const here = (block: string) => block.replaceAll('http://localhost:3000', gatehouse.options.baseUrl);

async function runShell(block: string, env: Record<string, string> = {}): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'gatehouse-readme-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const options = { cwd, env: { ...process.env, ...env } };
  return (await promisify(execFile)('sh', ['-ec', here(block)], options)).stdout;
}

/** Runs a TypeScript block within this tree, where its imports are found; resolves to the value of one of its names. */
async function valueOf(name: string, block: string, given = ''): Promise<unknown> {
  const folder = join(root, 'dist/readme');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.ts`);
  onTestFinished(() => rm(file));
  await writeFile(file, `${given}\n${here(block)}\nconsole.log(JSON.stringify(${name}));\n`);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  return JSON.parse(stdout);
}

async function tokenOfSomebody(name: string): Promise<string> {
  const response = await fetch(`${gatehouse.options.baseUrl}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: PASSWORD, name }),
  });
  return ((await response.json()) as { token: string }).token;
}

test.skipIf(!hasCurl)('«The same call, three ways»: curl signs up, and the jar keeps the session', async () => {
  const [commands] = blocksOf('## The same call, three ways', 'sh');
  const stdout = await runShell(commands!);

  expect(stdout.match(/"email":"ada@example.com"/g)).toHaveLength(2);
  expect(stdout).toContain('"session":{');
});

test('«The same call, three ways»: the typed client asks for the session', async () => {
  const [script] = blocksOf('## The same call, three ways', 'ts');
  expect(await valueOf('current', script!)).toBeNull();
});

test.skipIf(!hasCurl)('«Know a person in another service»: get-session by the token as bearer', async () => {
  const [command] = blocksOf('## Know a person in another service', 'sh');
  const TOKEN = await tokenOfSomebody('bearer');

  expect(JSON.parse(await runShell(command!, { TOKEN }))).toMatchObject({ user: { email: 'bearer@example.com' } });
});

test('«Know a person in another service»: jose verifies the JWT by the published keys', async () => {
  const [script] = blocksOf('## Know a person in another service', 'ts');
  const authorization = `Bearer ${await tokenOfSomebody('jwt')}`;
  const response = await fetch(`${gatehouse.options.baseUrl}/api/auth/token`, { headers: { authorization } });
  const { token } = (await response.json()) as { token: string };

  const payload = await valueOf('payload', script!, `const token = '${token}';`);
  expect(payload).toMatchObject({ email: 'jwt@example.com', iss: gatehouse.options.baseUrl });
});
