import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

const seconds = z.int().nonnegative();

const CookieCacheOptions = z
  .strictObject({
    enabled: z.boolean().default(false),
    maxAge: seconds.max(limits.cookieMaxAge).default(limits.cookieCacheMaxAge).describe('Seconds.'),
  })
  .meta({
    id: 'CookieCacheOptions',
    description: 'Session lookups answered from a signed cookie, without the database.',
  });

const SessionOptions = z
  .strictObject({
    expiresIn: seconds
      .max(limits.cookieMaxAge)
      .default(limits.sessionExpiresIn)
      .describe('Seconds from the last refresh to the end of a session.'),
    updateAge: seconds
      .default(limits.sessionUpdateAge)
      .describe('Seconds after a refresh from which the next visit refreshes the session.'),
    freshAge: seconds
      .default(limits.sessionFreshAge)
      .describe('Seconds after sign-in in which sensitive calls work without a password; 0 turns the check off.'),
    disableSessionRefresh: z.boolean().default(false),
    cookieCache: CookieCacheOptions.prefault({}),
  })
  .meta({ id: 'SessionOptions' });

export const sessionOptions = defineOptions('session', SessionOptions);
