import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { limits } from '#shared/limits.ts';

const seconds = z.int().nonnegative();

const SessionOptions = z.strictObject({
  expiresIn: seconds.max(limits.cookieMaxAge).default(limits.sessionExpiresIn),
  /** How long after the expiry was last set it is set anew by a visit. */
  updateAge: seconds.default(limits.sessionUpdateAge),
  /** How long after sign-in the sensitive calls work without a password; 0 turns the check off. */
  freshAge: seconds.default(limits.sessionFreshAge),
  disableSessionRefresh: z.boolean().default(false),
  cookieCache: z
    .strictObject({
      enabled: z.boolean().default(false),
      maxAge: seconds.max(limits.cookieMaxAge).default(limits.cookieCacheMaxAge),
    })
    .prefault({}),
});

export const sessionOptions = defineOptions('session', SessionOptions);
