import type { Translations } from '#generated/texts/screens.ts';

export const domainEventTexts: Translations['domainEventTexts'] = {
  'organization-domain.added': 'ドメインの追加',
  'organization-domain.updated': 'ドメインの更新',
  'organization-domain.verified': 'ドメインの確認',
  'organization-domain.failing': 'ドメインの DNS レコードの欠落',
  'organization-domain.lost': 'ドメインの確認の失効',
  'organization-domain.removed': 'ドメインの削除',
};

export const domainSentences: Translations['domainSentences'] = {
  'organization-domain.added': '{actor} がドメイン {domain} を追加しました',
  'organization-domain.updated': '{actor} がドメイン {domain} を更新しました',
  'organization-domain.verified': 'ドメイン {domain} が確認されました',
  'organization-domain.failing': '{domain} の DNS レコードが見つかりません',
  'organization-domain.lost': 'ドメイン {domain} の確認が失効しました',
  'organization-domain.removed': '{actor} がドメイン {domain} を削除しました',
};

export const domainScopeTexts: Translations['domainScopeTexts'] = { 'domain:read': '組織のドメインの表示' };
