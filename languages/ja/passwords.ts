import type { Translations } from '#generated/texts/screens.ts';

export const passwordEventTexts: Translations['passwordEventTexts'] = {
  'password.changed': 'パスワードの変更',
  'password.reset': 'パスワードの再設定',
  'password.set': 'パスワードの追加',
};

export const passwordSentences: Translations['passwordSentences'] = {
  'password.changed': '{target} がパスワードを変更しました',
  'password.reset': '{target} がパスワードを再設定しました',
  'password.set': '{target} がパスワードを追加しました',
};
