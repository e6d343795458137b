import type { MailTranslations } from '#generated/texts/mails.ts';

export const magicLink: MailTranslations['magicLink'] = {
  heading: (app) => `تسجيل الدخول إلى ${app}`,
  instruction: 'افتح هذا الرابط لتسجيل الدخول.',
  action: 'تسجيل الدخول',
  confirmPage: {
    question: (email) => `هل تريد تسجيل الدخول بصفة ${email}؟`,
    note: 'إذا لم تطلب هذا الرابط، فأغلق هذه الصفحة.',
  },
};
