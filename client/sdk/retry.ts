import { limits } from '#shared/limits.ts';

import { failureOf } from './errors.ts';

export interface RetryPolicy {
  /** How the wait grows: the same every time, or doubled each time. */
  growth: 'linear' | 'exponential';
  /** Tries after the first one. */
  attempts: number;
  /** Milliseconds before the first retry. */
  delay?: number;
  /** Milliseconds that no wait exceeds. */
  maxDelay?: number;
}

export const defaultRetry: RetryPolicy = { growth: 'linear', attempts: 2 };

/** What was refused is refused again; only what was not answered, or failed at the server, is worth another try. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
}

/** Milliseconds before the retry that follows `failures` failed tries (spec section 9). */
export function retryDelay(failures: number, policy: RetryPolicy): number {
  const { growth, delay = limits.retryDelayMs, maxDelay = 30_000 } = policy;
  return growth === 'linear' ? delay : Math.min(delay * 2 ** (failures - 1), maxDelay);
}
