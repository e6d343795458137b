import type { MailTranslations } from '#generated/texts/mails.ts';

export const auditChain: MailTranslations['auditChain'] = {
  checkpoint: {
    subject: (app, day) => `سجل التدقيق في ${app}: نقطة تحقق ${day}`,
    heading: (number) => `نقطة التحقق ${number}`,
    facts: (day, entries) => `حتى ${day}، يحتوي سجل التدقيق على ${entries} من القيود المختومة.`,
    use: 'احتفظ بهذه الرسالة. لإثبات أنه لم يُحذف أو يُغيَّر أي قيد منذ ذلك الحين، احفظ السطر أدناه في ملف للأمر npm run audit -- verify --anchor.',
    note: 'وصلتك هذه الرسالة لأن هذا العنوان نقطة إرساء لسجل التدقيق.',
  },
  violation: {
    subject: (app) => `تغيّر سجل التدقيق في ${app}`,
    heading: 'تغيّر سجل التدقيق',
    event: (app, count) => `وجد التحقق من سجل التدقيق في ${app} تغييرات في القيود المسجّلة: ${count}.`,
    next: 'لا يمكن أن يسبّب ذلك إلا من يدير قاعدة البيانات أو من سيطر على خادمها. احتفظ بنسخة من قاعدة البيانات قبل تغيير أي شيء.',
    action: 'عرض التغييرات',
    note: 'وصلتك هذه الرسالة لأنه يمكنك قراءة سجل التدقيق.',
  },
};
