import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
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
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `${app} からのテストメール`,
  heading: 'メールの送信は正常です',
  explanation: (app) => `このメールは、${app} がこのアドレスにメールを送信できることを示しています。`,
  note: '「管理」の設定から送信されました。',
};
