import type { MailTranslations } from '#generated/texts/mails.ts';

export const webhooks: MailTranslations['webhooks'] = {
  disabled: {
    subject: (app) => `تم تعطيل webhook في ${app}`,
    heading: 'تم تعطيل webhook',
    event: (host, app) => `تعذّر على ${app} تسليم الأحداث إلى ${host} لفترة طويلة.`,
    next: 'أصلح المستقبِل، ثم فعّل الـ webhook مجددًا. اقرأ الأحداث التي فاتته من سجل الأحداث.',
    note: 'وصلتك هذه الرسالة لأنه يمكنك إدارة هذا الـ webhook.',
  },
};
