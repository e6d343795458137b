import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { limits } from '#shared/limits.ts';

import type { MagicLinkMail } from './magic-link.types.ts';

const MagicLinkOptions = z
  .strictObject({
    enabled: z.boolean().default(true),
    disableSignUp: z.boolean().default(false).describe('No new users by magic link; existing ones still sign in.'),
    expiresIn: z.int().positive().default(limits.magicLinkExpiresIn).describe('Seconds that a mailed link is valid.'),
    sendMagicLink: mailHook<MagicLinkMail>('MagicLinkMail'),
  })
  .meta({ id: 'MagicLinkOptions' });

export const magicLinkOptions = defineOptions('magicLink', MagicLinkOptions);
