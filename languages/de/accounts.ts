import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'Anmeldemethode verknüpft',
  'account.unlinked': 'Anmeldemethode getrennt',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': '{target} hat {provider} verknüpft',
  'account.unlinked': '{target} hat {provider} getrennt',
};
