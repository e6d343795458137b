import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { UsernameValidator } from './username.types.ts';

const UsernameOptions = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Lets users choose a username and sign in with it.'),
    minUsernameLength: z.int().min(1).default(3).describe('Minimum length of a username in characters.'),
    maxUsernameLength: z.int().max(255).default(30).describe('Maximum length of a username in characters.'),
    usernameValidator: functionOption<UsernameValidator>('UsernameValidator')
      .optional()
      .describe('Function that returns whether users may choose a username, for example for a list of reserved names.'),
  })
  .meta({ id: 'UsernameOptions' });

export const usernameOptions = defineOptions('username', UsernameOptions);
