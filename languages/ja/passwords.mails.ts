import type { MailTranslations } from '#generated/texts/mails.ts';

export const passwords: MailTranslations['passwords'] = {
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
};
