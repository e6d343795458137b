import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  notices: {
    'personal-data.exported': {
      heading: 'تم تصدير بياناتك',
      event: (app, device) => `صُدّر كل ما يخزّنه ${app} عنك من ${device}.`,
    },
    'user.data-exported': { heading: 'صدّر مسؤول بياناتك', event: (app) => `صدّر مسؤول في ${app} كل ما هو مخزّن عنك.` },
  },
};
