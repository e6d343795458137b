import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'E-Mail-Adresse bestätigt',
  'email.changed': 'E-Mail-Adresse geändert',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': '{target} hat die eigene E-Mail-Adresse bestätigt',
  'email.changed': '{target} hat die eigene E-Mail-Adresse geändert',
};
