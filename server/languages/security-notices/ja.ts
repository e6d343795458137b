import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `${app} のアカウントのセキュリティ`,
  events: {
    'session.started': {
      heading: 'アカウントへの新しいサインイン',
      event: (app, device) => `${app} のアカウントに、初めて ${device} からサインインがありました。`,
    },
    'security-notices.updated': {
      heading: 'セキュリティメールの設定が変更されました',
      event: (app, device) =>
        `${device} から、${app} のアカウントへの新しいサインインに関するメールの設定が変更されました。`,
    },
    'account.linked': {
      heading: 'サインイン方法を接続しました',
      event: (app, device) => `${device} から、${app} のアカウントにサインイン方法が接続されました。`,
    },
    'account.unlinked': {
      heading: 'サインイン方法の接続を解除しました',
      event: (app, device) => `${device} から、${app} のアカウントのサインイン方法の接続が解除されました。`,
    },
    'username.changed': {
      heading: 'ユーザー名が変更されました',
      event: (app, device) => `${device} から、${app} のアカウントのユーザー名が変更されました。`,
    },
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
    'user.password-set': {
      heading: '管理者がパスワードを設定しました',
      event: (app) => `管理者が ${app} のアカウントに新しいパスワードを設定しました。`,
    },
    'api-key.rotated': {
      heading: 'API キーを再発行しました',
      event: (app, device) => `${device} から、${app} のアカウントの API キーのシークレットが置き換えられました。`,
    },
  },
  signInsNote:
    'ご自身の操作であれば、対応は不要です。心当たりがない場合は、パスワードを変更し、「セッション」ですべてのデバイスからサインアウトしてください。このメールもそこで停止できます。',
  note: '心当たりがない場合は、パスワードをリセットし、サポートにご連絡ください。',
};
