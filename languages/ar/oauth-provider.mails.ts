import type { MailTranslations } from '#generated/texts/mails.ts';

export const oauthProvider: MailTranslations['oauthProvider'] = {
  signOutPage: {
    question: (app) => `هل تريد تسجيل الخروج من ${app}؟`,
    note: 'طلب أحد التطبيقات ذلك. إذا أغلقت هذه الصفحة فستبقى مسجّل الدخول.',
    action: 'تسجيل الخروج',
  },
  connected: {
    subject: (application, app) => `تم ربط ${application} بحسابك في ${app}`,
    heading: (application) => `تم ربط ${application}`,
    event: (application, app) => `لقد سمحت لتطبيق ${application} باستخدام حسابك في ${app}.`,
    next: 'إذا لم تكن أنت من فعل ذلك، فافصل التطبيق وغيّر كلمة المرور.',
    action: 'التطبيقات المرتبطة',
    note: 'تصلك هذه الرسالة عند ربط تطبيق لأول مرة.',
  },
  reused: {
    subject: (application) => `تم إنهاء وصول ${application}`,
    heading: (application) => `تم إنهاء وصول ${application}`,
    event: (application, app) =>
      `استُخدم مرتين رمز يستعمل به ${application} حسابك في ${app}. ربما تم نسخه، لذلك أنهينا هذا الوصول.`,
    next: (application) => `سجّل الدخول إلى ${application} مرة أخرى. إذا تكرر ذلك، فافصل التطبيق.`,
    note: 'تصلك هذه الرسالة لأن التطبيق مرتبط بحسابك.',
  },
  secretExpires: {
    subject: (application, duration) => `سر العميل الخاص بـ ${application} ينتهي خلال ${duration}`,
    heading: (duration) => `سر عميل ينتهي خلال ${duration}`,
    event: (application, app, duration) =>
      `يسجّل ${application} دخول مستخدميه عبر ${app}. ينتهي سر العميل السابق خلال ${duration}.`,
    next: (secret) => `تأكد من أنه يستخدم السر الجديد الذي يبدأ بـ ${secret}.`,
    note: 'تصلك هذه الرسالة لأنك تدير التطبيق.',
  },
};
