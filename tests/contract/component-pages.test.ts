import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { componentPages, listedComponents, pageOfComponent } from '#server/cli/generate/component-pages.ts';
import { documentedComponents } from '#server/cli/generate/component-types.ts';
import { root } from '#server/cli/generate/shared-features.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const guide = read('docs/components.md');
const components = [...documentedComponents()].flatMap(([name, { isComponent }]) => (isComponent ? [name] : []));

test('each exported component has a page, and each prop a docstring with its default (`npm run docs`)', () => {
  // Throws without a page, a docstring or a default.
  for (const [file, text] of componentPages()) expect(read(file), file).toBe(text);
});

test('the guide lists each exported component once', () => {
  expect(components.length).toBeGreaterThan(10);
  expect(listedComponents(guide).toSorted()).toEqual(components.toSorted());
});

test('the pages name only parts whose class names stay', () => {
  const table = guide.slice(guide.indexOf('\n### Parts')).match(/^\| `gh-.*$/gm)!;
  const stable = new Set(table.flatMap((row) => row.split('|')[1]!.match(/gh-[a-z-]+/g)!));
  for (const name of components) {
    const named = read(pageOfComponent(name)).match(/`gh-[a-z-]+`/g) ?? [];
    expect(named.filter((part) => !stable.has(part.slice(1, -1)))).toEqual([]);
  }
});
