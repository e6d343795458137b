import type { Translations } from '#generated/texts/screens.ts';

export const multiSessionErrors: Translations['multiSessionErrors'] = {
  INVALID_SESSION_TOKEN: 'このアカウントからログアウトしています。再度ログインしてください。',
};

export const multiSession: Translations['multiSession'] = {
  addAccount: 'アカウントを追加',
  switchAccount: 'アカウントを切り替え',
  signOutOfThis: 'このアカウントからログアウト',
  signOutOfAll: 'すべてのアカウントからログアウト',
  signedIn: 'このデバイスでログイン中',
  continueAs: (name) => `${name} として続行`,
};
