import type { CallName, CallPattern } from './calls.ts';

/** Between a change of the session and its refresh (spec section 9). */
export const SESSION_REFRESH_DELAY_MS = 10;

export interface RefreshRule {
  /** The queries that become stale. */
  refresh: CallPattern;
  /** The calls that make them stale. */
  after: readonly CallPattern[];
  /** Milliseconds between the call's success and the refresh. */
  delay?: number;
}

/** The cache policy of one feature. It names its own calls and those of the features before it. */
export interface FeatureRefresh {
  rules: readonly RefreshRule[];
  /** Queries that change data, such as links in emails. */
  actingQueries?: readonly CallName[];
}
