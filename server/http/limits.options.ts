import { z } from 'zod';

const Rule = z
  .strictObject({
    window: z.number().positive().describe('Length of the window in seconds.'),
    max: z.int().positive().describe('Maximum number of calls of one client within the window.'),
  })
  .meta({ id: 'RateLimitRule' });

export const RateLimitOptions = z
  .strictObject({
    enabled: z.boolean().optional().describe('Turns rate limits on. By default they are on in production only.'),
    storage: z
      .enum(['memory', 'database'])
      .default('memory')
      .describe('`memory` counts calls in each process, `database` across all processes.'),
    customRules: z
      .record(z.string(), z.union([Rule, z.literal(false)]))
      .default({})
      .describe('Replaces built-in limits, by call name or by a prefix and `*`; `false` turns a limit off.'),
  })
  .meta({ id: 'RateLimitOptions' });
