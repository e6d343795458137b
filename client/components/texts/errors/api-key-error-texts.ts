import { localized } from '#client/components/texts/localized.ts';

export const texts = localized('apiKeyErrors', {
  KEY_NOT_FOUND: 'This key no longer exists.',
  API_KEY_LIMIT_REACHED: 'You’ve reached the limit of API keys. Delete one that you no longer use.',
});
