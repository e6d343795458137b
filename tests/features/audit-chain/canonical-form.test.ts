import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { canonicalEntry, leafOf, type SealedEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import { pathOf, rootFromPath, rootOf, sha256 } from '#server/features/audit-chain/format/merkle.ts';
import { canonicalJson } from '#server/lib/canonical-json.ts';

type Ids = string | null;
type Vector = [1, string, string, Ids, Ids, Ids, SealedEntry['details'], number, string | null];

/** Made by `independent.py`. */
const vectors = JSON.parse(readFileSync(join(import.meta.dirname, 'vectors.json'), 'utf8')) as {
  entry: Vector;
  canonical: string;
  leaf: string;
}[];

test('the canonical form and the leaf of an entry are those of an independent implementation', () => {
  expect(vectors.length).toBeGreaterThan(20);
  for (const { entry, canonical, leaf } of vectors) {
    const [, id, event, actorId, subjectId, organizationId, details, createdAt, origin] = entry;
    const originHash = origin === null ? null : Buffer.from(origin, 'base64url');
    const sealed = { id, event, actorId, subjectId, organizationId, details, createdAt, originHash };
    expect(canonicalEntry(sealed)).toBe(canonical);
    expect(leafOf(sealed).toString('hex')).toBe(leaf);
  }
});

test.for([0.5, Number.NaN, 2 ** 53])('the number %d has no canonical form', (value) => {
  expect(() => canonicalJson({ value })).toThrow('has no canonical form');
});

test('the inclusion proof of each leaf leads to the root, and that of another place does not', () => {
  for (const count of [1, 2, 3, 4, 5, 7, 8, 9, 31, 100]) {
    const leaves = Array.from({ length: count }, (_, n) => sha256(`leaf ${n}`));
    const root = rootOf(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const path = pathOf(leaves, index);
      expect(rootFromPath(leaf, path, { index, count })).toEqual(root);
      expect(rootFromPath(leaf, [...path, root], { index, count })).toBeNull();
      if (count > 1) expect(rootFromPath(leaf, path, { index: (index + 1) % count, count })).not.toEqual(root);
    }
  }
});
