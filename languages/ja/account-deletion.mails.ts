import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `${app} アカウントの削除を確認してください`,
    heading: 'アカウントを削除しますか？',
    request: (app) =>
      `${app} アカウントとすべてのデータを完全に削除するには、ログインしているブラウザでこのリンクを開いてください。`,
    action: 'アカウントを削除',
  },
};
