import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** `shared/features.ts`: one table of errors, one of audit events and the facts for the web app. */
export function sharedFeatures(): string {
  const files = installedFolders().map((folder) => `shared/features/${folder}.ts`);
  const errors = files.flatMap((file) => exportsOf(file, /^const \w+Errors$/));
  const events = files.flatMap((file) => exportsOf(file, /^const \w+Events$/));
  const facts = files.flatMap((file) => exportsOf(file, /^interface \w+Facts$/));
  const imports = files.flatMap((file) => [
    ...importOf(file, { keyword: 'import', names: exportsOf(file, /^const \w+(Errors|Events)$/) }),
    ...importOf(file, { keyword: 'import type', names: exportsOf(file, /^interface \w+Facts$/) }),
  ]);
  return `// Written by \`npm run docs\`: the tables of the features in \`server/features.ts\`.
import { coreErrors, coreEvents } from './core.ts';
${imports.join('')}
/** Every error of the service: code -> [status, message]. */
export const errors: ${['coreErrors', ...errors].map((name) => `typeof ${name}`).join(' & ')} =
  // Marked, so that a page that reads the events alone is built without it.
  /* @__PURE__ */ Object.assign({}, ${['coreErrors', ...errors].join(', ')});

/** Every act that the audit log records. */
export const auditEvents: readonly [${['coreEvents', ...events].map((name) => `...typeof ${name}`).join(', ')}] = [
${['coreEvents', ...events].map((name) => `  ...${name},\n`).join('')}];

/** What the features tell the web app of the service's options. */
export type FeatureFacts = ${facts.join(' & ')};
`;
}

function importOf(file: string, { keyword, names }: { keyword: string; names: string[] }): string[] {
  return names.length > 0 ? [`${keyword} { ${names.join(', ')} } from './${file.slice('shared/'.length)}';\n`] : [];
}

/**
 * The folders of the installed features, in their order. Read from the text: `server/features.ts` loads only when the
 * generated files fit it already.
 */
function installedFolders(): string[] {
  const source = readFileSync(join(root, 'server/features.ts'), 'utf8');
  const imports = source.matchAll(/^import \{ (\w+) \} from '\.\/features\/([\w-]+)\/feature\.ts';$/gm);
  const folders = new Map([...imports].map(([, name, folder]) => [name!, folder!]));
  const [, list] = /^export const features = \[([^\]]*)\]/m.exec(source)!;
  return [...list!.matchAll(/\w+/g)].map(([name]) => folders.get(name)!);
}

/** The names of the constants or types that a file exports; none where there is no such file. */
function exportsOf(file: string, kind: RegExp): string[] {
  const path = join(root, file);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^export (\w+) (\w+)/gm)].flatMap(([, keyword, name]) =>
    kind.test(`${keyword} ${name}`) ? [name!] : [],
  );
}
