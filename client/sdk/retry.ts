import { failureOf } from './errors.ts';

export interface RetryPolicy {
  /** The delay is constant, or doubles with each retry. */
  growth: 'linear' | 'exponential';
  /** Number of retries. */
  attempts: number;
  /** Milliseconds before the first retry. */
  delay?: number;
  /** Maximum delay in milliseconds. */
  maxDelay?: number;
}

export const defaultRetry: RetryPolicy = { growth: 'linear', attempts: 2 };

/** Only network errors and server errors can go away by a retry. */
export function isWorthRetrying(error: unknown): boolean {
  const { status } = failureOf(error);
  return status === 0 || status >= 500;
}

/** Milliseconds before the next retry (spec section 9). */
export function retryDelay(failures: number, policy: RetryPolicy): number {
  const { growth, delay = 1000, maxDelay = 30_000 } = policy;
  return growth === 'linear' ? delay : Math.min(delay * 2 ** (failures - 1), maxDelay);
}
