import { z } from 'zod';

const Rule = z.strictObject({ window: z.number().positive(), max: z.int().positive() });

export const RateLimitOptions = z.strictObject({
  /** On in production unless said otherwise. */
  enabled: z.boolean().optional(),
  /** `memory` counts in each process; `database` lets several nodes count together. */
  storage: z.enum(['memory', 'database']).default('memory'),
  /** Call name, or its beginning and `*`, to the limit for one client that takes the place of ours; `false` for none. */
  customRules: z.record(z.string(), z.union([Rule, z.literal(false)])).default({}),
});
