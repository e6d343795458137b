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

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
