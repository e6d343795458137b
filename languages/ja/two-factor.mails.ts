import type { MailTranslations } from '#generated/texts/mails.ts';

export const twoFactor: MailTranslations['twoFactor'] = {
  code: {
    subject: (app) => `${app} の確認コード`,
    heading: '確認コード',
    instruction: 'ログインを完了するか本人確認を行うには、このコードを入力してください。誰にも教えないでください。',
    note: 'ログインした覚えがない場合は、他人にパスワードを知られている可能性があります。変更してください。',
  },
  changed: {
    subject: (app) => `${app} アカウントのセキュリティ`,
    heading: {
      enabled: '2要素認証がオンになりました',
      disabled: '2要素認証がオフになりました',
      'method-added': '第2要素が追加されました',
      'backup-codes-created': '新しいバックアップコードが作成されました',
      'backup-code-used': 'バックアップコードが使用されました',
      'passkey-added': 'パスキーが追加されました',
      'passkey-removed': 'パスキーが削除されました',
      locked: '間違ったコードの入力が多すぎます',
      reset: '2要素認証がリセットされました',
      recovered: '第2要素が削除されました',
    },
    event: {
      enabled: (app) => `${app} アカウントの2要素認証がオンになりました。`,
      disabled: (app) => `${app} アカウントの2要素認証がオフになりました。`,
      'method-added': (app) => `${app} アカウントに第2要素が追加されました。`,
      'backup-codes-created': (app) =>
        `${app} アカウントのバックアップコードが作成されました。以前のコードは使用できません。`,
      'backup-code-used': (app) => `${app} アカウントのバックアップコードの1つが使用されました。`,
      'passkey-added': (app) => `${app} アカウントにパスキーが追加されました。`,
      'passkey-removed': (app) => `${app} アカウントからパスキーが削除されました。`,
      locked: (app) =>
        `${app} アカウントの第2要素として、間違ったコードが何度も入力されました。15分間、コードは受け付けられません。`,
      reset: (app) => `管理者が ${app} アカウントの2要素認証をオフにしました。「セキュリティ」で再度設定してください。`,
      recovered: (app) =>
        `メールで送信したコードにより、${app} アカウントの第2要素が削除されました。「セキュリティ」で再度設定してください。`,
    },
    signedOut: '他のデバイスはログアウトされました。',
    note: '心当たりがない場合は、パスワードを変更し、サポートにお問い合わせください。',
  },
  recoveryRequested: {
    subject: (app) => `${app} アカウントの第2要素の削除申請`,
    heading: '第2要素を削除しますか？',
    event: (app) =>
      `パスワードを入力したか、プロバイダーでログインしたユーザーが、${app} アカウントの第2要素の削除を申請しました。`,
    possible: (time) =>
      `まだ何も変更されていません。${time} 以降、メールで送信するコードを使って再度ログインすると削除できます。`,
    cancel:
      '心当たりがない場合は、申請をキャンセルし、パスワードを変更してください。第2要素を使ってログインした場合も申請はキャンセルされます。',
    action: '申請をキャンセル',
    note: 'ご自身で申請した場合は、その日時に再度ログインしてください。',
  },
  recoveryCode: {
    subject: (app) => `${app} アカウントの第2要素を削除するコード`,
    heading: '第2要素の削除',
    instruction: (app) =>
      `${app} アカウントの第2要素を削除するには、ログイン画面でこのコードを入力してください。誰にも教えないでください。`,
    note: '心当たりがない場合は、今すぐパスワードを変更してください。他人に知られています。',
  },
};
