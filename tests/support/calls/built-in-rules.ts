import type { Limit } from '#server/http/limits.ts';
import { rulesFor } from '#server/http/limits.ts';
import { RateLimitOptions } from '#server/options/limits.options.ts';
import { rateLimits } from '#server/app/registry.ts';

/** The rate limits of a call without rules in the options, strictest first. */
export function builtInRules(name: string): Limit[] {
  const rules = rulesFor({ name, path: undefined }, { rateLimit: RateLimitOptions.parse({}), defaults: rateLimits });
  const limits = rules.filter((rule) => 'max' in rule);
  return limits.toSorted((a, b) => a.max / a.window - b.max / b.window);
}
