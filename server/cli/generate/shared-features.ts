import { exportsOf, installedFolders } from './installed.ts';

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
