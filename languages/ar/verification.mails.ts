import type { MailTranslations } from '#generated/texts/mails.ts';

export const verification: MailTranslations['verification'] = {
  verification: {
    subject: (app) => `تأكيد بريدك الإلكتروني في ${app}`,
    heading: 'تأكيد بريدك الإلكتروني',
    request: (app) => `أكّد أن هذا هو عنوان بريدك الإلكتروني في ${app}.`,
    action: 'تأكيد البريد الإلكتروني',
    note: (app) => `إذا لم يكن لديك حساب في ${app} ولم تنشئ حسابًا للتو، فلا تفتح هذا الرابط.`,
    pageNote: 'إذا لم تطلب هذا الرابط، فأغلق هذه الصفحة.',
  },
  changeEmail: {
    subject: (app) => `تأكيد بريدك الإلكتروني الجديد في ${app}`,
    heading: 'هل تريد تغيير بريدك الإلكتروني؟',
    request: (app, email) =>
      `لقد طلبت تغيير البريد الإلكتروني لحسابك في ${app} إلى ${email}. افتح الرابط في المتصفح الذي سجّلت الدخول فيه.`,
    action: 'تغيير البريد الإلكتروني',
  },
  emailChanged: {
    subject: (app) => `تغيّر البريد الإلكتروني لحسابك في ${app}`,
    heading: 'تغيّر بريدك الإلكتروني',
    change: (app, email) => `يستخدم حسابك في ${app} الآن ${email} بدلًا من هذا العنوان.`,
    note: (app) => `إذا لم تُجرِ هذا التغيير، فتواصل مع دعم ${app} على الفور.`,
  },
};
