import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'Konto gelöscht',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': '{target} hat das eigene Konto gelöscht',
};
