import type { OpenApiRouter } from 'trpc-to-openapi';
import { z } from 'zod';

import { isPublic, operationIdOf, procedureDefinitions, type Definition } from './calls.ts';
import { pascal } from './schemas.ts';
import { commented, TypePrinter } from './type-printer.ts';

const head = `// Written by \`npm run docs\` from the router's schemas: the types of every call, in words of their own.

/** No fields. */
export type Nothing = Record<string, never>;

/** A call that looks. */
export interface Query<Input, Output> {
  kind: 'query';
  input: Input;
  output: Output;
}

/** A call that changes something. */
export interface Mutation<Input, Output> {
  kind: 'mutation';
  input: Input;
  output: Output;
}
`;

/** TypeScript of every call by its name, the server-only ones apart, and of each schema that has a name. */
export function apiTypes(router: OpenApiRouter): string {
  const printer = new TypePrinter();
  const calls: Tree = new Map();
  const serverOnly: Tree = new Map();
  for (const [name, definition] of Object.entries(procedureDefinitions(router))) {
    const type = callType(name, definition, printer);
    const row = commented(definition.meta?.openapi?.summary, '  ');
    if (isPublic(definition.meta?.guard)) plant(calls, name.split('.'), { row, type });
    else serverOnly.set(/\W/.test(name) ? `'${name}'` : name, { row, type });
  }
  return [
    head,
    ...printer.declarations().values(),
    ...interfaces('Calls', calls, 'Every call, by its name.'),
    ...interfaces('ServerCalls', serverOnly, 'The calls that no network reaches, only `gatehouse.call`.'),
  ].join('\n');
}

type Leaf = { row: string; type: string };
type Tree = Map<string, Leaf | Tree>;

function plant(tree: Tree, [first, ...rest]: string[], leaf: Leaf): void {
  if (first === undefined) return;
  if (rest.length === 0) return void tree.set(first, leaf);
  const group = tree.get(first);
  const inner: Tree = group instanceof Map ? group : new Map();
  tree.set(first, inner);
  plant(inner, rest, leaf);
}

/** One interface for the calls of a group, after those of the groups in it. */
function interfaces(name: string, tree: Tree, comment: string): string[] {
  const groups = [...tree].flatMap(([key, node]) =>
    node instanceof Map ? interfaces(pascal(key) + name, node, `The calls under \`${key}\`.`) : [],
  );
  const rows = [...tree].map(([key, node]) =>
    node instanceof Map ? `  ${key}: ${pascal(key)}${name};\n` : `${node.row}  ${key}: ${node.type};\n`,
  );
  return [...groups, `${commented(comment, '')}export interface ${name} {\n${rows.join('')}}\n`];
}

function callType(name: string, { type, inputs, output }: Definition, printer: TypePrinter): string {
  const id = pascal(operationIdOf(name));
  const input = inputs[0] ?? z.undefined();
  const taken = printer.typeOf(input, { io: 'input', name: `${id}Input` });
  const given = printer.typeOf(output, { io: 'output', name: `${id}Output` });
  return `${pascal(type)}<${orUndefined(taken, input)}, ${orUndefined(given, output)}>`;
}

function orUndefined(type: string, schema: z.ZodType): string {
  return type !== 'undefined' && schema.safeParse(undefined).success ? `${type} | undefined` : type;
}
