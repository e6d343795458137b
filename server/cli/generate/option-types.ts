import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { TypePrinter } from '#openapi/type-printer.ts';
import { OptionsSchema } from '#server/configuration.ts';

import { root } from './shared-features.ts';

const head = '// Written by `npm run docs` from the schemas of the options.';
/** Where the types that a schema names may be declared. */
const sources = ['server/**/*.types.ts', 'shared/permissions.ts'];

/** `server/options/gatehouse-options.ts`: what `createGatehouse` takes, with descriptions and defaults. */
export function optionTypes(): string {
  const printer = new TypePrinter();
  printer.typeOf(OptionsSchema, { io: 'input', name: 'GatehouseOptions' });
  const [options, ...others] = printer.declarations().toReversed();
  const names = [...printer.declaredElsewhere].flatMap((type) => type.match(/\w+/g)!);
  const imports = Map.groupBy(new Set(names.toSorted()), moduleOf);
  const modules = [...imports.keys()].toSorted();
  return [
    head,
    ...modules.map((module) => `import type { ${imports.get(module)!.join(', ')} } from '${module}';`),
    '',
    ...modules.map((module) => `export type * from '${module}';`),
    `\n${options}`,
    ...others.toReversed(),
  ].join('\n');
}

/** The one module that exports a type of this name. */
function moduleOf(name: string): string {
  const found = globSync(sources, { cwd: root }).filter((file) =>
    new RegExp(`^export (type|interface) ${name}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
  );
  if (found.length !== 1) throw new Error(`${name} is exported by ${found.length} of ${sources.join(', ')}`);
  return `#${found[0]}`.replace(/^#server\/options\//, './');
}
