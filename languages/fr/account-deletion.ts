import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'Compte supprimé',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': '{target} a supprimé son compte',
};
