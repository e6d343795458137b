import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const client = import.meta.dirname;

export const refreshRulesFile = join(client, '../generated/refresh-rules.ts');

/**
 * The refresh rules of the features in `client/features.ts`. The published client imports them one by one: the list
 * itself would bring the screens along.
 */
export function refreshRulesOfFeatures(): string {
  const list = readFileSync(join(client, 'features.ts'), 'utf8');
  const withRules = [...list.matchAll(/^import \{ (\w+) \} from '\.\/(features\/[\w-]+)\/feature\.ts';$/gm)]
    .map(([, name, folder]) => ({ name, file: `${folder}/refresh.ts` }))
    .filter(({ file }) => existsSync(join(client, file)));
  return [
    '// Written by `npm run docs` from the list of features in `client/features.ts`.',
    ...withRules.map(({ name, file }) => `import { refresh as ${name} } from '#client/${file}';`),
    '',
    "import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';",
    '',
    'export const featureRefresh: readonly FeatureRefresh[] = [',
    ...withRules.map(({ name }) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(refreshRulesFile, refreshRulesOfFeatures());
