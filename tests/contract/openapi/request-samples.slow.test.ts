import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, inject, onTestFinished, test } from 'vitest';

import { samplesOf } from '#openapi/explorer/samples.js';
import { OpenApiDocument } from '#tests/support/sources/openapi-document.ts';

const root = join(import.meta.dirname, '../../..');

test('the TypeScript samples of all calls have the types of the client', async () => {
  const { document } = new OpenApiDocument(inject('document'));
  const sharedParameters = document.components!.parameters!;
  const samples = Object.entries(document.paths as Record<string, Record<string, object>>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const call = { baseUrl: 'https://auth.example.com/api/auth', path, method, operation, sharedParameters };
      const { typescript } = samplesOf(call);
      // Takes only fields that an option adds.
      if (path === '/update-session') return [];
      return typescript === undefined ? [] : [`{ // ${method} ${path}\n${typescript.replace(/^import .*\n/, '')}\n}`];
    }),
  );
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
