import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Calls that a second click would repeat: a mutation hook's `mutate`, anywhere, and a `mutateAsync` in an event handler
 * that does not go through `run` of `useSingleFlight`.
 */
function unguardedCalls(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  const textOf = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const found: string[] = [];
  new Visitor({
    CallExpression: ({ callee }) => {
      const name = textOf(callee);
      // `client.….mutate` is a plain call in a query.
      if (name.endsWith('.mutate') && !name.startsWith('client.')) found.push(name);
    },
    JSXAttribute: (attribute) => {
      const text = textOf(attribute);
      if (/^on[A-Z]\w+=/.test(text) && !text.startsWith('onConfirm=') && /\.mutateAsync\b/.test(text)) {
        if (!/\brun\(\(\) => \w+\.mutateAsync\(/.test(text)) found.push(text);
      }
    },
  }).visit(program);
  return found;
}

test('a mutation outside forms and dialogs runs once at a time', () => {
  const planted = [
    '<Button onClick={() => ban.mutate({})} />',
    '<Button onClick={() => void ban.mutateAsync({})} />',
    '<form onSubmit={() => void ban.mutateAsync({})} />',
    'const act = () => ban.mutate({});',
  ];
  for (const statement of planted) expect(unguardedCalls('x.tsx', statement), statement).toHaveLength(1);
  expect(unguardedCalls('x.tsx', '<Button onClick={() => void run(() => ban.mutateAsync({}))} />')).toEqual([]);

  const files = globSync('client/{app,features}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) => unguardedCalls(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
