import type { QueryClient } from '@tanstack/react-query';

import { limits } from '#shared/limits.ts';

import { keyOf, matches, type CallPattern } from './calls.ts';

export interface RefreshRule {
  /** What goes stale. */
  refresh: CallPattern;
  /** The calls after which it does. */
  after: readonly CallPattern[];
  /** Milliseconds between the call's success and the refresh. */
  delay?: number;
}

/** The client's whole cache policy: which query goes stale after which calls (spec section 4, and what else would show the past). */
export const refreshRules: readonly RefreshRule[] = [
  {
    refresh: 'getSession',
    after: ['signOut', 'updateUser', 'signIn.*', 'signUp.*'],
    delay: limits.sessionRefreshDelayMs,
  },
];

/** Calls after which nothing that a client keeps is stale. */
export const refreshesNothing: readonly CallPattern[] = [];

export function rulesAfter(call: string): RefreshRule[] {
  return refreshRules.filter(({ after }) => after.some((pattern) => matches(call, pattern)));
}

/** Marks what a successful call made stale; what is on a screen is fetched anew. */
export function refreshAfter(call: string, queries: QueryClient): void {
  for (const { refresh, delay = 0 } of rulesAfter(call)) {
    setTimeout(() => void queries.invalidateQueries({ queryKey: keyOf(refresh) }), delay);
  }
}
