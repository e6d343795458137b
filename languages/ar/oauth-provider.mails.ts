import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `هل تريد تسجيل الخروج من ${app}؟`,
    note: 'طلب أحد التطبيقات ذلك. إذا أغلقت هذه الصفحة فستبقى مسجّل الدخول.',
    action: 'تسجيل الخروج',
  },
};
