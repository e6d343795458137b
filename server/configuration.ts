import { z } from 'zod';

import type { Feature } from './feature.ts';
import { features } from './features.ts';
import type { FindingRule } from './operations/findings.ts';
import { OptionsError } from './options/start-error.ts';
import type { OptionsKey } from './options/define-options.ts';
import { optionsFrom, variableOf, type Environment, type Variable } from './options/environment.ts';
import {
  kitOptions,
  kitVariables,
  MAX_PORT,
  removedVariables,
  type Options as KitOptions,
} from '#server/options/options.ts';
import { parseBy } from './options/parse.ts';

type Keys = NonNullable<Extract<(typeof features)[number], { options: unknown }>['options']>[number];
type FeatureSchemas = { [Key in Keys as Key['name']]: z.ZodPrefault<Key['schema']> };

const keys = features.flatMap(({ options = [] }: Feature): readonly OptionsKey[] => options);

// Object.fromEntries forgets which name has which schema; the type says it again.
const featureSchemas = Object.fromEntries(
  keys.map(({ name, schema }) => [name, schema.prefault({})]),
) as unknown as FeatureSchemas;

/** What `createGatehouse` and `gatehouse.config.ts` take: the options of the kit and of the installed features. */
export const OptionsSchema = z.strictObject({ ...kitOptions, ...featureSchemas });

/** The environment variables of all options. */
export const variables: Readonly<Record<string, Variable>> = Object.assign(
  { ...kitVariables },
  ...keys.map(({ name, environment }) =>
    Object.fromEntries(
      Object.entries(environment).map(([variable, [path, read]]) => [variable, [`${name}.${path}`, read]]),
    ),
  ),
);

/** All options of a running service. */
export type Options = KitOptions & Pick<z.output<typeof OptionsSchema>, keyof FeatureSchemas>;

/**
 * Parses the options of the service. Where they may come from the environment, `env` lets an error name the variable.
 *
 * @throws OptionsError in one line that names the option.
 */
export function parseOptions(given: unknown, env: Environment = {}): Options {
  const { trustedOrigins, ...options } = parseBy(OptionsSchema, given, (path) => variableOf(path, variables, env));
  const isFunction = typeof trustedOrigins === 'function';
  return {
    ...options,
    trustedOrigins: isFunction ? [] : trustedOrigins,
    trustedOriginsOf: isFunction ? trustedOrigins : null,
  };
}

/** The options that the environment sets; they win over those of `gatehouse.config.ts`. */
export function optionsFromEnvironment(env: Environment = process.env): Record<string, unknown> {
  const gone = removedVariables.find((name) => env[name]);
  if (gone) throw new OptionsError(`Unknown variable ${gone}: this version does not have it, remove it`);
  const options = optionsFrom(variables, env);
  const { port } = options;
  if (options['baseUrl'] === undefined && typeof port === 'number' && port <= MAX_PORT) {
    options['baseUrl'] = `http://localhost:${port}`;
  }
  return options;
}

/** The database that `npm run import` reads: no option, since only that command needs it. */
export function importAddress(env: Environment = process.env): string | undefined {
  return env['IMPORT_DATABASE_URL'] || undefined;
}

/** What the features find unsafe in their options. */
export const featureFindings: readonly FindingRule[] = features.flatMap(({ findings = [] }: Feature) => findings);
