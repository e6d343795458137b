import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
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
};
