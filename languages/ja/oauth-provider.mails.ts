import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `${app} からログアウトしますか？`,
    note: 'アプリケーションから要求されました。このページを閉じると、ログインしたままになります。',
    action: 'ログアウト',
  },
  connected: {
    subject: (application, app) => `${application} が ${app} アカウントに接続されました`,
    heading: (application) => `${application} が接続されました`,
    event: (application, app) => `${application} に ${app} アカウントの使用を許可しました。`,
    next: '心当たりがない場合は、接続を解除し、パスワードを変更してください。',
    action: '接続済みのアプリ',
    note: 'このメールは、アプリが初めて接続されたときに送信されます。',
  },
  reused: {
    subject: (application) => `${application} のアクセスを終了しました`,
    heading: (application) => `${application} のアクセスを終了しました`,
    event: (application, app) =>
      `${application} が ${app} アカウントを使用するためのトークンが 2 回使用されました。コピーされた可能性があるため、このアクセスを終了しました。`,
    next: (application) =>
      `${application} にもう一度ログインしてください。再び発生した場合は、接続を解除してください。`,
    note: 'このメールは、アプリがお使いのアカウントに接続されているため送信されました。',
  },
  secretExpires: {
    subject: (application, duration) => `${application} のクライアントシークレットはあと${duration}で終了します`,
    heading: (duration) => `クライアントシークレットはあと${duration}で終了します`,
    event: (application, app, duration) =>
      `${application} は ${app} でユーザーをログインさせています。以前のクライアントシークレットはあと${duration}で終了します。`,
    next: (secret) => `${secret} で始まる新しいシークレットが使用されていることを確認してください。`,
    note: 'このメールは、アプリケーションを管理している方に送信されます。',
  },
};
