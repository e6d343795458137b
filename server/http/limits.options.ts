import { z } from 'zod';

const Rule = z
  .strictObject({
    window: z.number().positive().describe('Seconds.'),
    max: z.int().positive().describe('Calls of one client within the window.'),
  })
  .meta({ id: 'RateLimitRule' });

export const RateLimitOptions = z
  .strictObject({
    enabled: z.boolean().optional().describe('By default on in production.'),
    storage: z
      .enum(['memory', 'database'])
      .default('memory')
      .describe('`memory` counts in each process; `database` counts for all nodes together.'),
    customRules: z
      .record(z.string(), z.union([Rule, z.literal(false)]))
      .default({})
      .describe('A rule, or `false` for none, in place of the built-in one; by call name, or its beginning and `*`.'),
  })
  .meta({ id: 'RateLimitOptions' });
