import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { expect, test } from 'vitest';

import { documents, pageOf } from '#tests/support/sources/documents.ts';

const root = join(import.meta.dirname, '../..');

/** The samples named in any test. */
function namedSamples(): string[] {
  return globSync('tests/**/*.ts', { cwd: root }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return [...code.matchAll(/'((?:README|docs\/|tests\/)[^']*\.md#[^' ]* \w+)'/g)].map(([, name]) => name!);
  });
}

test('every sample of the documents is run by a test, and every sample named in tests exists', () => {
  const printed = documents.flatMap((document) => pageOf(document).samples.map(({ name }) => name));
  expect(printed.length).toBeGreaterThan(10);
  expect(printed.toSorted()).toEqual([...new Set(namedSamples())].toSorted());
});

test('only the page run by tests/contract/added-and-removed-features.long.test.ts contains files', () => {
  expect(documents.filter((document) => pageOf(document).files.length > 0)).toEqual(['docs/adding-a-feature.md']);
});

test.for(documents)('the links of %s point to existing files and headings', (document) => {
  const prose = pageOf(document).prose.join('\n');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  for (const link of links.filter((target) => !/^https?:/.test(target))) {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? document : posix.join(dirname(document), path);
    expect(existsSync(join(root, target)), link).toBe(true);
    if (anchor !== undefined) expect([...pageOf(target).anchors], link).toContain(anchor);
  }
});

test.for(documents)('the files that %s names exist', (document) => {
  const prose = pageOf(document).prose.join('\n');
  const files = prose.matchAll(
    /`((?:server|shared|client|languages|openapi|tests|docs)\/[\w./-]+\.(?:tsx?|md|json|js))`/g,
  );
  for (const [, file] of files) expect(existsSync(join(root, file!)), file).toBe(true);
});

test('the README has at most 150 lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(151);
});

test('documents named in comments exist', () => {
  const sources = globSync('{server,shared,generated,languages,client,openapi,tests}/**/*.{ts,tsx}', { cwd: root });
  expect(sources.length).toBeGreaterThan(400);
  for (const file of sources) {
    const code = readFileSync(join(root, file), 'utf8');
    for (const [, named] of code.matchAll(/\b(docs\/[\w./-]+\.md)\b/g)) {
      expect(existsSync(join(root, named!)), `${file}: ${named}`).toBe(true);
    }
  }
});
