import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** The titles of the tests in a file, without those that are skipped. */
export function testTitles(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!isTest(callee)) return;
      if (title?.type === 'Literal' && typeof title.value === 'string') titles.push(title.value);
      if (title?.type === 'TemplateLiteral') titles.push(title.quasis.map(({ value }) => value.cooked).join('%s'));
    },
  }).visit(parseSync(file, code).program);
  return titles;
}

/** `test`, `test.for([…])`, `test.skipIf(…).for([…])`, but not `test.skip`. */
function isTest(callee: ESTree.Expression | ESTree.Super): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test';
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !/^(skip|todo|extend)$/.test(callee.property.name) && isTest(callee.object);
}
