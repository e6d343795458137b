import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'ログインリンクをメールで受け取る',
  title: 'メールのリンクでログイン',
  about: 'リンクをメールで送信します。パスワードは不要です。',
  sent: (email, lifetime) =>
    `メールを確認してください。${email} にログインリンクを送信しました。有効期限は${lifetime}です。`,
};
