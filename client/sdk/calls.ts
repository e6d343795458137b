import type { CallName, Outputs } from '#shared/calls.ts';

export type { CallName, Inputs, Outputs } from '#shared/calls.ts';

/** The answer of `getSession` to a signed-in caller: `{ session, user }`, with times as ISO 8601 strings. */
export type CurrentSession = NonNullable<Outputs['getSession']>;

type GroupOf<Name extends string> = Name extends `${infer Group}.${infer Rest}`
  ? Group | `${Group}.${GroupOf<Rest>}`
  : never;

/** A call, or with `.*` every call of a group. */
export type CallPattern = CallName | `${GroupOf<CallName>}.*`;

export function matches(name: string, pattern: CallPattern): boolean {
  return pattern.endsWith('.*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** The prefix of tRPC's React Query keys for a call or a group. */
export function keyOf(pattern: CallPattern): readonly [readonly string[]] {
  return [pattern.replace(/\.\*$/, '').split('.')];
}

/** `organization.create`, from the key that tRPC gives its queries and mutations. */
export function callOf(key: readonly unknown[] | undefined): string {
  const [path] = key ?? [];
  return Array.isArray(path) ? path.join('.') : '';
}
