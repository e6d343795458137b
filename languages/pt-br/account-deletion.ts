import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'Conta excluída',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': '{target} excluiu a própria conta',
};
