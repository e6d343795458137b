import type { MailTranslations } from '#generated/texts/mails.ts';

export const scim: MailTranslations['scim'] = {
  tokenExpiring: {
    subject: (directory, duration) => `تنتهي صلاحية رمز ${directory} خلال ${duration}`,
    heading: (duration) => `تنتهي صلاحية رمز خلال ${duration}`,
    event: (directory, organization, app) =>
      `بهذا الرمز ينشئ الدليل ${directory} مستخدمي ${organization} في ${app} ويغيّرهم ويزيلهم. عند انتهاء صلاحيته لا تصل تغييرات الدليل بعد ذلك.`,
    next: 'أنشئ رمزًا آخر في إعدادات الدليل، وأدخله في الدليل، ثم ألغِ الرمز القديم.',
    note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أنشأت الرمز.',
  },
};
