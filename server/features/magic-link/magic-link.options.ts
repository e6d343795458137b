import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/hook.ts';
import { limits } from '#shared/limits.ts';

import type { MagicLinkMail } from './magic-link.types.ts';

const MagicLinkOptions = z.strictObject({
  enabled: z.boolean().default(true),
  /** Nobody gets an account by magic link; who has one still signs in. */
  disableSignUp: z.boolean().default(false),
  /** Seconds that a mailed link works. */
  expiresIn: z.int().positive().default(limits.magicLinkExpiresIn),
  sendMagicLink: mailHook<MagicLinkMail>(),
});

export const magicLinkOptions = defineOptions('magicLink', MagicLinkOptions);
