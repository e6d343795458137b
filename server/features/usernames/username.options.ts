import { z } from 'zod';

import { defineOptions, functionOption } from '#server/options/define-options.ts';

import type { UsernameNormalizer, UsernameValidator } from './username.types.ts';

const normalizer = z.union([z.literal(false), functionOption<UsernameNormalizer>('UsernameNormalizer')]);

const order = z.enum(['pre-normalization', 'post-normalization']).default('pre-normalization');

const UsernameOptions = z
  .strictObject({
    enabled: z.boolean().default(false).describe('Lets users choose a username and sign in with it.'),
    minUsernameLength: z.int().min(1).default(3).describe('Minimum length of a username in characters.'),
    maxUsernameLength: z.int().max(255).default(30).describe('Maximum length of a username in characters.'),
    usernameValidator: functionOption<UsernameValidator>('UsernameValidator')
      .optional()
      .describe(
        'Function that returns whether users may choose a username. By default letters, digits, periods and underscores are accepted.',
      ),
    displayUsernameValidator: functionOption<UsernameValidator>('UsernameValidator')
      .optional()
      .describe(
        'Function that returns whether users may choose a display username. By default every text is accepted.',
      ),
    usernameNormalization: normalizer
      .optional()
      .describe(
        'Function that returns the form in which usernames are stored and compared; `false` compares them as users wrote them. By default lower case.',
      ),
    displayUsernameNormalization: normalizer
      .default(false)
      .describe(
        'Function that returns the form in which display usernames are stored; `false` keeps that of the user.',
      ),
    validationOrder: z
      .strictObject({ username: order, displayUsername: order })
      .prefault({})
      .meta({ id: 'UsernameValidationOrder' })
      .describe('Whether validators get a text before or after its normalization.'),
    immutableUsername: z.boolean().default(false).describe('Lets users choose their username once.'),
  })
  .refine(({ minUsernameLength, maxUsernameLength }) => minUsernameLength <= maxUsernameLength, {
    error: 'at most maxUsernameLength',
    path: ['minUsernameLength'],
  })
  .meta({ id: 'UsernameOptions' });

export const usernameOptions = defineOptions('username', UsernameOptions);
