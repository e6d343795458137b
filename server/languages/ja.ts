import { listOf } from '#shared/lib/language/translation.ts';

import type { MailTranslations } from './mail-translations.ts';

const list = listOf('ja');

export const translations: MailTranslations = {
  shared: {
    greeting: (name) => (name ? `${name} 様` : 'こんにちは。'),
    linkExpiry: (duration) => `このリンクの有効期限は${duration}で、1回のみ使用できます。`,
    codeExpiry: (duration) => `このコードの有効期限は${duration}で、1回のみ使用できます。`,
    device: { browserOn: (browser, system) => `${browser}（${system}）`, unknown: '不明なデバイス' },
    footer: (address: string, app: string) => `このメールは、${app} で ${address} が使用されたため送信されました。`,
    openLink: 'または、ブラウザで次のリンクを開いてください:',
    ignore: 'このメールに心当たりがない場合は、無視してください。',
    accountAtRisk:
      '心当たりがない場合は、リンクを開かずにパスワードを変更してください。他人がアカウントにアクセスできる可能性があります。',
  },
  verification: {
    verification: {
      subject: (app) => `${app} のメールアドレスを確認してください`,
      heading: 'メールアドレスの確認',
      request: (app) => `これが ${app} で使用するご自身のメールアドレスであることを確認してください。`,
      action: 'メールアドレスを確認',
      note: (app) => `${app} のアカウントをお持ちでなく、作成した覚えもない場合は、このリンクを開かないでください。`,
      pageNote: 'このリンクをリクエストしていない場合は、このページを閉じてください。',
    },
    changeEmail: {
      subject: (app) => `${app} の新しいメールアドレスを確認してください`,
      heading: 'メールアドレスを変更しますか？',
      request: (app, email) =>
        `${app} アカウントのメールアドレスを ${email} に変更するリクエストがありました。ログインしているブラウザでリンクを開いてください。`,
      action: 'メールアドレスを変更',
    },
    emailChanged: {
      subject: (app) => `${app} アカウントのメールアドレスが変更されました`,
      heading: 'メールアドレスが変更されました',
      change: (app, email) => `${app} アカウントのメールアドレスは、このアドレスから ${email} に変更されました。`,
      note: (app) => `変更した覚えがない場合は、すぐに ${app} のサポートにお問い合わせください。`,
    },
  },
  passwords: {
    resetPassword: {
      subject: (app) => `${app} のパスワードの再設定`,
      heading: 'パスワードの再設定',
      request: (app) => `${app} アカウントのパスワードを再設定するリクエストを受け付けました。`,
      action: '新しいパスワードを設定',
      note: '心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
    },
    existingUser: {
      subject: (app) => `${app} のアカウントはすでに存在します`,
      heading: 'アカウントはすでに存在します',
      explanation: (app) =>
        `このメールアドレスで新規登録がありましたが、${app} のアカウントがすでに存在します。ログインするか、パスワードを忘れた場合は再設定してください。`,
      action: (app) => `${app} へ`,
      note: '心当たりがない場合は、このメールを無視してください。アカウントは変更されていません。',
    },
    notices: {
      'password.changed': {
        heading: 'パスワードが変更されました',
        event: (app, device) => `${device} から、${app} のアカウントのパスワードが変更されました。`,
      },
      'password.reset': {
        heading: 'パスワードがリセットされました',
        event: (app, device) => `${device} から、${app} のアカウントのパスワードがリセットされました。`,
      },
      'password.set': {
        heading: 'パスワードを追加しました',
        event: (app, device) => `${device} から、${app} のアカウントにパスワードが追加されました。`,
      },
    },
  },
  userInvitations: {
    userInvitation: {
      subject: (app) => `${app} アカウントの設定`,
      heading: (app) => `${app} のアカウントが作成されました`,
      explanation: (app) => `管理者がこのメールアドレスで ${app} のアカウントを作成しました。`,
      request: 'ログインするには、パスワードを設定してください。リンクを開くと、メールアドレスも確認されます。',
      action: 'パスワードを設定',
    },
    notices: {
      'user.password-set': {
        heading: '管理者がパスワードを設定しました',
        event: (app) => `管理者が ${app} のアカウントに新しいパスワードを設定しました。`,
      },
    },
  },
  testMail: {
    subject: (app) => `${app} からのテストメール`,
    heading: 'メールの送信は正常です',
    explanation: (app) => `このメールは、${app} がこのアドレスにメールを送信できることを示しています。`,
    note: '「管理」の設定から送信されました。',
  },
  magicLink: {
    heading: (app) => `${app} にログイン`,
    instruction: 'ログインするには、このリンクを開いてください。',
    action: 'ログイン',
    confirmPage: {
      question: (email) => `${email} としてログインしますか？`,
      note: 'このリンクをリクエストしていない場合は、このページを閉じてください。',
    },
  },
  emailCodes: {
    purposes: {
      'sign-in': {
        subject: (app) => `${app} のログインコード`,
        heading: (app) => `${app} にログイン`,
        instruction: () => 'ログインするには、このコードを入力してください。',
      },
      'email-verification': {
        subject: (app) => `${app} の確認コード`,
        heading: () => 'メールアドレスの確認',
        instruction: (app) =>
          `これが ${app} で使用するご自身のメールアドレスであることを確認するには、このコードを入力してください。`,
      },
      'forget-password': {
        subject: (app) => `${app} のパスワード再設定コード`,
        heading: () => 'パスワードの再設定',
        instruction: (app) => `${app} アカウントの新しいパスワードを設定するには、このコードを入力してください。`,
      },
      'change-email-confirmation': {
        subject: (app) => `${app} のメールアドレスの変更を確認してください`,
        heading: () => 'メールアドレスを変更しますか？',
        instruction: (app, newEmail) =>
          `${app} アカウントのメールアドレスを ${newEmail} に変更するリクエストがありました。続行するには、このコードを入力してください。`,
      },
      'change-email': {
        subject: (app) => `${app} の新しいメールアドレスのコード`,
        heading: () => '新しいメールアドレスの確認',
        instruction: (app) => `このアドレスを ${app} アカウントで使用するには、このコードを入力してください。`,
      },
    },
    codeFirst: (code, subject) => `${code} – ${subject}`,
    requestedFrom: (device) => `リクエスト元: ${device}`,
    note: (app) =>
      `このコードをリクエストしていない場合は、このメールを無視してください。コードは誰にも教えないでください。${app} が電話、メール、チャットでコードをお尋ねすることはありません。`,
  },
  twoFactor: {
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
        'method-added': '2段階目が追加されました',
        'backup-codes-created': '新しいバックアップコードが作成されました',
        'backup-code-used': 'バックアップコードが使用されました',
        'passkey-added': 'パスキーが追加されました',
        'passkey-removed': 'パスキーが削除されました',
        locked: '間違ったコードの入力が多すぎます',
        reset: '2要素認証がリセットされました',
        recovered: '2段階目が削除されました',
      },
      event: {
        enabled: (app) => `${app} アカウントの2要素認証がオンになりました。`,
        disabled: (app) => `${app} アカウントの2要素認証がオフになりました。`,
        'method-added': (app) => `${app} アカウントに2段階目が追加されました。`,
        'backup-codes-created': (app) =>
          `${app} アカウントのバックアップコードが作成されました。以前のコードは使用できません。`,
        'backup-code-used': (app) => `${app} アカウントのバックアップコードの1つが使用されました。`,
        'passkey-added': (app) => `${app} アカウントにパスキーが追加されました。`,
        'passkey-removed': (app) => `${app} アカウントからパスキーが削除されました。`,
        locked: (app) =>
          `${app} アカウントの2段階目として、間違ったコードが何度も入力されました。15分間、コードは受け付けられません。`,
        reset: (app) =>
          `管理者が ${app} アカウントの2要素認証をオフにしました。「セキュリティ」で再度設定してください。`,
        recovered: (app) =>
          `メールで送信したコードにより、${app} アカウントの2段階目が削除されました。「セキュリティ」で再度設定してください。`,
      },
      signedOut: '他のデバイスはログアウトされました。',
      note: '心当たりがない場合は、パスワードを変更し、サポートにお問い合わせください。',
    },
    recoveryRequested: {
      subject: (app) => `${app} アカウントの2段階目の削除申請`,
      heading: '2段階目を削除しますか？',
      event: (app) =>
        `パスワードを入力したか、プロバイダーでログインしたユーザーが、${app} アカウントの2段階目の削除を申請しました。`,
      possible: (time) =>
        `まだ何も変更されていません。${time} 以降、メールで送信するコードを使って再度ログインすると削除できます。`,
      cancel:
        '心当たりがない場合は、申請をキャンセルし、パスワードを変更してください。2段階目を使ってログインした場合も申請はキャンセルされます。',
      action: '申請をキャンセル',
      note: 'ご自身で申請した場合は、その日時に再度ログインしてください。',
    },
    recoveryCode: {
      subject: (app) => `${app} アカウントの2段階目を削除するコード`,
      heading: '2段階目の削除',
      instruction: (app) =>
        `${app} アカウントの2段階目を削除するには、ログイン画面でこのコードを入力してください。誰にも教えないでください。`,
      note: '心当たりがない場合は、今すぐパスワードを変更してください。他人に知られています。',
    },
  },
  passkeys: {
    cloneSuspected: {
      subject: (app) => `${app} がパスキーによるログインを拒否しました`,
      heading: 'パスキーが複製された可能性があります',
      unnamed: 'パスキー',
      named: (name) => `パスキー「${name}」`,
      event: (passkey, app) =>
        `${app} アカウントの${passkey}が拒否されました。署名カウンターが増加しなかったため、複製が存在する可能性があります。`,
      note: '別の方法でログインし、「セキュリティ」でこのパスキーを削除してください。',
    },
  },
  accountDeletion: {
    deleteAccount: {
      subject: (app) => `${app} アカウントの削除を確認してください`,
      heading: 'アカウントを削除しますか？',
      request: (app) =>
        `${app} アカウントとすべてのデータを完全に削除するには、ログインしているブラウザでこのリンクを開いてください。`,
      action: 'アカウントを削除',
    },
  },
  apiKeys: {
    keyCreated: {
      subject: (app) => `${app} の新しい API キー`,
      heading: 'API キーが作成されました',
      unnamed: 'API キー',
      named: (name) => `API キー「${name}」`,
      event: (key, app) => `${app} アカウントの${key}が作成されました。`,
      note: '作成した覚えがない場合は、キーを削除し、パスワードを変更してください。',
    },
    notices: {
      'api-key.rotated': {
        heading: 'API キーを再発行しました',
        event: (app, device) => `${device} から、${app} のアカウントの API キーのシークレットが置き換えられました。`,
      },
    },
  },
  securityNotices: {
    subject: (app) => `${app} のアカウントのセキュリティ`,
    notices: {
      'session.started': {
        heading: 'アカウントへの新しいサインイン',
        event: (app, device) => `${app} のアカウントに、初めて ${device} からサインインがありました。`,
      },
      'security-notices.updated': {
        heading: 'セキュリティメールの設定が変更されました',
        event: (app, device) =>
          `${device} から、${app} のアカウントへの新しいサインインに関するメールの設定が変更されました。`,
      },
    },
    signInsNote:
      'ご自身の操作であれば、対応は不要です。心当たりがない場合は、パスワードを変更し、「セッション」ですべてのデバイスからサインアウトしてください。このメールもそこで停止できます。',
    note: '心当たりがない場合は、パスワードをリセットし、サポートにご連絡ください。',
  },
  accounts: {
    notices: {
      'account.linked': {
        heading: 'サインイン方法を接続しました',
        event: (app, device) => `${device} から、${app} のアカウントにサインイン方法が接続されました。`,
      },
      'account.unlinked': {
        heading: 'サインイン方法の接続を解除しました',
        event: (app, device) => `${device} から、${app} のアカウントのサインイン方法の接続が解除されました。`,
      },
    },
  },
  usernames: {
    notices: {
      'username.changed': {
        heading: 'ユーザー名が変更されました',
        event: (app, device) => `${device} から、${app} のアカウントのユーザー名が変更されました。`,
      },
    },
  },
  invitations: {
    invitation: {
      subject: (organization, app) => `${app} の ${organization} への招待`,
      heading: (organization) => `${organization} に参加`,
      request: ({ inviter, organization, app, roles }) =>
        `${inviter} が、${app} の ${organization} にあなたを招待しました（ロール: ${list(roles)}）。`,
      expiry: (duration) =>
        `招待の有効期限は${duration}です。このリンクはあなた専用です。他の人と共有しないでください。`,
      action: '招待を表示',
    },
  },
  webhooks: {
    disabled: {
      subject: (app) => `${app} の Webhook が無効になりました`,
      heading: 'Webhook が無効になりました',
      event: (host, app) => `${app} は長時間、${host} にイベントを配信できませんでした。`,
      next: '受信側を修復してから、Webhook を再び有効にしてください。受信できなかったイベントはイベントログで確認できます。',
      note: 'この Webhook を管理できるため、このメールをお送りしています。',
    },
  },
};
