import type { MailTranslations } from '#generated/texts/mails.ts';

export const accounts: MailTranslations['accounts'] = {
  notices: {
    'account.linked': {
      heading: 'ربطت طريقة تسجيل دخول',
      event: (app, device, organization) =>
        organization === null
          ? `تم ربط طريقة تسجيل دخول بحسابك في ${app} من ${device}.`
          : `تم ربط حسابك في ${app} بـ ${organization} من ${device}. يمكن لموفر الهوية في هذه المؤسسة الآن تسجيل الدخول إليه.`,
    },
    'account.unlinked': {
      heading: 'فصلت طريقة تسجيل دخول',
      event: (app, device) => `تم فصل طريقة تسجيل دخول عن حسابك في ${app} من ${device}.`,
    },
  },
};
