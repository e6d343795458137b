import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { parseSync } from 'vite';

import type { Feature } from '#server/call/feature.ts';
import { features } from '#server/app/features.ts';
import { errors } from '#generated/features.ts';

interface Node {
  type: string;
  [field: string]: unknown;
}

/** A top-level definition: the names that it refers to, and the error codes that it contains. */
interface Definition {
  names: Set<string>;
  codes: Set<string>;
}

interface Module {
  definitions: Map<string, Definition>;
  imports: Map<string, { file: string; name: string }>;
  /** The operations by route: `POST /sign-in/email`. */
  operations: Map<string, Definition>;
}

/** The error codes of violated constraints, by constraint name. */
const constraintErrors: Record<string, string> = Object.assign(
  {},
  ...features.map(({ constraints }: Feature) => constraints),
);

const root = join(import.meta.dirname, '../../..');

/** A static call graph of the server's modules with the error codes in each definition. */
export class RaisedErrors {
  readonly #modules = new Map<string, Module>();

  constructor() {
    for (const file of globSync(['server/**/*.ts', 'shared/**/*.ts'], { cwd: root }))
      this.#modules.set(file, moduleOf(file));
  }

  /** The codes that the operation of each route can raise, directly or indirectly. */
  get byRoute(): Map<string, Set<string>> {
    const codes = new Map<string, Set<string>>();
    for (const [file, { operations }] of this.#modules) {
      for (const [route, operation] of operations) codes.set(route, this.#reachableCodes(file, operation));
    }
    return codes;
  }

  #reachableCodes(file: string, from: Definition): Set<string> {
    const codes = new Set<string>();
    const visited = new Set<Definition>();
    const visit = (at: string, definition: Definition): void => {
      if (visited.has(definition)) return;
      visited.add(definition);
      for (const code of definition.codes) codes.add(code);
      for (const name of definition.names) {
        const [target, next] = this.#resolve(at, name);
        if (next) visit(target, next);
      }
    };
    visit(file, from);
    return codes;
  }

  #resolve(file: string, name: string): [file: string, definition: Definition | undefined] {
    const module = this.#modules.get(file);
    const imported = module?.imports.get(name);
    if (imported?.file === 'server/lib/errors.ts') return [file, undefined];
    if (imported) return this.#resolve(imported.file, imported.name);
    return [file, module?.definitions.get(name)];
  }
}

function moduleOf(file: string): Module {
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const module: Module = { definitions: new Map(), imports: new Map(), operations: new Map() };
  // Only the common form of the parser's node types is needed.
  for (const statement of program.body as unknown as Node[]) addStatement(statement, file, module);
  return module;
}

function addStatement(statement: Node, file: string, module: Module): void {
  const declared = (statement['declaration'] as Node | null | undefined) ?? statement;
  if (statement.type === 'ImportDeclaration') addImport(statement, file, module);
  else if (declared.type === 'VariableDeclaration') {
    for (const { id, init } of declared['declarations'] as { id: Node; init: Node | null }[]) {
      if (init) module.definitions.set(String(id['name']), definitionOf(init));
    }
  } else if (declared['id']) module.definitions.set(String((declared['id'] as Node)['name']), definitionOf(declared));
  walk(statement, (node) => addOperation(node, module));
}

function addImport(statement: Node, file: string, { imports }: Module): void {
  const source = String((statement['source'] as Node)['value']);
  if (statement['importKind'] === 'type' || !/^[#.]/.test(source)) return;
  const from = source.startsWith('#') ? source.slice(1) : normalize(join(dirname(file), source));
  for (const { local, imported } of statement['specifiers'] as { local: Node; imported?: Node }[]) {
    if (imported) imports.set(String(local['name']), { file: from, name: String(imported['name']) });
  }
}

/** A procedure: its path is in its metadata, its operation in `.mutation(…)` or `.query(…)`. */
function addOperation(node: Node, { operations }: Module): void {
  const { property } = (node['callee'] ?? {}) as { property?: Node };
  if (node.type !== 'CallExpression' || !['mutation', 'query'].includes(String(property?.['name']))) return;
  const routes = new Set<string>();
  walk(node['callee'] as Node, ({ type, callee, arguments: args }) => {
    const verb = String((callee as Node | undefined)?.['name']).toUpperCase();
    const [path] = (args ?? []) as Node[];
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

/** `em.create(Member, …)` can violate the constraints of the entity's table. */
function codesOfInsert({ type, callee, arguments: args }: Node): string[] {
  const { property } = (callee ?? {}) as { property?: Node };
  if (type !== 'CallExpression' || property?.['name'] !== 'create') return [];
  const [entity] = args as Node[];
  const table = String(entity?.['name'])
    .replace(/\B[A-Z]/g, '_$&')
    .toLowerCase();
  return Object.entries(constraintErrors).flatMap(([constraint, code]) =>
    constraint.startsWith(`${table}_`) ? [code] : [],
  );
}

/** Visits the nodes that run before the response; types and background work are skipped. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node.type.startsWith('TS') && !('expression' in node)) return;
  if (node.type === 'CallExpression' && (node['callee'] as Node)['name'] === 'inBackground') return;
  visit(node);
  const isNamed = node.type === 'MemberExpression' || node.type === 'Property';
  for (const [field, value] of Object.entries(node)) {
    // A property name is no reference to a definition of that name.
    if (isNamed && !node['computed'] && (field === 'property' || field === 'key')) continue;
    for (const child of [value].flat()) {
      if (typeof child === 'object' && child !== null && typeof (child as Node).type === 'string')
        walk(child as Node, visit);
    }
  }
}
