import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

const TEXT_MODULE = /(^|[-/])texts\.ts$/;
const TEXT_PROP = /^(about|action|alt|aria-label|description|hint|label|message|placeholder|question|title)$/;
/** Calls that show their argument. */
const TEXT_CALL = /^(notifySuccess|prompt|alert)$/;

type Range = Pick<ESTree.Node, 'start' | 'end'>;

/** Texts of the interface in a module of the web app. */
function literalTexts(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const literals: (Range & { text: string })[] = [];
  const shown: Range[] = [];
  const internal: Range[] = [];
  const texts: string[] = [];
  new Visitor({
    JSXText: ({ value }) => {
      if (/\p{L}/u.test(value)) texts.push(value.trim());
    },
    JSXAttribute: ({ name, value }) => {
      if (!value || !TEXT_PROP.test(textOf(name))) return;
      if (value.type !== 'Literal') shown.push(value);
      else if (/\p{L}/u.test(textOf(value))) texts.push(textOf(value));
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'ConditionalExpression' || expression.type === 'TemplateLiteral') shown.push(expression);
    },
    Property: ({ key, value }) => {
      if (TEXT_PROP.test(textOf(key).replaceAll("'", ''))) shown.push(value);
      if (textOf(key) === 'fontFamily') internal.push(value);
    },
    CallExpression: ({ callee, arguments: args }) => {
      if (TEXT_CALL.test(textOf(callee))) shown.push(...args);
    },
    BinaryExpression: ({ operator, right }) => {
      if (operator === '===') internal.push(right);
    },
    NewExpression: (node) => {
      if (textOf(node.callee) === 'Error') internal.push(node);
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') literals.push({ start, end, text: value });
    },
    TemplateElement: ({ start, end, value }) => literals.push({ start, end, text: value.cooked ?? '' }),
  }).visit(program);
  const isIn = (ranges: Range[], { start, end }: Range) =>
    ranges.some((range) => range.start <= start && end <= range.end);
  const shownLiterals = literals.filter(
    (literal) =>
      !isIn(internal, literal) && (isIn(shown, literal) ? /^\s*\p{Lu}/u : /^\p{Lu}\p{Ll}*[ ,.!?…]/u).test(literal.text),
  );
  return [...texts, ...shownLiterals.map(({ text }) => text)];
}

test('screens have no texts of their own: they are in texts modules', () => {
  const examples = [
    '<Text>Saved</Text>',
    '<Text>You are {name}</Text>',
    '<TextField label="name" />',
    '<Button aria-label={isOpen ? `Close ${name}` : undefined} />',
    "<Text>{isSent ? 'Sent' : null}</Text>",
    "const columns = [{ label: 'Name' }];",
    "notifySuccess('Saved')",
    "const message = 'Profile saved';",
    'const message = `You are ${name}`;',
  ];
  for (const example of examples) expect(literalTexts('x.tsx', example), example).toHaveLength(1);
  const allowed = [
    '<Text size="sm">{texts.saved} · {name}</Text>',
    "<Card title={texts.title} about={<Text size='sm'>{texts.about}</Text>} />",
    "const isDeleted = data.message === 'User deleted';",
    "throw new Error('The page has no options');",
    "import { x } from './x.ts'; useHotkeys([['Escape', close]]);",
  ];
  for (const example of allowed) expect(literalTexts('x.tsx', example), example).toEqual([]);

  const files = globSync('client/{page,console,features}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(100);
  const texts = files
    .filter((file) => !TEXT_MODULE.test(file))
    .flatMap((file) => literalTexts(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`));
  expect(texts).toEqual([]);
});
