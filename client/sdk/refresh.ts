import type { QueryClient } from '@tanstack/react-query';

import { keyOf, matches } from './calls.ts';
import type { RefreshRule } from './refresh-rule.ts';
import { featureRefresh as features } from '#generated/refresh-rules.ts';

/** The client's cache policy: which queries become stale after which calls (spec section 4 and more). */
export const refreshRules: readonly RefreshRule[] = features.flatMap(({ rules }) => rules);

const actingQueries: readonly string[] = features.flatMap(({ actingQueries = [] }) => actingQueries);

export function isActingQuery(call: string): boolean {
  return actingQueries.includes(call);
}

export function rulesAfter(call: string): RefreshRule[] {
  return refreshRules.filter(({ after }) => after.some((pattern) => matches(call, pattern)));
}

/** Invalidates the queries that a successful call makes stale; active ones are fetched again. */
export function refreshAfter(call: string, queries: QueryClient): void {
  for (const { refresh, delay = 0 } of rulesAfter(call)) {
    setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(refresh) }), delay);
  }
}
