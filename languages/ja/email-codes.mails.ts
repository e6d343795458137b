import type { MailTranslations } from '#generated/texts/mails.ts';

export const emailCodes: MailTranslations['emailCodes'] = {
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
};
