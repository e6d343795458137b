import type { AnyProcedure, inferRouterInputs, inferRouterOutputs } from '@trpc/server';

import type { AppRouter } from '#server/router.ts';

type Named<Record, Prefix extends string = ''> = {
  [Key in keyof Record & string]: Record[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : Named<Record[Key], `${Prefix}${Key}.`>;
}[keyof Record & string];

/** The name of any call of the service: `getSession`, `organization.create`. */
export type CallName = Named<AppRouter['_def']['record']>;

type GroupOf<Name extends string> = Name extends `${infer Group}.${infer Rest}`
  ? Group | `${Group}.${GroupOf<Rest>}`
  : never;

/** A call, or with `.*` every call of a group; a name that no call has does not compile. */
export type CallPattern = CallName | `${GroupOf<CallName>}.*`;

/** What each call takes: `Inputs['organization']['create']`. */
export type Inputs = inferRouterInputs<AppRouter>;
/** What each call answers. */
export type Outputs = inferRouterOutputs<AppRouter>;

export function matches(name: string, pattern: CallPattern): boolean {
  return pattern.endsWith('.*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** A call or a group as tRPC's React Query keys begin: every cached answer of it matches. */
export function keyOf(pattern: CallPattern): readonly [readonly string[]] {
  return [pattern.replace(/\.\*$/, '').split('.')];
}

/** `organization.create`, from the key that tRPC gives its queries and mutations. */
export function callOf(key: readonly unknown[] | undefined): string {
  const [path] = key ?? [];
  return Array.isArray(path) ? path.join('.') : '';
}
