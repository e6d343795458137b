import type { Translations } from '#generated/texts/screens.ts';

export const adminEventTexts: Translations['adminEventTexts'] = {
  'user.updated': 'ユーザーの更新',
  'user.created': 'ユーザーの作成',
  'user.invited': 'ユーザーの招待',
  'user.password-reset-sent': '管理者によるパスワード再設定の送信',
  'user.verification-sent': '管理者による確認メールの送信',
  'user.role-set': 'ユーザーのロールの変更',
  'user.banned': 'ユーザーの利用停止',
  'user.unbanned': 'ユーザーの利用停止解除',
  'user.removed': 'ユーザーの削除',
  'user.password-set': '管理者によるパスワード設定',
  'session.impersonated': '代理操作の開始',
  'session.impersonation-ended': '代理操作の終了',
  'admin.refused': '管理者操作の拒否',
  'import.started': 'インポートの開始',
  'import.batch': '行のインポート',
  'import.completed': 'インポートの完了',
  'mail.tested': 'テストメールの送信',
  'settings.saved': '設定の保存',
  'admin.set-up': '最初の管理者の作成',
  'admin.granted': '管理者ロールの付与',
  'admin.revoked': '管理者ロールの取り消し',
};

export const adminSentences: Translations['adminSentences'] = {
  'user.updated': {
    self: '{actor} が自分のアカウントを更新しました',
    other: '{actor} が {target} のアカウントを更新しました',
  },
  'user.created': '{actor} が {target} のアカウントを作成しました',
  'user.invited': {
    self: '{actor} が招待されました',
    other: '{actor} が {target} を招待しました',
  },
  'user.password-reset-sent': {
    self: '{actor} が自分にパスワード再設定メールを送信しました',
    other: '{actor} が {target} にパスワード再設定メールを送信しました',
  },
  'user.verification-sent': {
    self: '{actor} が自分に確認メールを送信しました',
    other: '{actor} が {target} に確認メールを送信しました',
  },
  'user.role-set': {
    self: '{actor} が自分のロールを {from} から {to} に変更しました',
    other: '{actor} が {target} のロールを {from} から {to} に変更しました',
  },
  'user.banned': '{actor} が {target} を利用停止にしました',
  'user.unbanned': '{actor} が {target} の利用停止を解除しました',
  'user.removed': '{actor} が {target} のアカウントを削除しました',
  'user.password-set': {
    self: '{actor} が自分のパスワードを設定しました',
    other: '{actor} が {target} のパスワードを設定しました',
  },
  'session.impersonated': '{actor} が {target} としての代理操作を開始しました',
  'session.impersonation-ended': '{actor} が {target} としての代理操作を終了しました',
  'admin.refused': '{actor} による {call} の呼び出しが拒否されました',
  'import.started': '{actor} が他の製品からのインポートを開始しました',
  'import.batch': '{actor} が他の製品の行をインポートしました',
  'import.completed': '{actor} が他の製品からのインポートを完了しました',
  'mail.tested': '{actor} がテストメールを送信しました',
  'settings.saved': '{actor} が設定 {option} を変更しました',
  'admin.set-up': '{target} が最初の管理者になりました',
  'admin.granted': '{actor} が {target} にロール {role} を付与しました',
  'admin.revoked': '{actor} が {target} のロールを取り消しました（現在は {role}）',
};

export const adminScopeTexts: Translations['adminScopeTexts'] = {
  'user:list': 'ユーザーの一覧表示',
  'user:get': 'ユーザーの表示',
  'user:create': 'ユーザーの作成',
  'user:update': 'ユーザーの変更',
  'user:set-role': 'ユーザーのロールの変更',
  'user:set-password': 'ユーザーのパスワードとメールアドレスの設定',
  'user:ban': 'ユーザーの利用停止とその解除',
  'user:delete': 'ユーザーの削除',
  'session:list': 'ユーザーのセッションの表示',
  'session:revoke': 'ユーザーのログアウト',
  'organization:list': 'すべての組織の一覧表示',
  'organization:get': 'すべての組織とそのメンバーの表示',
};
