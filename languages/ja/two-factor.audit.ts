import type { Translations } from '#generated/texts/screens.ts';

export const twoFactorEventTexts: Translations['twoFactorEventTexts'] = {
  'two-factor.enabled': '2要素認証のオン',
  'two-factor.disabled': '2要素認証のオフ',
  'two-factor.method-added': '第2要素の追加',
  'two-factor.backup-codes-created': 'バックアップコードの作成',
  'two-factor.backup-code-used': 'バックアップコードの使用',
  'two-factor.locked': 'コード誤入力による第2要素のロック',
  'two-factor.reset': '管理者による2要素認証のリセット',
  'two-factor.recovery-requested': '第2要素の削除申請',
  'two-factor.recovery-canceled': '第2要素の削除申請のキャンセル',
  'two-factor.recovered': '失われた第2要素の本人による削除',
};

export const twoFactorSentences: Translations['twoFactorSentences'] = {
  'two-factor.enabled': {
    self: '{actor} が2要素認証をオンにしました',
    other: '{actor} が {target} の2要素認証をオンにしました',
  },
  'two-factor.disabled': {
    self: '{actor} が2要素認証をオフにしました',
    other: '{actor} が {target} の2要素認証をオフにしました',
  },
  'two-factor.method-added': '{target} が第2要素を追加しました',
  'two-factor.backup-codes-created': '{target} がバックアップコードを作成しました',
  'two-factor.backup-code-used': '{target} がバックアップコードを使用しました',
  'two-factor.locked': 'コードの誤入力により {target} の第2要素がロックされました',
  'two-factor.reset': '{actor} が {target} の2要素認証をリセットしました',
  'two-factor.recovery-requested': '{target} が第2要素の削除を申請しました',
  'two-factor.recovery-canceled': '{target} の第2要素の削除申請がキャンセルされました',
  'two-factor.recovered': '{target} が失われた第2要素を削除しました',
};
