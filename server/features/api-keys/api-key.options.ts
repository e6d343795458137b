import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { savable } from '#server/options/saved-values.ts';
import { GrantableScope } from '#shared/lib/scopes.ts';

import type { ApiKeyMail } from './api-key.types.ts';

const ApiKeyOptions = z
  .strictObject({
    enabled: z.boolean().default(true).describe('Lets users create API keys, and programs use them.'),
    defaultScopes: z
      .array(GrantableScope)
      .default([])
      .describe('Scopes of keys that are created without a list of scopes, as by the published client.'),
    acceptImported: z
      .boolean()
      .default(false)
      .describe(
        'Accepts keys that were imported from better-auth. Every `x-api-key` header is then a key; without it, one that no key of Gatehouse begins is ignored.',
      ),
    maxPerUser: z.int().min(1).default(50).meta(savable).describe('Keys that one user can have.'),
    rateLimit: z
      .strictObject({
        max: z.int().min(1).default(600).describe('Calls with one key in a window.'),
        window: z.int().min(1).default(60).describe('Seconds.'),
      })
      .prefault({})
      .meta({ id: 'ApiKeyRateLimitOptions' }),
    onApiKeyCreated: mailHook<ApiKeyMail>('ApiKeyMail').describe('Hook that sends the email about a new API key.'),
  })
  .meta({ id: 'ApiKeyOptions' });

export const apiKeyOptions = defineOptions('apiKey', ApiKeyOptions, {});
