import type { Translations } from '#generated/texts/screens.ts';
import { pluralOf } from '#shared/lib/language/translation.ts';

const plural = pluralOf('ja');

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

export const auditState: Translations['auditState'] = {
  title: '監査ログの封印',
  off: 'エントリが封印されていないため、後からの変更を検出できません。オプション audit.chain.enabled を設定してください。',
  none: '封印されたエントリはまだありません。',
  sealed: '最終封印：',
  verified: '最終検証：',
  anchored: 'アンカー送信：',
  notVerified: '未検証',
  notAnchored: 'アンカー未送信',
  noAnchor: 'アンカーなし',
  aboutAnchor:
    'アンカーは最新の封印をデータベースの外に保管し、ログの末尾が切り取られたことを検出できるようにします。オプション audit.anchors を設定してください。',
  entries: (count, formatted) =>
    plural(count, {
      other: `封印済み ${formatted} 件`,
    }),
  waiting: (count, formatted) =>
    plural(count, {
      other: `${formatted} 件のエントリが封印を待っています。サービスのログを確認してください。`,
    }),
  failing: (place, error) => `アンカー ${place} にチェックポイントが届いていません：${error}`,
  changed: (count, formatted) =>
    plural(count, {
      other: `記録後の変更が ${formatted} 件見つかりました。`,
    }),
  show: '表示',
};

export const auditProof: Translations['auditProof'] = {
  download: '証明をダウンロード',
  saved: '証明をダウンロードしました',
};

export const auditProofErrors: Translations['auditProofErrors'] = {
  ENTRY_NOT_FOUND: 'このイベントは監査ログにありません。',
  ENTRY_NOT_SEALED: 'このイベントの証明はまだありません。1 分後にもう一度お試しください。',
};
