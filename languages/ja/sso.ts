import type { Translations } from '#generated/texts/screens.ts';

export const ssoEventTexts: Translations['ssoEventTexts'] = {
  'sso-connection.created': 'ID プロバイダーの追加',
  'sso-connection.updated': 'ID プロバイダーの更新',
  'sso-connection.enabled': 'ID プロバイダーの有効化',
  'sso-connection.disabled': 'ID プロバイダーの無効化',
  'sso-connection.deleted': 'ID プロバイダーの削除',
};

export const ssoSentences: Translations['ssoSentences'] = {
  'sso-connection.created': '{actor} が ID プロバイダー {providerId} を追加しました',
  'sso-connection.updated': '{actor} が ID プロバイダー {providerId} を更新しました',
  'sso-connection.enabled': '{actor} が ID プロバイダー {providerId} を有効にしました',
  'sso-connection.disabled': '{actor} が ID プロバイダー {providerId} を無効にしました',
  'sso-connection.deleted': '{actor} が ID プロバイダー {providerId} を削除しました',
};

export const ssoScopeTexts: Translations['ssoScopeTexts'] = { 'sso:read': '組織の ID プロバイダーの表示' };
