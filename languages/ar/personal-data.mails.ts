import type { MailTranslations } from '#generated/texts/mails.ts';

export const personalData: MailTranslations['personalData'] = {
  inactive: {
    subject: (app, duration) => `سيُحذف حسابك في ${app} خلال ${duration}`,
    heading: (duration) => `سيُحذف حسابك خلال ${duration}`,
    event: (app) => `لم تستخدم حسابك في ${app} منذ مدة طويلة.`,
    next: (duration) => `سجّل الدخول خلال ${duration} للاحتفاظ به. وإلا فسيُحذف الحساب وجميع بياناته.`,
    action: 'تسجيل الدخول',
    note: 'إذا لم تعد بحاجة إلى الحساب، فلا يلزمك فعل شيء.',
  },
  notices: {
    'personal-data.exported': {
      heading: 'تم تصدير بياناتك',
      event: (app, device) => `صُدّر كل ما يخزّنه ${app} عنك من ${device}.`,
    },
    'user.data-exported': { heading: 'صدّر مسؤول بياناتك', event: (app) => `صدّر مسؤول في ${app} كل ما هو مخزّن عنك.` },
  },
};
