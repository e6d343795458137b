import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  tokenExpiring: {
    subject: (directory, duration) => `${directory} のトークンはあと${duration}で期限が切れます`,
    heading: (duration) => `トークンの期限があと${duration}で切れます`,
    event: (directory, organization, app) =>
      `ディレクトリ ${directory} は、このトークンを使って ${app} で ${organization} のユーザーを作成、変更、削除しています。期限が切れると、ディレクトリの変更は反映されなくなります。`,
    next: 'ディレクトリの設定で新しいトークンを作成し、ディレクトリに入力してから、古いトークンを取り消してください。',
    note: '組織のオーナーであるか、トークンを作成したため、このメールをお送りしています。',
  },
};
