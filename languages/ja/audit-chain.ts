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
  title: '監査ログの保護',
  off: '後からの変更を検出できません。オプション audit.chain.enabled を設定してください。',
  none: '変更から保護されたエントリはまだありません。',
  entries: (count, formatted) =>
    plural(count, {
      other: `変更から保護されたエントリ ${formatted} 件`,
    }),
  aboutProtection:
    '各エントリには署名付きの指紋が付きます。サービスはログを定期的に照合し、データベースで変更または削除されたエントリを報告します。',
  newest: '最新：',
  checked: '最終確認：',
  notChecked: '未確認',
  sent: 'データベース外に指紋を保存：',
  notSent: 'データベース外の指紋はまだありません',
  noneSent: 'データベース外に指紋なし',
  aboutSent:
    'データベースの外に指紋があれば、最新のエントリが削除されたことも検出できます。オプション audit.anchors を設定してください。',
  waiting: (count, formatted) =>
    plural(count, {
      other: `${formatted} 件のエントリがまだ保護されていません。サービスのログを確認してください。`,
    }),
  failing: (place, error) => `${place} に指紋を送信できませんでした：${error}`,
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
