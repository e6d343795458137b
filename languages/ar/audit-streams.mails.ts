import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditStreams: MailTranslations['auditStreams'] = {
  failing: {
    subject: (app, stream) => `يتعثّر تدفق التدقيق ${stream} في ${app}`,
    heading: 'تدفق تدقيق متعثّر',
    event: (app, stream) => `تعذّر على ${app} إرسال سجل التدقيق إلى ${stream} منذ يوم. آخر خطأ:`,
    next: 'لا يُفقد أي قيد: يواصل التدفق من حيث توقف حالما يقبل المستقبِل القيود مجددًا.',
    note: 'وصلتك هذه الرسالة لأنه يمكنك إدارة هذا التدفق.',
  },
};
