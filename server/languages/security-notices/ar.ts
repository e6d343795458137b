import type { MailTranslations } from '#server/languages/mail-translations.ts';

export const securityNotices: MailTranslations['securityNotices'] = {
  subject: (app) => `أمان حسابك في ${app}`,
  events: {
    'session.started': {
      heading: 'تسجيل دخول جديد إلى حسابك',
      event: (app, device) => `تم تسجيل الدخول إلى حسابك في ${app} لأول مرة من ${device}.`,
    },
    'security-notices.updated': {
      heading: 'تغيّرت رسائل الأمان الخاصة بك',
      event: (app, device) =>
        `تم تشغيل الرسائل المتعلقة بعمليات تسجيل الدخول الجديدة إلى حسابك في ${app} أو إيقافها من ${device}.`,
    },
    'account.linked': {
      heading: 'ربطت طريقة تسجيل دخول',
      event: (app, device) => `تم ربط طريقة تسجيل دخول بحسابك في ${app} من ${device}.`,
    },
    'account.unlinked': {
      heading: 'فصلت طريقة تسجيل دخول',
      event: (app, device) => `تم فصل طريقة تسجيل دخول عن حسابك في ${app} من ${device}.`,
    },
    'username.changed': {
      heading: 'تغيّر اسم المستخدم',
      event: (app, device) => `تم تغيير اسم المستخدم لحسابك في ${app} من ${device}.`,
    },
    'password.changed': {
      heading: 'تغيّرت كلمة مرورك',
      event: (app, device) => `تم تغيير كلمة مرور حسابك في ${app} من ${device}.`,
    },
    'password.reset': {
      heading: 'أُعيد تعيين كلمة مرورك',
      event: (app, device) => `تمت إعادة تعيين كلمة مرور حسابك في ${app} من ${device}.`,
    },
    'password.set': {
      heading: 'أضفت كلمة مرور',
      event: (app, device) => `تمت إضافة كلمة مرور إلى حسابك في ${app} من ${device}.`,
    },
    'user.password-set': {
      heading: 'عيّن أحد المسؤولين كلمة مرورك',
      event: (app) => `عيّن أحد المسؤولين كلمة مرور جديدة لحسابك في ${app}.`,
    },
    'api-key.rotated': {
      heading: 'جدّدت مفتاح API',
      event: (app, device) => `تم استبدال سر مفتاح API لحسابك في ${app} من ${device}.`,
    },
  },
  signInsNote:
    'إذا كنت أنت من فعل ذلك، فلا يلزمك شيء. وإلا فغيّر كلمة مرورك وسجّل الخروج من جميع الأجهزة ضمن «الجلسات»، حيث يمكنك أيضًا إيقاف هذه الرسائل.',
  note: 'إذا لم تكن أنت، فأعد تعيين كلمة مرورك وتواصل مع الدعم.',
};
