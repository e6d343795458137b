import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'Passwort geändert',
  'password.reset': 'Passwort zurückgesetzt',
  'password.set': 'Passwort hinzugefügt',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': '{target} hat das eigene Passwort geändert',
  'password.reset': '{target} hat das eigene Passwort zurückgesetzt',
  'password.set': '{target} hat ein Passwort hinzugefügt',
};
