import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `${app} のアカウントのセキュリティ`,
  notices: {
    'session.started': {
      heading: 'アカウントへの新しいログイン',
      event: (app) => `${app} のアカウントに、新しいブラウザからログインがありました。`,
    },
    'security-notices.updated': {
      heading: 'セキュリティメールの設定が変更されました',
      event: (app, device) =>
        `${device} から、${app} のアカウントへの新しいログインに関するメールの設定が変更されました。`,
    },
  },
  details: { device: 'デバイス', ipAddress: 'IP アドレス', time: '日時' },
  reviewSessions: 'セッションを確認',
  signInsNote:
    'ご自身の操作であれば、対応は不要です。心当たりがない場合は、パスワードを変更し、「セッション」ですべてのデバイスからログアウトしてください。このメールもそこで停止できます。',
  note: '心当たりがない場合は、パスワードをリセットし、サポートにご連絡ください。',
};
