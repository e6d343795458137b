import type { MailTranslations } from '#generated/texts/mails.ts';

export const setupLinks: MailTranslations['setupLinks'] = {
  opened: {
    subject: (organization) => `فُتح رابط إعداد ${organization}`,
    heading: 'فُتح رابط إعداد',
    event: (organization, address, app) =>
      `فتح متصفح من العنوان ${address} الرابط الذي يُستخدم لإعداد ${organization} في ${app}. لا يمكن الآن لأي متصفح آخر استخدامه.`,
    next: 'إذا لم يفتحه الشخص الذي أرسلت إليه الرابط، فأبطله في صفحة تسجيل الدخول الموحّد.',
    note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أنشأت الرابط.',
  },
  completed: {
    subject: (organization) => `اكتمل إعداد ${organization} وهو في انتظارك`,
    heading: 'أكّد ما تم إعداده',
    event: (organization, app) =>
      `أنهى الشخص الذي لديه رابط إعداد ${organization} الإعداد في ${app}. لم يعد من الممكن استخدام الرابط.`,
    next: 'راجع ما أُضيف، ثم فعّله.',
    action: 'عرض تسجيل الدخول الموحّد',
    note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أنشأت الرابط.',
  },
};
