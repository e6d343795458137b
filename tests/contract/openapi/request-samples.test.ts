import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, test } from 'vitest';

import { samplesOf, tokenNote, type Language, type SampledCall } from '#openapi/explorer/samples.js';
import { appRouter } from '#server/app/router.ts';
import { servedCalls } from '#server/transports/procedures.ts';
import { startListening } from '#tests/support/browser/site.ts';
import { OpenApiDocument } from '#tests/support/sources/openapi-document.ts';

interface Described {
  operationId: string;
  'x-rpc-name': string;
  'x-browser-only'?: true;
  security: object[];
  requestBody?: object;
}

const { document } = new OpenApiDocument(inject('document'));
const calls = Object.entries(document.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    baseUrl: 'https://auth.example.com/api/auth',
    sharedParameters: document.components!.parameters!,
  })),
);

const callOf = (id: string) => calls.find(({ operation }) => operation.operationId === id)!;

test('calls that are served over RPC have a sample in TypeScript, with the kind of the procedure', () => {
  const served = servedCalls(appRouter).filter(({ meta }) => !meta.html && !meta.file && !meta.form);
  const kinds = new Map(served.map(({ name, kind }) => [name, kind === 'query' ? 'query' : 'mutate']));
  for (const call of calls) {
    const name = call.operation['x-rpc-name'];
    const kind = call.operation['x-browser-only'] ? undefined : kinds.get(name);
    const { typescript } = samplesOf(call);
    expect([name, typescript && /gatehouse\.([\w.]+)\(/.exec(typescript)![1]]).toEqual([
      name,
      kind && `${name}.${kind}`,
    ]);
  }
});

test('samples fill in the path and required parameters, and name what authenticates a call', () => {
  expect(samplesOf(callOf('callback')).curl).toMatch(/^curl 'https:[^{}]+'$/);
  expect(samplesOf(callOf('apiKeyGet')).javascript).toMatch(/api-key\/get\?id=[\w-]+'/);
  const notes = ['signInEmail', 'getSession', 'organizationList'].map((id) => tokenNote(callOf(id).operation));
  expect(notes).toEqual([
    undefined,
    '`<token>` is the `token` in the answer of a sign-in. Browsers send the session cookie instead. It is optional.',
    '`<token>` is the `token` in the answer of a sign-in, or an API key with the scope `organization:read`. Browsers send the session cookie instead.',
  ]);
});

const client = join(import.meta.dirname, '../../../client/sdk/index.ts');
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
