import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '../../client');

/** `const query = trpc.….useQuery(`, `const { data, error } = useSession(`: a query's result, by name or destructured. */
const QUERY_RESULT = /const (\w+|\{[^}]*\}) = (?:trpc\.[\w.]+\.)?use(?:Query|SuspenseQuery|Session)\(/g;

/** The reads of a query's error in a source file. */
function errorReads(source: string): string[] {
  return [...source.matchAll(QUERY_RESULT)].flatMap(([, result = '']) => {
    const read = result.startsWith('{')
      ? /\b(?:error|isError)\b/.exec(result)
      : new RegExp(`\\b${result}\\.(?:error|isError)\\b`).exec(source);
    return read ? [read[0]] : [];
  });
}

const sources = globSync('{console,features}/**/*.{ts,tsx}', { cwd: client }).map((file) => ({
  file,
  source: readFileSync(join(client, file), 'utf8'),
}));

test('recognizes reads of a query’s error', () => {
  expect(errorReads('const query = trpc.admin.listUsers.useQuery({}); if (query.error) return null;')).toEqual([
    'query.error',
  ]);
  expect(errorReads('const { data, error } = useSession();')).toEqual(['error']);
  expect(errorReads('const { data } = useQuery({}); const save = trpc.a.useMutation(); save.error')).toEqual([]);
});

test('no screen reads the error of a query, since Loaded shows stale data first', () => {
  const reads = sources.flatMap(({ file, source }) => errorReads(source).map((read) => `${file}: ${read}`));
  expect(reads).toEqual([]);
});

test('no screen renders a load failure itself', () => {
  const renders = sources.filter(({ source }) => /<(?:Load|Screen)Problem\b|= LoadProblem|: LoadProblem/.test(source));
  expect(renders.map(({ file }) => file)).toEqual(['console/lists/loaded.tsx']);
});
