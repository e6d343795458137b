import type { Translations } from '#generated/texts/screens.ts';

export const accountDeletionEventTexts: Translations['accountDeletionEventTexts'] = {
  'user.deleted': 'アカウントの削除',
};

export const accountDeletionSentences: Translations['accountDeletionSentences'] = {
  'user.deleted': '{target} がアカウントを削除しました',
};
