import { on } from '#server/call/lifecycle-events.ts';
import { defineFeature } from '#server/call/feature.ts';
import { secondFactorsTurnedOff } from '#server/features/sessions/events.ts';
import type { ApiKeyConfiguration } from '#shared/api-keys/configuration.ts';
import { apiKeyEvents } from '#shared/api-keys/events.ts';
import { apiKeyErrors } from '#shared/api-keys/errors.ts';

import { ApiKey, ApiKeySchema } from './api-key.entity.ts';
import { apiKeyMail } from './api-key.mails.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { apiKeyRouter } from './api-key.router.ts';
import { apiKeysOfUser } from './manage-keys.ts';
import { apiKeyCredential } from './verify-key.ts';
import { texts } from './texts.ts';

export const apiKeys = defineFeature({
  name: 'apiKeys',
  errors: apiKeyErrors,
  audit: apiKeyEvents,
  notices: {
    'api-key.created': { mail: apiKeyMail },
    'api-key.updated': { none: 'Neither the secret nor the scopes of a key change.' },
    'api-key.rotated': { notice: texts },
    'api-key.deleted': { none: 'Ends access.' },
  },
  options: [apiKeyOptions],
  router: apiKeyRouter,
  tag: { title: 'API keys', description: 'Keys with which programs make calls for a user.' },
  entities: [ApiKeySchema],
  credentials: [apiKeysOfUser],
  apiCredentials: [apiKeyCredential],
  mails: [apiKeyMail],
  on: [
    on(secondFactorsTurnedOff, async ({ em }, { userId }) => {
      await em.nativeUpdate(ApiKey, { user: userId, level: 2 }, { level: 1 });
    }),
  ],
  publicConfiguration: (service): ApiKeyConfiguration => ({ apiKeys: apiKeyOptions.of(service).enabled }),
});
