import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';
import { mailHook } from '#server/mail/define-mail.ts';
import { savable } from '#server/options/saved-values.ts';

import type { GenerateToken, MagicLinkMail } from './magic-link.types.ts';

const MagicLinkOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users sign in by a link that is sent by email.'),
    disableSignUp: z
      .boolean()
      .default(false)
      .meta(savable)
      .describe('Rejects new users by magic link. Existing users can still sign in.'),
    expiresIn: z.int().positive().default(300).describe('Seconds for which a magic link is valid.'),
    generateToken: functionOption<GenerateToken>('GenerateToken')
      .optional()
      .describe(
        'Generates the token of a link: 16 to 512 letters, digits, `_`, `.`, `~` and `-`. With another token no link is mailed. By default 32 random letters and digits.',
      ),
    sendMagicLink: mailHook<MagicLinkMail>('MagicLinkMail').describe('Hook that sends the email with the magic link.'),
  })
  .meta({ id: 'MagicLinkOptions' });

export const magicLinkOptions = defineOptions('magicLink', MagicLinkOptions);
