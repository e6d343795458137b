import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

import type { Plugin } from 'rolldown';

const TEXTS = /(texts|generated\/texts\/scopes|languages\/en\/[^/]+)\.d\.ts$/;

const settings = [
  ['--module', 'esnext'],
  ['--moduleResolution', 'bundler'],
  ['--target', 'esnext'],
  ['--types', 'node'],
  [
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--declaration',
    '--emitDeclarationOnly',
    '--ignoreConfig',
  ],
].flat();

/** Declares the modules of texts by the compiler, since their types are inferred: no other declarations of the package are. */
export async function textDeclarations(root: string): Promise<Plugin & AsyncDisposable> {
  const out = await mkdtemp(join(tmpdir(), 'gatehouse-texts-'));
  const files = globSync(['client/**/*texts.ts', 'generated/texts/scopes.ts', 'languages/en/*.ts'], { cwd: root });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const target = ['--outDir', out, '--rootDir', root];
  await promisify(execFile)(process.execPath, [compiler, ...settings, ...target, ...files], { cwd: root });
  return {
    name: 'text declarations',
    load: {
      filter: { id: TEXTS },
      handler: (id) => readFile(join(out, relative(root, id)), 'utf8'),
    },
    [Symbol.asyncDispose]: () => rm(out, { recursive: true, force: true }),
  };
}
