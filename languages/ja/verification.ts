import type { Translations } from '#generated/texts/screens.ts';

export const verificationEventTexts: Translations['verificationEventTexts'] = {
  'email.verified': 'メールアドレスの確認',
  'email.changed': 'メールアドレスの変更',
};

export const verificationSentences: Translations['verificationSentences'] = {
  'email.verified': '{target} がメールアドレスを確認しました',
  'email.changed': '{target} がメールアドレスを変更しました',
};
