import { posix } from 'node:path';

import { parseSync, Visitor, type ESTree } from 'vite';
import { expect } from 'vitest';

export interface Import {
  file: string;
  specifier: string;
  kind: 'import' | 'type' | 'export' | 'export all';
}

/** Import and export statements, `import()` expressions and `import('…')` types. */
export function importsOf(file: string, code: string): Import[] {
  const imports: Import[] = [];
  const note = (source: ESTree.Expression | null, kind: Import['kind']) => {
    if (source?.type === 'Literal' && typeof source.value === 'string')
      imports.push({ file, specifier: source.value, kind });
  };
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => note(source, importKind === 'type' ? 'type' : 'import'),
    ImportExpression: ({ source }) => note(source, 'import'),
    TSImportType: ({ source }) => note(source, 'type'),
    ExportNamedDeclaration: ({ source, exportKind }) => note(source, exportKind === 'type' ? 'type' : 'export'),
    ExportAllDeclaration: ({ source, exportKind }) => note(source, exportKind === 'type' ? 'type' : 'export all'),
  }).visit(program);
  return imports;
}

/** The local path of an import; undefined for a package. */
export function target({ file, specifier }: Import): string | undefined {
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1));
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

/** Import cycles of any kind, as `a.ts → b.ts → a.ts`: none if and only if there is no cycle. */
export function importCycles(imports: readonly Import[]): string[] {
  const importsByFile = Map.groupBy(imports, ({ file }) => file);
  const cycles: string[] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (visited.has(file)) return;
    visited.add(file);
    path.push(file);
    for (const imported of importsByFile.get(file) ?? []) visit(target(imported) ?? imported.specifier);
    path.pop();
  };
  for (const file of importsByFile.keys()) visit(file);
  return cycles;
}

/** The same imports between folders that stand beside each other; an import of a file in an upper folder has none. */
export function folderImports(imports: readonly Import[]): Import[] {
  return imports.flatMap((imported) => {
    const [from, to] = [imported.file, target(imported) ?? ''].map((path) => path.split('/').slice(0, -1));
    const depth = from!.findIndex((folder, index) => folder !== to![index]);
    if (depth < 0 || depth >= to!.length) return [];
    const [file, specifier] = [from!, to!].map((folders) => folders.slice(0, depth + 1).join('/'));
    return [{ ...imported, file: file!, specifier: `#${specifier}` }];
  });
}
