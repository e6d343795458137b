import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'Cuenta eliminada',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': '{target} eliminó su cuenta',
};
