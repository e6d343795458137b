import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { refreshRulesFile, refreshRulesOfFeatures } from '#client/refresh-rules.config.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');

test('client/sdk/refresh-rules.ts has the rules of the listed features: `npm run docs` writes it', async () => {
  expect(await readFile(refreshRulesFile, 'utf8')).toBe(refreshRulesOfFeatures());
});

/** A copy of the web app without one feature in its list. */
async function appWithout(feature: string): Promise<string> {
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const copy = await mkdtemp(join(ROOT, 'dist/without-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  for (const part of ['client', 'shared', 'package.json', 'tsconfig.json']) {
    await cp(join(ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'tsconfig.web.json'), JSON.stringify({ extends: './tsconfig.json', include: ['client'] }));
  const list = join(copy, 'client/features.ts');
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => !line.startsWith(`import { ${feature} }`));
  await writeFile(list, lines.join('\n').replace(` ${feature},`, ''));
  await run(process.execPath, ['client/refresh-rules.config.ts'], { cwd: copy });
  return copy;
}

test('without the line of an optional feature the web app compiles and builds', { timeout: 180_000 }, async () => {
  const copy = await appWithout('magicLink');
  expect(await readFile(join(copy, 'client/sdk/refresh-rules.ts'), 'utf8')).not.toContain('magicLink');
  const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);
  await run(bin('tsc'), ['--noEmit', '-p', 'tsconfig.web.json'], { cwd: copy });
  await run(bin('vite'), ['build', '--config', 'client/vite.config.ts'], { cwd: copy });

  const manifest = JSON.parse(await readFile(join(copy, 'dist/site/sizes.json'), 'utf8')) as object;
  expect(Object.keys(manifest)).toContain('Signing in');
});
