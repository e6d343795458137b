import type { MailTranslations } from '#generated/texts/mails.ts';

export const userInvitations: MailTranslations['userInvitations'] = {
  userInvitation: {
    subject: (app) => `إعداد حسابك في ${app}`,
    heading: (app) => `لديك حساب في ${app}`,
    explanation: (app) => `أنشأ أحد المسؤولين حسابًا في ${app} لعنوان البريد الإلكتروني هذا.`,
    request: 'اختر كلمة مرور لتسجيل الدخول. يؤكد فتح الرابط أيضًا عنوان بريدك الإلكتروني.',
    action: 'اختيار كلمة مرور',
  },
  notices: {
    'user.password-set': {
      heading: 'عيّن أحد المسؤولين كلمة مرورك',
      event: (app) => `عيّن أحد المسؤولين كلمة مرور جديدة لحسابك في ${app}.`,
    },
  },
};

export const testMail: MailTranslations['testMail'] = {
  subject: (app) => `رسالة تجريبية من ${app}`,
  heading: 'إرسال البريد يعمل',
  explanation: (app) => `تُظهر هذه الرسالة أن ${app} يستطيع إرسال رسائل إلى هذا العنوان.`,
  note: 'لقد أرسلتها من الإعدادات، ضمن «الإدارة».',
};
