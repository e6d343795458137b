import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: '{value} としてサインインしています',
  useAnother: '別のアカウントを使用',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'あなた本人であることの確認',
  profile: '名前と写真の表示',
  email: 'メールアドレスの表示',
  offline_access: '不在の間のアクセスの維持',
};
