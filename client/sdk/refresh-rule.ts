import type { CallName, CallPattern } from './calls.ts';

export interface RefreshRule {
  /** What goes stale. */
  refresh: CallPattern;
  /** The calls after which it does. */
  after: readonly CallPattern[];
  /** Milliseconds between the call's success and the refresh. */
  delay?: number;
}

/** One feature's part of the cache policy. It names the feature's own calls and those of the features before it. */
export interface FeatureRefresh {
  rules: readonly RefreshRule[];
  /** Links in mails are queries, and change something all the same. */
  actingQueries?: readonly CallName[];
  /** Calls after which nothing that a client caches is stale. */
  refreshesNothing?: readonly CallPattern[];
}
