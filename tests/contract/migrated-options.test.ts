import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { OptionsSchema } from '#server/app/configuration.ts';
import { optionPaths } from '#server/options/suggest.ts';

const page = readFileSync('docs/migrating.md', 'utf8');
const rows = page
  .slice(page.indexOf('| better-auth | Gatehouse |'))
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, 3));

test('every option of Gatehouse that replaces one of better-auth exists', () => {
  const existing = new Set(optionPaths(OptionsSchema).map((path) => path.join('.')));
  expect(rows.length).toBeGreaterThan(30);
  for (const [theirs, ours] of rows) {
    const names = [...ours!.matchAll(/`([\w.]+)`/g)].map(([, name]) => name!);
    if (!ours!.trim().startsWith('none:')) expect(names.length, theirs).toBeGreaterThan(0);
    for (const name of ours!.trim().startsWith('none:') ? [] : names) expect(existing, theirs).toContain(name);
  }
});
