import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The text of `shared/features.ts`: the errors, audit events and facts of all features. */
export function sharedFeatures(): string {
  const files = installedFolders().map((folder) => ({
    path: `features/${folder}.ts`,
    tables: exportsOf(folder, /^export const (\w+(?:Errors|Events))\b/gm),
    facts: exportsOf(folder, /^export interface (\w+Facts)\b/gm),
  }));
  const tables = files.flatMap((file) => file.tables);
  const errors = ['coreErrors', ...tables.filter((name) => name.endsWith('Errors'))];
  const events = ['coreEvents', ...tables.filter((name) => name.endsWith('Events'))];
  const imports = files.flatMap((file) => [
    importOf('import', file.tables, file.path),
    importOf('import type', file.facts, file.path),
  ]);
  return `// Written by \`npm run docs\`: the tables of the features in \`server/features.ts\`.
import { coreErrors, coreEvents } from './core.ts';
${imports.join('')}
/** All errors of the service: code -> [status, message]. */
export const errors: ${errors.map((name) => `typeof ${name}`).join(' & ')} =
  // Marked as pure, so that bundles that use only the events do not contain it.
  /* @__PURE__ */ Object.assign({}, ${errors.join(', ')});

/** All events of the audit log, with the payload that programs get. */
export const events: ${events.map((name) => `typeof ${name}`).join(' & ')} =
  /* @__PURE__ */ Object.assign({}, ${events.join(', ')});

/** The facts about the service's options that the features give to the web app. */
export type FeatureFacts = ${files.flatMap(({ facts }) => facts).join(' & ')};
`;
}

function importOf(keyword: string, names: string[], path: string): string {
  return names.length > 0 ? `${keyword} { ${names.join(', ')} } from './${path}';\n` : '';
}

/**
 * The folders of the installed features, in order. Parsed from the source, because `server/features.ts` can be imported
 * only when the generated files are up to date.
 */
function installedFolders(): string[] {
  const source = readFileSync(join(root, 'server/features.ts'), 'utf8');
  const imports = source.matchAll(/^import \{ (\w+) \} from '\.\/features\/([\w-]+)\/feature\.ts';$/gm);
  const folders = new Map([...imports].map(([, name, folder]) => [name!, folder!]));
  const [, list] = /^export const features = \[([^\]]*)\]/m.exec(source)!;
  return [...list!.matchAll(/\w+/g)].map(([name]) => folders.get(name)!);
}

/** The names that the pattern matches in a feature's file for both sides; none if it has no such file. */
function exportsOf(folder: string, pattern: RegExp): string[] {
  const path = join(root, 'shared/features', `${folder}.ts`);
  return existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => name!) : [];
}
