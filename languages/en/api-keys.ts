import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const apiKeyEventTexts = localized('apiKeyEventTexts', {
  'api-key.created': 'API key created',
  'api-key.updated': 'API key changed',
  'api-key.rotated': 'API key rotated',
  'api-key.deleted': 'API key deleted',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const apiKeySentences = localized('apiKeySentences', {
  'api-key.created': '{target} created an API key',
  'api-key.updated': '{target} changed an API key',
  'api-key.rotated': '{target} rotated an API key',
  'api-key.deleted': '{target} deleted an API key',
});
