import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

/** The text of `generated/features.ts`: the errors of all features. */
export function sharedFeatures(): string {
  const files = installedFolders().map((folder) => ({
    path: `#shared/${folder}/errors.ts`,
    tables: exportsOf(`${folder}/errors`, /^export const (\w+Errors)\b/gm),
  }));
  const errors = ['coreErrors', ...files.flatMap(({ tables }) => tables)];
  return `// Written by \`npm run docs\`: the tables of the features in \`server/app/features.ts\`.
import { coreErrors } from '#shared/lib/core-errors.ts';
${files.map(({ path, tables }) => importOf('import', tables, path)).join('')}
/** All errors of the service: code -> [status, message]. */
export const errors: ${errors.map((name) => `typeof ${name}`).join(' & ')} =
  // Marked as pure, so that bundles that use only some names do not contain it.
  /* @__PURE__ */ Object.assign({}, ${errors.join(', ')});
`;
}

/** The text of `generated/configuration.ts`: the public configuration of all features. */
export function configurations(): string {
  const files = installedFolders().map((folder) => ({
    path: `#shared/${folder}/configuration.ts`,
    schemas: exportsOf(`${folder}/configuration`, /^export const (\w+Configuration)\b/gm),
    ofPage: exportsOf(`${folder}/configuration`, /^export interface (\w+PageConfiguration)\b/gm),
  }));
  const schemas = files.flatMap((file) => file.schemas);
  const types = [...schemas, ...files.flatMap(({ ofPage }) => ofPage)];
  const imports = files.flatMap(({ path, ofPage, ...file }) => [
    importOf('import', file.schemas, path),
    importOf('import type', ofPage, path),
  ]);
  return `// Written by \`npm run docs\`: the configuration of the features in \`server/app/features.ts\`.
${imports.join('')}
/** What clients may know of the features: the fields of one schema for each. */
export const featureConfiguration: ${schemas.map((name) => `typeof ${name}.shape`).join(' & ')} = {
  ${schemas.map((name) => `...${name}.shape`).join(',\n  ')},
};

/** The same, with what only the web app's page knows. */
export type FeatureConfiguration = ${types.join(' & ')};
`;
}

/** The text of `generated/audit-events.ts`: the audit events of all features. */
export function auditEvents(): string {
  const files = installedFolders().map((folder) => ({
    path: `#shared/${folder}/events.ts`,
    tables: exportsOf(`${folder}/events`, /^export const (\w+Events)\b/gm),
  }));
  const tables = ['coreEvents', ...files.flatMap((file) => file.tables)];
  return `// Written by \`npm run docs\`: the tables of the features in \`server/app/features.ts\`.
import { coreEvents } from '#shared/lib/core-audit.ts';
${files.map((file) => importOf('import', file.tables, file.path)).join('')}
/** All events of the audit log, with the payload that programs get. */
export const events: ${tables.map((name) => `typeof ${name}`).join(' & ')} =
  /* @__PURE__ */ Object.assign({}, ${tables.join(', ')});
`;
}

/** The text of `generated/permissions.ts`: the permissions and scopes of all features. */
export function permissions(): string {
  const files = installedFolders().map((folder) => {
    const named = (suffix: string) =>
      exportsOf(`${folder}/permissions`, new RegExp(`^export const (\\w+${suffix})\\b`, 'gm'));
    return {
      path: `#shared/${folder}/permissions.ts`,
      statements: named('(?<!Own)Statements'),
      own: named('OwnStatements'),
      grants: named('Grants'),
      errors: named('PermissionErrors'),
      scopes: named('(?<!Service)Scopes'),
      serviceScopes: named('ServiceScopes'),
    };
  });
  type Part = Exclude<keyof (typeof files)[number], 'path'>;
  const all = (part: Part) => files.flatMap((file) => file[part]);
  const spread = (part: Part) =>
    all(part)
      .map((name) => `...${name}`)
      .join(', ');
  const typesOf = (part: Part) => all(part).map((name) => `typeof ${name}`);
  // Declared, because the package has the declarations of this file without a type checker.
  const listOf = (part: Part) =>
    `readonly [${typesOf(part)
      .map((type) => `...${type}`)
      .join(', ')}] = [${spread(part)}]`;
  const imports = files.flatMap(({ path, own, ...values }) => [
    importOf('import', Object.values(values).flat(), path),
    importOf('import type', own, path),
  ]);
  return `// Written by \`npm run docs\`: the tables of the features in \`server/app/features.ts\`.
${imports.join('')}
/** The resources of an organization, and the actions on each. */
export const organizationStatements: ${typesOf('statements').join(' & ')} = { ${spread('statements')} };

/** What the roles of an organization grant, by feature. */
export const grants: readonly [${typesOf('grants').join(', ')}] = [${all('grants').join(', ')}];

/** What users may do without a role. */
export type OwnStatements = ${typesOf('own').join(' | ')};

/** The error of a caller without a permission of the platform, by resource and action. */
export const permissionErrors: ${typesOf('errors').join(' & ')} = { ${spread('errors')} };

/** The scopes of the calls that API principals of users can make (\`scope\` in the metadata of a call). */
export const scopes: ${listOf('scopes')};

/**
 * The scopes of the calls that service accounts of the platform can make, but no other API principals: users make them with a
 * reauthentication, or not at all.
 */
export const serviceScopes: ${listOf('serviceScopes')};
`;
}

/** The text of `generated/noticed-events.ts`. */
export function noticedEvents(notices: ReadonlyMap<string, object>): string {
  const noticed = [...notices].filter(([, decision]) => 'notice' in decision).map(([event]) => `'${event}'`);
  return `// Written by \`npm run docs\`: the decisions of the features in \`server/app/features.ts\`.
/** The audit events of which users get a notice by mail. */
export type NoticedEvent = ${noticed.join(' | ')};
`;
}

function importOf(keyword: string, names: string[], path: string): string {
  return names.length > 0 ? `${keyword} { ${names.join(', ')} } from '${path}';\n` : '';
}

/**
 * The folders of the installed features, in order. Parsed from the source, because `server/app/features.ts` can be imported
 * only when the generated files are up to date.
 */
export function installedFolders(): string[] {
  const source = readFileSync(join(root, 'server/app/features.ts'), 'utf8');
  const imports = source.matchAll(/^import \{ (\w+) \} from '#server\/features\/([\w-]+)\/feature\.ts';$/gm);
  const folders = new Map([...imports].map(([, name, folder]) => [name!, folder!]));
  const [, list] = /^export const features = \[([^\]]*)\]/m.exec(source)!;
  return [...list!.matchAll(/\w+/g)].map(([name]) => folders.get(name)!);
}

/** The names that the pattern matches in a file of `shared`; none if there is no such file. */
function exportsOf(name: string, pattern: RegExp): string[] {
  const path = join(root, 'shared', `${name}.ts`);
  return existsSync(path) ? [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => name!) : [];
}
