import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { samplesOf, type Language, type SampledCall } from '#openapi/explorer/samples.js';
import { startListening } from '#tests/support/browser/site.ts';
import { sampledCalls } from '#tests/support/sources/sampled-calls.ts';

const calls = sampledCalls();
const callOf = (id: string) => calls.find(({ operation }) => operation.operationId === id)!;

const root = join(import.meta.dirname, '../../..');
const client = join(root, 'client/sdk/index.ts');
const run = (program: string, args: string[]) => promisify(execFile)(program, args);
const runners: Record<Language, (sample: string) => Promise<{ stdout: string }>> = {
  curl: (sample) => run('sh', ['-ec', sample]),
  javascript: (sample) => run(process.execPath, ['--input-type=module', '-e', sample]),
  typescript: (sample) =>
    run(process.execPath, ['--input-type=module', '-e', sample.replace('@gatehouse/client', `file://${client}`)]),
  python: (sample) => run('python3', ['-c', sample]),
};
const isMissing = (program: string, ...args: string[]) => spawnSync(program, args).status !== 0;
const missing = new Set<Language>([
  ...(isMissing('curl', '--version') ? (['curl'] as const) : []),
  ...(isMissing('python3', '-c', 'import requests') ? (['python'] as const) : []),
]);

const withExample = (call: SampledCall, example: object) => ({
  ...call,
  operation: { ...call.operation, requestBody: { content: { 'application/json': { example } } } },
});

for (const language of ['curl', 'javascript', 'typescript', 'python'] as const) {
  test.skipIf(missing.has(language))(`the samples in ${language} sign up, read the session and create`, async () => {
    await using gatehouse = await startListening({ webApp: false });
    const baseUrl = `${gatehouse.options.baseUrl}/api/auth`;
    const printed = async (call: SampledCall, token = '') => {
      const sample = samplesOf({ ...call, baseUrl })[language]!;
      const { stdout } = await runners[language](sample.replace('<token>', token));
      return stdout;
    };
    // Characters that shells and languages treat in their own ways.
    const user = {
      name: String.raw`O'Brien "$HOME" \n é`,
      email: 'ada@example.com',
      password: 'correct horse battery',
    };
    const signedUp = await printed(withExample(callOf('signUpEmail'), user));
    const [, token] = /token['"]?: ?['"]([^'"]+)/.exec(signedUp)!;

    expect(await printed(callOf('getSession'), token)).toContain(user.email);
    expect(await printed(callOf('organizationCreate'), token)).toContain('acme');
    expect(await printed(callOf('organizationList'), token)).toContain('acme');
    const response = await fetch(`${baseUrl}/get-session`, { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toMatchObject({ user: { name: user.name } });
  });
}

test('the TypeScript samples of all calls have the types of the client', async () => {
  const samples = calls.flatMap((call) => {
    const { typescript } = samplesOf(call);
    // Takes only fields that an option adds.
    if (typescript === undefined || call.path === '/update-session') return [];
    return [`{ // ${call.method} ${call.path}\n${typescript.replace(/^import .*\n/, '')}\n}`];
  });
  expect(samples.length).toBeGreaterThan(300);

  const folder = await mkdtemp(join(root, 'dist/samples-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const source = ["import { createGatehouseClient } from '../../client/sdk/index.ts';", ...samples].join('\n');
  await writeFile(join(folder, 'samples.ts'), source);
  const project = { extends: '../../tsconfig.json', include: ['samples.ts'], exclude: [] };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiled = promisify(execFile)(join(root, 'node_modules/.bin/tsc'), ['-p', folder]);
  expect(await compiled.catch(({ stdout }: { stdout: string }) => ({ stdout }))).toMatchObject({ stdout: '' });
}, 120_000);
