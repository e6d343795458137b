import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { parseSync } from 'vite';

import type { Feature } from '#server/feature.ts';
import { features } from '#server/features.ts';
import { errors } from '#shared/features.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** A name of a module's top level: what it refers to, and the codes that stand in it. */
interface Definition {
  names: Set<string>;
  codes: Set<string>;
}

interface Module {
  definitions: Map<string, Definition>;
  imports: Map<string, { file: string; name: string }>;
  /** The operation behind each row: `POST /sign-in/email`. */
  operations: Map<string, Definition>;
}

/** What a violated constraint is answered with, by the constraint's name. */
const constraintErrors: Record<string, string> = Object.assign(
  {},
  ...features.map(({ constraints }: Feature) => constraints),
);

const root = join(import.meta.dirname, '../..');

/** The server as it is written, by module: which name refers to which, and which error codes stand in it. */
export class RaisedErrors {
  readonly #modules = new Map<string, Module>();

  constructor() {
    for (const file of globSync(['server/**/*.ts', 'shared/**/*.ts'], { cwd: root }))
      this.#modules.set(file, moduleOf(file));
  }

  /** Route by route, the codes that its operation and all that this calls can raise. */
  get byRoute(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const [file, { operations }] of this.#modules) {
      for (const [route, operation] of operations) found.set(route, this.#reached(file, operation));
    }
    return found;
  }

  #reached(file: string, from: Definition): Set<string> {
    const codes = new Set<string>();
    const seen = new Set<Definition>();
    const visit = (at: string, definition: Definition): void => {
      if (seen.has(definition)) return;
      seen.add(definition);
      for (const code of definition.codes) codes.add(code);
      for (const name of definition.names) {
        const [where, next] = this.#resolve(at, name);
        if (next) visit(where, next);
      }
    };
    visit(file, from);
    return codes;
  }

  #resolve(file: string, name: string): [file: string, definition: Definition | undefined] {
    const module = this.#modules.get(file);
    const imported = module?.imports.get(name);
    if (imported?.file === 'server/errors.ts') return [file, undefined];
    if (imported) return this.#resolve(imported.file, imported.name);
    return [file, module?.definitions.get(name)];
  }
}

function moduleOf(file: string): Module {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const module: Module = { definitions: new Map(), imports: new Map(), operations: new Map() };
  // The parser's own types name every kind of node; only their common form is used here.
  for (const statement of program.body as unknown as Node[]) learn(statement, file, module);
  return module;
}

function learn(statement: Node, file: string, module: Module): void {
  const declared = (statement['declaration'] as Node | null | undefined) ?? statement;
  if (statement.type === 'ImportDeclaration') learnImport(statement, file, module);
  else if (declared.type === 'VariableDeclaration') {
    for (const { id, init } of declared['declarations'] as { id: Node; init: Node | null }[]) {
      if (init) module.definitions.set(String(id['name']), definitionOf(init));
    }
  } else if (declared['id']) module.definitions.set(String((declared['id'] as Node)['name']), definitionOf(declared));
  walk(statement, (node) => learnRow(node, module));
}

function learnImport(statement: Node, file: string, { imports }: Module): void {
  const source = String((statement['source'] as Node)['value']);
  if (statement['importKind'] === 'type' || !/^[#.]/.test(source)) return;
  const from = source.startsWith('#') ? source.slice(1) : normalize(join(dirname(file), source));
  for (const { local, imported } of statement['specifiers'] as { local: Node; imported?: Node }[]) {
    if (imported) imports.set(String(local['name']), { file: from, name: String(imported['name']) });
  }
}

/** A row of a router: its path stands in its meta, its operation in `.mutation(…)` or `.query(…)`. */
function learnRow(node: Node, { operations }: Module): void {
  const { property } = (node['callee'] ?? {}) as { property?: Node };
  if (node.type !== 'CallExpression' || !['mutation', 'query'].includes(String(property?.['name']))) return;
  const routes = new Set<string>();
  walk(node['callee'] as Node, ({ type, callee, arguments: given }) => {
    const verb = String((callee as Node | undefined)?.['name']).toUpperCase();
    const [path] = (given ?? []) as Node[];
    if (type === 'CallExpression' && /^(GET|POST)$/.test(verb)) routes.add(`${verb} ${String(path?.['value'])}`);
  });
  for (const route of routes) operations.set(route, definitionOf((node['arguments'] as Node[])[0]!));
}

function definitionOf(node: Node): Definition {
  const definition: Definition = { names: new Set(), codes: new Set() };
  walk(node, (inner) => {
    const { type, name, value } = inner;
    for (const code of codesOfInsert(inner)) definition.codes.add(code);
    if (type === 'Identifier') definition.names.add(String(name));
    if (type === 'Literal' && typeof value === 'string' && Object.hasOwn(errors, value)) definition.codes.add(value);
  });
  return definition;
}

/** `em.create(Member, …)`: the new row can violate the constraints of its table. */
function codesOfInsert({ type, callee, arguments: given }: Node): string[] {
  const { property } = (callee ?? {}) as { property?: Node };
  if (type !== 'CallExpression' || property?.['name'] !== 'create') return [];
  const [entity] = given as Node[];
  const table = String(entity?.['name'])
    .replace(/\B[A-Z]/g, '_$&')
    .toLowerCase();
  return Object.entries(constraintErrors).flatMap(([constraint, code]) =>
    constraint.startsWith(`${table}_`) ? [code] : [],
  );
}

/** Every node that runs before the answer; what is written for the compiler alone is left out. */
function walk(node: Node, see: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'inBackground') return;
  see(node);
  const isNamed = node.type === 'MemberExpression' || node.type === 'Property';
  for (const [field, value] of Object.entries(node)) {
    // A field's name is no reference to what happens to be called alike.
    if (isNamed && !node['computed'] && (field === 'property' || field === 'key')) continue;
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, see);
    }
  }
}
