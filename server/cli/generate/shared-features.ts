import { exportsOf, installedFolders } from './installed.ts';

/** `shared/features.ts`: one table of errors and one of audit events, of the kit and of the installed features. */
export function sharedFeatures(): string {
  const files = installedFolders().map((folder) => `shared/features/${folder}.ts`);
  const errors = files.flatMap((file) => exportsOf(file, /^const \w+Errors$/));
  const events = files.flatMap((file) => exportsOf(file, /^const \w+Events$/));
  const imports = files.flatMap((file) => {
    const names = exportsOf(file, /^const \w+(Errors|Events)$/);
    return names.length > 0 ? [`import { ${names.join(', ')} } from './features/${file.split('/').at(-1)}';\n`] : [];
  });
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
`;
}
