import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'حذف حساب',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': 'حذف {target} حسابه',
};
