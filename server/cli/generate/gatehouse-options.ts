import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { installedFolders, root } from './installed.ts';

interface Subject {
  /** As in `gatehouse.config.ts`. */
  name: string;
  /** The written type of what it takes: `MagicLinkOptions` for `magicLink`. */
  type: string;
  file: string;
  /** The comment of that type. */
  comment: string;
}

/** `server/options/gatehouse-options.ts`: what `createGatehouse` takes, of the kit and of the installed features. */
export function gatehouseOptions(): string {
  const folders = installedFolders();
  const subjects = folders.flatMap(subjectsOf);
  const imports = Map.groupBy(subjects, ({ file }) => file);
  const typeFiles = folders.flatMap((folder) => filesOf(folder, 'types'));
  return `// Written by \`npm run docs\`: the options of the features in \`server/features.ts\`.
import type { KitOptions } from './kit-options.ts';
${[...imports].map(([file, types]) => `import type { ${types.map(({ type }) => type).join(', ')} } from '#${file}';\n`).join('')}
/** What \`createGatehouse\` takes. Every option may be left out; \`@default\` says what then holds. */
export interface GatehouseOptions extends KitOptions {
${subjects.map(({ name, type, comment }) => `${comment && `  ${comment}\n`}  ${name}?: ${type};\n`).join('')}}

${typeFiles.map((file) => `export type * from '#${file}';\n`).join('')}`;
}

function subjectsOf(folder: string): Subject[] {
  const types = filesOf(folder, 'types').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = text.matchAll(/(?:(\/\*\* [^\n]* \*\/)\n)?^export (?:interface|type) (\w+)/gm);
    return [...found].map(([, comment = '', type]) => ({ type: type!, file, comment }));
  });
  return filesOf(folder, 'options').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\bdefineOptions\(\s*'(\w+)'/g)].map(([, name]) => {
      const wanted = `${name!.charAt(0).toUpperCase()}${name!.slice(1)}Options`;
      const type = types.find((each) => each.type === wanted);
      if (!type)
        throw new Error(`${folder} declares the options ${name} and exports no type ${wanted} from a .types.ts`);
      return { name: name!, ...type };
    });
  });
}

function filesOf(folder: string, kind: 'options' | 'types'): string[] {
  return globSync(`server/features/${folder}/**/*.${kind}.ts`, { cwd: root }).toSorted();
}
