import type { z } from 'zod';

import { OptionsError } from './start-error.ts';

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
