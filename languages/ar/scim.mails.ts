import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  added: {
    subject: (organization) => `أضافت ${organization} حسابك`,
    heading: (organization) => `أنت عضو في ${organization}`,
    event: (organization, email, app) => `أضاف دليل ${organization} حسابك ${email} في ${app} إلى المؤسسة.`,
    next: (organization) => `من الآن فصاعدًا يقرر الدليل عضويتك وما يمكنك فعله في ${organization}. يبقى حسابك ملكًا لك.`,
    note: 'إذا لم تعرف السبب، فاسأل مسؤولي شركتك.',
  },
  tokenExpiring: {
    subject: (directory, duration) => `تنتهي صلاحية رمز ${directory} خلال ${duration}`,
    heading: (duration) => `تنتهي صلاحية رمز خلال ${duration}`,
    event: (directory, organization, app) =>
      `بهذا الرمز ينشئ الدليل ${directory} مستخدمي ${organization} في ${app} ويغيّرهم ويزيلهم. عند انتهاء صلاحيته لا تصل تغييرات الدليل بعد ذلك.`,
    next: 'أنشئ رمزًا آخر في إعدادات الدليل، وأدخله في الدليل، ثم ألغِ الرمز القديم.',
    note: 'وصلتك هذه الرسالة لأنك تدير دليل المؤسسة.',
  },
};
