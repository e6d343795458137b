import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
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
};
