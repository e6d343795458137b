import type { Translations } from '#generated/texts/screens.ts';

export const consentAccount: Translations['consentAccount'] = {
  account: '{value} としてログインしています',
  useAnother: '別のアカウントを使用',
};

export const oauthScopes: Translations['oauthScopes'] = {
  openid: 'あなた本人であることの確認',
  profile: '名前と写真の表示',
  email: 'メールアドレスの表示',
  offline_access: '不在の間のアクセスの維持',
};

export const oauthOperatorScopes: Translations['oauthOperatorScopes'] = {
  openid: 'ユーザーの識別',
  profile: '名前と写真の読み取り',
  email: 'メールアドレスの読み取り',
  offline_access: 'ユーザーが不在の間のアクセスの維持',
  'account:read': 'ユーザーへの招待の読み取り',
  'account:update': 'ユーザーのプロフィールの変更',
};

export const agentBudget: Translations['agentBudget'] = {
  calls: (used, limit) => `今日の呼び出し ${used} / ${limit} 回`,
  writes: (used, limit) => `今日の変更 ${used} / ${limit} 回`,
};
