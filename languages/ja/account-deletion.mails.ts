import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `${app} アカウントの削除を確認してください`,
    heading: 'アカウントを削除しますか？',
    request: (app) =>
      `${app} アカウントとすべてのデータを完全に削除するには、ログインしているブラウザでこのリンクを開いてください。`,
    action: 'アカウントを削除',
  },
  accountDeleted: {
    subject: (app) => `${app}のアカウントを削除しました`,
    heading: 'アカウントを削除しました',
    event: (app) => `${app}のアカウントとそのデータを削除しました。`,
    number: (number) => `受領番号 ${number}`,
    proof: (address) => `この番号を保管してください。削除したもの、残るもの、その理由を${address}で確認できます。`,
  },
};
