import { z } from 'zod';

import { MAX_COOKIE_AGE } from '#server/http/cookies.ts';
import { defineOptions } from '#server/options/define-options.ts';

const LastLoginMethodOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(false)
      .describe('Stores the last sign-in method in the cookie `last_used_login_method`, which pages can read.'),
    maxAge: z
      .int()
      .positive()
      .max(MAX_COOKIE_AGE)
      .default(30 * 24 * 3600)
      .describe('Seconds for which the browser stores it.'),
  })
  .meta({ id: 'LastLoginMethodOptions' });

export const lastLoginMethodOptions = defineOptions('lastLoginMethod', LastLoginMethodOptions);
