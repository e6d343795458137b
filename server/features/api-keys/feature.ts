import { defineFeature } from '#server/feature.ts';
import { apiKeyEvents } from '#shared/features/api-keys-events.ts';
import { apiKeyErrors, type ApiKeyFacts } from '#shared/features/api-keys.ts';

import { ApiKeySchema } from './api-key.entity.ts';
import { apiKeyMail } from './api-key.keys.ts';
import { apiKeyOptions } from './api-key.options.ts';
import { apiKeyRouter } from './api-key.router.ts';
import { apiKeysOfUser } from './manage-keys.ts';
import { apiKeyCredential } from './verify-key.ts';

export const apiKeys = defineFeature({
  name: 'apiKeys',
  errors: apiKeyErrors,
  audit: apiKeyEvents,
  options: [apiKeyOptions],
  router: apiKeyRouter,
  tag: { title: 'API keys', description: 'Keys with which programs make calls for a user.' },
  entities: [ApiKeySchema],
  credentials: [apiKeysOfUser],
  programCredentials: [apiKeyCredential],
  mails: [apiKeyMail],
  site: (service): ApiKeyFacts => ({ apiKeys: apiKeyOptions.of(service).enabled }),
});
