import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `${app} のアカウントは ${duration}後に削除されます`,
    heading: (duration) => `アカウントは ${duration}後に削除されます`,
    event: (app) => `${app} のアカウントが長い間使われていません。`,
    next: (duration) =>
      `アカウントを残すには、${duration}以内にログインしてください。ログインしない場合、アカウントとすべてのデータが削除されます。`,
    action: 'ログイン',
    note: 'アカウントが不要な場合は、何もする必要はありません。',
  },
  notices: {
    'personal-data.exported': {
      heading: 'データがエクスポートされました',
      event: (app, device) => `${app}に保存されているあなたのすべての情報が${device}からエクスポートされました。`,
    },
    'user.data-exported': {
      heading: '管理者があなたのデータをエクスポートしました',
      event: (app) => `${app}の管理者が、保存されているあなたのすべての情報をエクスポートしました。`,
    },
  },
};
