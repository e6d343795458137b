import type { TRPCRouterRecord } from '@trpc/server';

import type { Feature } from '#server/call/feature.ts';
import { features } from './features.ts';
import { router } from '#server/call/trpc.ts';

/** The merged router records of a list of features; namespaces of several features are merged too. */
type RouterOf<Features extends readonly Feature[]> = Features extends readonly [
  infer First,
  ...infer Rest extends readonly Feature[],
]
  ? (First extends { router: infer Record } ? Record : unknown) & RouterOf<Rest>
  : unknown;

function merge(records: readonly TRPCRouterRecord[]): TRPCRouterRecord {
  const result: TRPCRouterRecord = {};
  for (const [name, value] of records.flatMap((record) => Object.entries(record))) {
    const existing = result[name];
    if (existing === undefined) result[name] = value;
    else if (isNamespace(existing) && isNamespace(value)) result[name] = merge([existing, value]);
    else throw new Error(`Two features define the call ${name}`);
  }
  return result;
}

/** A procedure is a function. */
function isNamespace(value: TRPCRouterRecord[string]): value is TRPCRouterRecord {
  return typeof value === 'object';
}

const records = features.flatMap(({ router: record }: Feature) => (record ? [record] : []));

/** All calls. A call's name is its path in camel case: `signIn.email` is `/sign-in/email`. */
export const appRouter = router(merge(records) as RouterOf<typeof features>);

export type AppRouter = typeof appRouter;
