import { join } from 'node:path';

import { API, SignatureKind, SymbolFlags, type Project, type Symbol, type Type } from 'typescript/unstable/sync';

import { root } from './shared-features.ts';

/** A prop, or a field of an object that a prop takes. */
export interface Prop {
  name: string;
  /** As the code writes it. */
  type: string;
  isRequired: boolean;
  about: string;
  /** What the docstring says after "Default: ". */
  defaultValue: string | undefined;
}

/** An export of `@gatehouse/client/components`. */
export interface Documented {
  isComponent: boolean;
  about: string;
  props: Prop[];
}

const CONFIG = join(root, 'component-types.tsconfig.json');
const ENTRY = 'client/components/index.ts';

/** The components and types that the entry exports, by name, with their docstrings. */
export function documentedComponents(): Map<string, Documented> {
  // Only what the entry imports: a fifth of the time of the whole project.
  const config = JSON.stringify({ extends: './tsconfig.json', include: [], files: [ENTRY] });
  const fs = {
    fileExists: (file: string) => (file === CONFIG ? true : undefined),
    readFile: (file: string) => (file === CONFIG ? config : undefined),
  };
  const api = new API({ cwd: root, fs });
  const snapshot = api.updateSnapshot({ openProjects: [CONFIG] });
  try {
    const project = snapshot.getProject(CONFIG)!;
    const { checker, program } = project;
    const entry = checker.getSymbolAtLocation(program.getSourceFile(join(root, ENTRY))!)!;
    const found = checker.getExportsOfModule(entry).flatMap((exported): [string, Documented][] => {
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isComponent = (symbol.flags & SymbolFlags.Function) !== 0;
      if (!isComponent && !(symbol.flags & SymbolFlags.Interface)) return [];
      const type = isComponent ? propsOf(project, symbol) : checker.getDeclaredTypeOfSymbol(symbol);
      const props = type === undefined ? [] : checker.getPropertiesOfType(type).map((prop) => propOf(project, prop));
      return [[exported.name, { isComponent, about: docstring(project, symbol), props }]];
    });
    return new Map(found);
  } finally {
    snapshot.dispose();
    api.close();
  }
}

function propsOf({ checker }: Project, component: Symbol): Type | undefined {
  const [signature] = checker.getSignaturesOfType(checker.getTypeOfSymbol(component)!, SignatureKind.Call);
  return signature === undefined ? undefined : checker.getParameterType(signature, 0);
}

function propOf(project: Project, symbol: Symbol): Prop {
  const declaration = symbol.valueDeclaration?.resolve(project) as { type?: { getText: () => string } } | undefined;
  const written = declaration?.type?.getText().replaceAll(/\s+/g, ' ') ?? '';
  const type = written.replace(/ \| undefined$/, '').replace(/^\((\(.*)\)$/, '$1');
  const [, about = '', stated] = /^(.*?)(?: Default: (.+)\.)?$/.exec(docstring(project, symbol))!;
  const isCode = stated !== undefined && /^(?:true|false)$/.test(stated);
  return {
    name: symbol.name,
    type,
    isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
    about,
    defaultValue: isCode ? `\`${stated}\`` : stated,
  };
}

function docstring({ checker }: Project, symbol: Symbol): string {
  return checker.getDocumentationCommentOfSymbol(symbol).replaceAll(/\s+/g, ' ').trim();
}
