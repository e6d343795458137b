import type { OpenApiRouter } from 'trpc-to-openapi';
import { z } from 'zod';

import { extensibleRecords, fieldsTypeOf, type ExtensibleRecord } from '#shared/lib/additional-fields.ts';

import { isPublic, operationIdOf, procedureDefinitions, type Definition } from './calls.ts';
import { pascal } from './schemas.ts';
import { commented, TypePrinter } from './type-printer.ts';

const head = `// Written by \`npm run docs\` from the router's schemas: the types of every call.

/** No fields. */
export type Nothing = Record<string, never>;

/** A query. */
export interface Query<Input, Output> {
  kind: 'query';
  input: Input;
  output: Output;
}

/** A mutation. */
export interface Mutation<Input, Output> {
  kind: 'mutation';
  input: Input;
  output: Output;
}
`;

/** TypeScript types of every call by name, with the in-process calls separate, and of every named schema. */
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
    ...extensibleRecords.flatMap(fieldInterfaces),
    ...printer.declarations().values(),
    ...interfaces('Calls', calls, 'Every call, by its name.'),
    ...interfaces('ServerCalls', serverOnly, 'The calls in process: `gatehouse.call` only.'),
  ].join('\n');
}

/** The types of the additional fields of a record, to which an app adds the fields of its options. */
function fieldInterfaces(record: ExtensibleRecord): string[] {
  const [answered, accepted] = (['answer', 'create'] as const).map((place) => fieldsTypeOf({ record, in: place }));
  return [
    `/** The additional fields of each ${record} in answers; an app declares those of its service. */\nexport interface ${answered} {}\n`,
    `/** The additional fields of each ${record} that calls accept. */\nexport interface ${accepted} {}\n`,
  ];
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

/** The interface of a group of calls, preceded by those of its nested groups. */
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
  const inputType = printer.typeOf(input, { io: 'input', name: `${id}Input` });
  const outputType = printer.typeOf(output, { io: 'output', name: `${id}Output` });
  return `${pascal(type)}<${orUndefined(inputType, input)}, ${orUndefined(outputType, output)}>`;
}

function orUndefined(type: string, schema: z.ZodType): string {
  return type !== 'undefined' && schema.safeParse(undefined).success ? `${type} | undefined` : type;
}
