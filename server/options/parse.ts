import type { z } from 'zod';

import { OptionsError } from '#server/errors.ts';

/**
 * Parses options by a schema. `variable` names the environment variable that an option came from, if any.
 *
 * @throws OptionsError in one line that names the option, the value and what it needs.
 */
export function parseBy<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  variableOfPath: (path: string) => string | undefined,
): z.output<Schema> {
  const parsed = schema.safeParse(given ?? {});
  if (parsed.success) return withOrderOf(given, parsed.data);
  const issue = innermost(parsed.error.issues[0]!);
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    throw new OptionsError(`Unknown option ${[...issue.path, issue.keys[0]].join('.')}: check its spelling`);
  }
  const got = issue.path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], given);
  const variable = variableOfPath(path);
  const name = variable === undefined ? path : `${path} (${variable})`;
  throw new OptionsError(`Option ${name}: got ${shown(path, got)}, needs ${needed(issue.message)}`);
}

/**
 * The subjects of the options with their keys in the order in which the operator wrote them, which is that of the
 * providers on the sign-in screen. Zod puts keys in the order of the schema.
 */
function withOrderOf<Parsed>(given: unknown, parsed: Parsed): Parsed {
  if (!isPlain(given) || !isPlain(parsed)) return parsed;
  const subjects = Object.entries(parsed).map(([name, subject]) => [name, inOrder(given[name], subject)]);
  return Object.fromEntries(subjects) as Parsed;
}

function inOrder(given: unknown, parsed: unknown): unknown {
  if (!isPlain(given) || !isPlain(parsed)) return parsed;
  const written = Object.keys(given).filter((key) => key in parsed);
  return { ...Object.fromEntries(written.map((key) => [key, parsed[key]])), ...parsed };
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

type Issue = z.core.$ZodIssue;

/** Of a union, why the value fails the form that it comes closest to. */
function innermost(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const deepest = issue.errors.flat().toSorted((a, b) => b.path.length - a.path.length)[0];
  return deepest?.path.length ? innermost({ ...deepest, path: [...issue.path, ...deepest.path] }) : issue;
}

/** Zod's own wording, as the end of a sentence that begins with "needs". */
function needed(message: string): string {
  return message
    .replace(/^[\w ]+: expected /, '')
    .replace(/, received .*$/, '')
    .replace(/^(string|number|boolean|function)\b/, 'a $1')
    .replace(/^(array|object)\b/, 'an $1');
}

function shown(path: string, value: unknown): string {
  if (/secret|password|url|key/i.test(path) && typeof value === 'string') return `a text of ${value.length} characters`;
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
}

/** An environment variable: the path of the option that it sets, and how its text reads. */
export type Variable = readonly [path: string, read: (text: string) => unknown];

export type Environment = Record<string, string | undefined>;

export const bool = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);
export const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The options that the environment sets, nested as in `gatehouse.config.ts`. */
export function optionsFrom(variables: Readonly<Record<string, Variable>>, env: Environment): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, [path, read]] of Object.entries(variables)) {
    const text = env[name];
    if (text !== undefined && text !== '') set(options, path.split('.'), read(text));
  }
  return options;
}

/** The variable that set an option, for an error about it. */
export function variableOf(
  path: string,
  variables: Readonly<Record<string, Variable>>,
  env: Environment,
): string | undefined {
  const found = Object.entries(variables).find(
    ([name, [target]]) => env[name] && (path === target || path.startsWith(`${target}.`)),
  );
  return found?.[0];
}

function set(target: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[key!] = value;
  else set((target[key!] ??= {}) as Record<string, unknown>, rest, value);
}

/** The options of a file with those of the environment over them, field by field. */
export function mergeOptions(file: Record<string, unknown>, env: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...file };
  for (const [key, value] of Object.entries(env)) {
    const both = isPlain(merged[key]) && isPlain(value);
    merged[key] = both ? mergeOptions(merged[key] as Record<string, unknown>, value as Record<string, unknown>) : value;
  }
  return merged;
}
