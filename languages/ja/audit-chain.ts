import type { Translations } from '#generated/texts/screens.ts';

export const auditChainEventTexts: Translations['auditChainEventTexts'] = {
  'audit.exported': '監査ログのエクスポート',
  'audit.violation': '監査ログの改変の検出',
  'audit.key-rotated': '監査ログの鍵の更新',
};

export const auditChainSentences: Translations['auditChainSentences'] = {
  'audit.exported': '{actor}が監査ログをエクスポートしました',
  'audit.violation': '監査ログが記録後に変更されました',
  'audit.key-rotated': '{actor}が監査ログの鍵を更新しました',
};
