import { z } from 'zod';

import { functionOption } from './define-options.ts';

import type { RateLimitRuleOf } from './limits.types.ts';

const window = z.number().positive();
const max = z.int().positive();

const Rule = z
  .strictObject({
    window: window.describe('Length of the window in seconds.'),
    max: max.describe('Maximum number of calls of one client within the window.'),
  })
  .meta({ id: 'RateLimitRule' });

export const RateLimitOptions = z
  .strictObject({
    enabled: z.boolean().optional().describe('Turns rate limits on. By default they are on in production only.'),
    window: window.default(10).describe('Seconds of the window of `max`.'),
    max: max
      .default(100)
      .describe(
        'Maximum number of calls of one client within `window`, over all calls. Single calls have stricter limits.',
      ),
    storage: z
      .enum(['memory', 'database'])
      .default('memory')
      .describe('`memory` counts calls in each process, `database` across all processes.'),
    customRules: z
      .record(z.string(), z.union([Rule, z.literal(false), functionOption<RateLimitRuleOf>('RateLimitRuleOf')]))
      .default({})
      .describe(
        'Rules by path below `basePath` (`/sign-in/email`, `/organization/*`, `**` for any number of segments) or by name (`signIn.email`, `organization.*`); `false` turns limits off, a function decides for each request. A path with a wildcard replaces the default limit, any other rule all limits of the call.',
      ),
  })
  .meta({ id: 'RateLimitOptions' });

export type RateLimitOptions = z.output<typeof RateLimitOptions>;
