import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'ربطت طريقة تسجيل دخول',
      event: (app, device) => `تم ربط طريقة تسجيل دخول بحسابك في ${app} من ${device}.`,
    },
    'account.unlinked': {
      heading: 'فصلت طريقة تسجيل دخول',
      event: (app, device) => `تم فصل طريقة تسجيل دخول عن حسابك في ${app} من ${device}.`,
    },
  },
};
