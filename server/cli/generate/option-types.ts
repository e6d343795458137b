import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path/posix';

import { jsonSchemaOf, TypePrinter, type Schema } from '#openapi/type-printer.ts';
import { OptionsSchema } from '#server/app/configuration.ts';
import { kitOptions } from '#server/options/kit-options.ts';

import { root } from './shared-features.ts';

const head = '// Written by `npm run docs` from the schemas of the options.';
const MAIN = 'generated/gatehouse-options.ts';
/** A file for each subject of a feature, and one for those of the kit. */
export const TYPES_FOLDER = 'generated/options';
/** Where the types that a schema names may be declared. */
const sources = ['server/**/*.types.ts', 'shared/lib/permissions.ts'];

/** The types of what `createGatehouse` takes, with descriptions and defaults: the text of each generated file by its path. */
export function optionTypes(): Map<string, string> {
  const printer = new TypePrinter();
  const name = printer.typeOf(OptionsSchema, { io: 'input', name: 'GatehouseOptions' });
  const { $defs = {}, properties = {} } = jsonSchemaOf(OptionsSchema, 'input') as Schema;
  const declaredIn = new Map([[name, MAIN]]);
  for (const [subject, schema] of Object.entries(properties)) {
    const file = join(TYPES_FOLDER, subject in kitOptions ? 'kit.ts' : `${kebabCase(subject)}.ts`);
    // The first subject declares what several use, so that imports have one direction.
    for (const type of namesWithin(schema, $defs)) if (!declaredIn.has(type)) declaredIn.set(type, file);
  }
  for (const type of [...printer.declaredElsewhere].flatMap((text) => text.match(/\w+/g)!)) {
    declaredIn.set(type, moduleOf(type));
  }
  const names = new Set([name, ...printer.declarations().keys()]);
  const files = Map.groupBy(names, (type) => declaredIn.get(type)!);
  return new Map(
    [...files].map(([file, types]) => {
      const declarations = types.map((type) => printer.declarations().get(type)!);
      return [file, fileText(file, declarations.join('\n'), declaredIn)];
    }),
  );
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The declarations of a file below its imports. Each file passes on what it imports, so that `MAIN` exports every type. */
function fileText(file: string, declarations: string, declaredIn: ReadonlyMap<string, string>): string {
  const code = declarations.replaceAll(/\/\*\*.*?\*\//g, '');
  const imported = [...declaredIn].filter(
    ([name, source]) => source !== file && new RegExp(`\\b${name}\\b`).test(code),
  );
  const names = Map.groupBy(imported.map(([name]) => name).toSorted(), (name) => {
    const path = relative(dirname(file), declaredIn.get(name)!);
    return path.startsWith('..') ? `#${declaredIn.get(name)}` : `./${path}`;
  });
  const modules = [...names.keys()].toSorted();
  return [
    head,
    ...modules.map((module) => `import type { ${names.get(module)!.join(', ')} } from '${module}';`),
    ...(modules.length > 0 ? [''] : []),
    ...modules.map((module) => `export type * from '${module}';`),
    `\n${declarations}`,
  ].join('\n');
}

/** The named types that a schema refers to, directly or through others. */
function namesWithin(schema: unknown, definitions: Record<string, unknown>): Set<string> {
  const names = new Set<string>();
  const pending = [schema];
  for (const each of pending) {
    for (const [, name] of JSON.stringify(each).matchAll(/"#\/\$defs\/(\w+)"/g)) {
      if (!names.has(name!)) pending.push(definitions[name!]);
      names.add(name!);
    }
  }
  return names;
}

/** The one module that exports a type of this name. */
function moduleOf(name: string): string {
  const modules = globSync(sources, { cwd: root }).filter((file) =>
    new RegExp(`^export (type|interface) ${name}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
  );
  if (modules.length !== 1) throw new Error(`${name} is exported by ${modules.length} of ${sources.join(', ')}`);
  return modules[0]!;
}
