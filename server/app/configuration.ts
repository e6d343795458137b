import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import type { GatehouseOptions } from '#generated/gatehouse-options.ts';

import type { Feature } from '#server/call/feature.ts';
import type { Check } from '#server/options/checks.ts';
import { features } from './features.ts';
import type { FindingRule } from '#server/call/findings.ts';
import { OptionsError } from '#server/lib/errors.ts';
import type { OptionsDefinition } from '#server/options/define-options.ts';
import { withHookDeadlines } from '#server/options/hooks/hook-deadlines.ts';
import { describeSettings, type OptionsOrigin, type SettingsSubject } from '#server/options/describe.ts';
import { mergeOptions, optionsFrom, parseBy, type Environment, type Variables } from '#server/options/parse.ts';
import {
  DEFAULT_PORT,
  kitOptions,
  kitVariables,
  removedVariables,
  type Options as KitOptions,
} from '#server/options/kit-options.ts';

type Keys = NonNullable<Extract<(typeof features)[number], { options: unknown }>['options']>[number];
type FeatureSchemas = { [Key in Keys as Key['name']]: z.ZodPrefault<Key['schema']> };

const keys = features.flatMap(({ options = [] }: Feature): readonly OptionsDefinition[] => options);

// Object.fromEntries loses the type of each property.
const featureSchemas = Object.fromEntries(
  keys.map(({ name, schema }) => [name, schema.prefault({})]),
) as unknown as FeatureSchemas;

/** The options of `createGatehouse` and `gatehouse.config.ts`: those of the kit and of the installed features. */
export const OptionsSchema = z.strictObject({ ...kitOptions, ...featureSchemas });

/** The environment variables of all options. */
export const variables: Variables = Object.assign(
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
 * Parses the options. With `env`, errors name the environment variable that an option came from.
 *
 * @throws OptionsError with a message that names the option.
 */
export function parseOptions(input: unknown, env: Environment = {}): Options {
  const parsed = parseBy(OptionsSchema, input, { variables, env });
  const { trustedOrigins, ...options } = withHookDeadlines(parsed, parsed.database.hookTimeoutMs);
  const isFunction = typeof trustedOrigins === 'function';
  // With port 0 the port is not known yet.
  const { baseUrl = `http://localhost:${options.port || DEFAULT_PORT}`, webAppUrl = baseUrl } = options;
  return {
    ...options,
    baseUrl,
    webAppUrl,
    ownOrigins: [webAppUrl, ...(options.production ? [] : localOrigins(options.port))],
    trustedOrigins: isFunction ? [] : trustedOrigins,
    trustedOriginsOf: isFunction ? trustedOrigins : null,
  };
}

/** The addresses of a service at which its developer opens the web app, whatever `baseUrl` says. */
export function localOrigins(port: number): string[] {
  return port === 0 ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** The options from environment variables, which override `gatehouse.config.ts`. */
export function optionsFromEnvironment(env: Environment = process.env): Record<string, unknown> {
  const removed = removedVariables.find((name) => env[name]);
  if (removed) throw new OptionsError(`Unknown variable ${removed}: this version does not have it, remove it`);
  return optionsFrom(variables, env);
}

/** The environment variables that set options, by path. */
export function variablesThatSet(env: Environment = process.env): ReadonlyMap<string, string> {
  const set = Object.entries(variables).filter(([name]) => env[name]);
  return new Map(set.map(([name, [path]]) => [path, name]));
}

/** All options of a service, for its administrators. */
export function settingsOf(options: GatehouseOptions, origin: OptionsOrigin): SettingsSubject[] {
  return describeSettings(OptionsSchema, { variables, options, origin });
}

/** The database that `npm run import` reads. Not an option, since only that command uses it. */
export function importAddress(env: Environment = process.env): string | undefined {
  return env['IMPORT_DATABASE_URL'] || undefined;
}

/** What the features try for `npm run doctor`. */
export const featureChecks: readonly Check[] = features.flatMap(({ checks = [] }: Feature) => checks);

export const featureFindings: readonly FindingRule[] = features.flatMap(({ findings = [] }: Feature) => findings);

/**
 * The options from `gatehouse.config.ts` in the working folder, overridden by the environment.
 *
 * @throws OptionsError if an option is invalid; the message names it and its variable.
 */
export async function loadOptions(): Promise<GatehouseOptions> {
  const options = mergeOptions(await optionsFromFile(), optionsFromEnvironment()) as GatehouseOptions;
  parseOptions(options, process.env);
  return options;
}

const FILE = 'gatehouse.config.ts';

async function optionsFromFile(): Promise<Record<string, unknown>> {
  const file = join(process.cwd(), FILE);
  if (!existsSync(file)) return {};
  const module = (await import(pathToFileURL(file).href).catch((error: unknown) => {
    throw fileError(error);
  })) as { default?: Record<string, unknown> };
  if (module.default === undefined)
    throw new OptionsError(`${FILE} has no default export: export default defineConfig({ … })`);
  return module.default;
}

/** Names the line of the file, in place of a stack that shows the modules of Node. */
function fileError(error: unknown): OptionsError {
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
  const line = /gatehouse\.config\.ts:(\d+)/.exec(stack)?.[1];
  const advice = error instanceof SyntaxError ? '. Correct the syntax of the file' : '';
  return new OptionsError(`${FILE}${line === undefined ? '' : `:${line}`} cannot be loaded: ${message}${advice}`, {
    cause: error,
  });
}
