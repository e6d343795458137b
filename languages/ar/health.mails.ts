import type { MailTranslations } from '#generated/texts/mails.ts';

export const health: MailTranslations['health'] = {
  errorPage: {
    title: 'حدث خطأ ما',
    advice: 'حاول مرة أخرى. إذا استمرت المشكلة، فتواصل مع الدعم واذكر هذا الرمز.',
    back: (app) => `العودة إلى ${app}`,
    code: 'رمز الخطأ:',
    iconLabel: 'تحذير',
  },
};
