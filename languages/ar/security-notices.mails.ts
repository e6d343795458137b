import type { MailTranslations } from '#generated/texts/mails.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `أمان حسابك في ${app}`,
  notices: {
    'session.started': {
      heading: 'تسجيل دخول جديد إلى حسابك',
      event: (app) => `تم تسجيل الدخول إلى حسابك في ${app} من متصفح جديد.`,
    },
    'security-notices.updated': {
      heading: 'تغيّرت رسائل الأمان الخاصة بك',
      event: (app, device) =>
        `تم تشغيل الرسائل المتعلقة بعمليات تسجيل الدخول الجديدة إلى حسابك في ${app} أو إيقافها من ${device}.`,
    },
  },
  details: { device: 'الجهاز', ipAddress: 'عنوان IP', time: 'الوقت' },
  reviewSessions: 'مراجعة الجلسات',
  signInsNote:
    'إذا كنت أنت من فعل ذلك، فلا يلزمك شيء. وإلا فغيّر كلمة مرورك وسجّل الخروج من جميع الأجهزة ضمن «الجلسات»، حيث يمكنك أيضًا إيقاف هذه الرسائل.',
  note: 'إذا لم تكن أنت، فأعد تعيين كلمة مرورك وتواصل مع الدعم.',
};
