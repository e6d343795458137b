import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Calls that a double click repeats: `mutate` of a mutation hook, and `mutateAsync` in an event handler without `run` of `useSingleFlight`. */
function unguardedCalls(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  const textOf = ({ start, end }: ESTree.Node) => code.slice(start, end);
  const unguarded: string[] = [];
  new Visitor({
    CallExpression: ({ callee }) => {
      const name = textOf(callee);
      // `client.….mutate` is a plain call in a query.
      if (name.endsWith('.mutate') && !name.startsWith('client.')) unguarded.push(name);
    },
    JSXAttribute: (attribute) => {
      const text = textOf(attribute);
      if (/^on[A-Z]\w+=/.test(text) && !text.startsWith('onConfirm=') && /\.mutateAsync\b/.test(text)) {
        if (!/\brun\(\(\) => \w+\.mutateAsync\(/.test(text)) unguarded.push(text);
      }
    },
  }).visit(program);
  return unguarded;
}

test('mutations outside forms and dialogs do not run concurrently', () => {
  const examples = [
    '<Button onClick={() => ban.mutate({})} />',
    '<Button onClick={() => void ban.mutateAsync({})} />',
    '<form onSubmit={() => void ban.mutateAsync({})} />',
    'const act = () => ban.mutate({});',
  ];
  for (const statement of examples) expect(unguardedCalls('x.tsx', statement), statement).toHaveLength(1);
  expect(unguardedCalls('x.tsx', '<Button onClick={() => void run(() => ban.mutateAsync({}))} />')).toEqual([]);

  const files = globSync('client/{page,console,features}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const unguarded = files.flatMap((file) => unguardedCalls(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(unguarded).toEqual([]);
});
