import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
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
