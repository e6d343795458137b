import type { z } from 'zod';

import { OptionsError } from '#server/lib/errors.ts';

import { isPlainObject } from './describe-value.ts';
import { nearestOption } from './suggest.ts';

/**
 * Parses options by a schema. With `env`, errors name the environment variable that set an option.
 *
 * @throws OptionsError with a line for each wrong option: its name, its value and what it requires.
 */
export function parseBy<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  { variables, env }: { variables: Variables; env: Environment },
): z.output<Schema> {
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) return withKeyOrder(input, parsed.data);
  const issues = parsed.error.issues.map(innermostIssue);
  const misspelled = issues.filter(({ code }) => code === 'unrecognized_keys');
  const wrong = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isMisspelled(issue));
  /** A misspelled option often makes another one of its subject missing. */
  function isMisspelled({ path }: Issue): boolean {
    const subject = path.slice(0, -1).join('.');
    return valueAt(input, path) === undefined && misspelled.some((other) => other.path.join('.') === subject);
  }
  const lines = [
    ...misspelled.flatMap((issue) => unknownOptions(schema, issue)),
    ...wrong.map((issue) => {
      const value = valueAt(input, issue.path);
      const path = issue.path.join('.');
      const variable = variableOf(path, { variables, env, isMissing: value === undefined });
      const name = variable === undefined ? path : `${path} (${variable})`;
      return `Option ${name}: got ${formatValue(path, value)}, needs ${requirement(issue.message)}`;
    }),
  ];
  throw new OptionsError([...new Set(lines)].join('\n'));
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], input);
}

function unknownOptions(schema: z.ZodType, issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  return issue.keys.map((key) => {
    const unknown = [...issue.path, key];
    const near = nearestOption(schema, unknown);
    return `Unknown option ${unknown.join('.')}: ${near === null ? 'check its spelling' : `did you mean ${near}?`}`;
  });
}

/** The variable that set the option, or one that would set a missing option. */
function variableOf(
  path: string,
  { variables, env, isMissing }: { variables: Variables; env: Environment; isMissing: boolean },
): string | undefined {
  return Object.keys(variables).find((name) => {
    const [own] = variables[name]!;
    return env[name] ? `${path}.`.startsWith(`${own}.`) : isMissing && own === path;
  });
}

/**
 * Restores the operator's order of the keys of each subject, which Zod replaces by that of the schema. The sign-in screen
 * shows the providers in this order.
 */
function withKeyOrder<Parsed>(input: unknown, parsed: Parsed): Parsed {
  if (!isPlainObject(input) || !isPlainObject(parsed)) return parsed;
  const subjects = Object.entries(parsed).map(([name, subject]) => {
    const written = input[name];
    if (!isPlainObject(written) || !isPlainObject(subject)) return [name, subject];
    const keys = Object.keys(written).filter((key) => key in subject);
    return [name, { ...Object.fromEntries(keys.map((key) => [key, subject[key]])), ...subject }];
  });
  return Object.fromEntries(subjects) as Parsed;
}

type Issue = z.core.$ZodIssue;

/** The issue of the union member that the value matches best, or else what all members need. */
function innermostIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue;
  const members = issue.errors.flat().map(innermostIssue);
  const deepest = members.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (deepest?.path.length) return { ...deepest, path: [...issue.path, ...deepest.path] };
  const needs = [...new Set(members.map(({ message }) => requirement(message)))];
  return needs.length > 0 ? { ...issue, message: needs.join(' or ') } : issue;
}

/** Turns Zod's message into the object of "needs". */
function requirement(message: string): string {
  return message
    .replace(/^[\w ]+: expected /, '')
    .replace(/, received .*$/, '')
    .replace(/^(string|number|boolean|function)\b/, 'a $1')
    .replace(/^(array|object)\b/, 'an $1');
}

function formatValue(path: string, value: unknown): string {
  if (/secret|password|url|key/i.test(path) && typeof value === 'string') return `a text of ${value.length} characters`;
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
}

/** An environment variable: the path of its option and the parser of its text. */
export type Variable = readonly [path: string, parse: (text: string) => unknown];

export type Variables = Readonly<Record<string, Variable>>;

export type Environment = Record<string, string | undefined>;

export const bool = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);
export const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);
export const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** The options that the environment sets, nested as in `gatehouse.config.ts`. */
export function optionsFrom(variables: Variables, env: Environment): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, [path, parse]] of Object.entries(variables)) {
    const text = env[name];
    if (text !== undefined && text !== '') setPath(options, path.split('.'), parse(text));
  }
  return options;
}

/** The options of these paths, nested as in `gatehouse.config.ts`. */
export function nestedOptions(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) setPath(options, path.split('.'), value);
  return options;
}

function setPath(target: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[key!] = value;
  else setPath((target[key!] ??= {}) as Record<string, unknown>, rest, value);
}

/** Merges options recursively; those of the environment take precedence. */
export function mergeOptions(file: Record<string, unknown>, env: Record<string, unknown>): Record<string, unknown> {
  const merged = { ...file };
  for (const [key, value] of Object.entries(env)) {
    const existing = merged[key];
    merged[key] = isPlainObject(existing) && isPlainObject(value) ? mergeOptions(existing, value) : value;
  }
  return merged;
}
