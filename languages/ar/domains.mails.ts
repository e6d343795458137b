import type { MailTranslations } from '#generated/texts/mails.ts';

export const domains: MailTranslations['domains'] = {
  failing: {
    subject: (domain) => `سجل DNS للنطاق ${domain} مفقود`,
    heading: 'سجل DNS مفقود',
    event: (domain, organization, app) => `لم يعد ${app} يجد السجل الذي يثبت أن ${domain} يعود إلى ${organization}.`,
    next: 'أضف السجل مجددًا قبل فقدان النطاق:',
  },
  lost: {
    subject: (domain) => `لم يعد النطاق ${domain} متحققًا منه`,
    heading: 'لم يعد أحد النطاقات متحققًا منه',
    event: (domain, organization, app) =>
      `منذ عدة أيام لا يجد ${app} السجل الذي يثبت أن ${domain} يعود إلى ${organization}.`,
    next: 'أضف السجل مجددًا، ثم تحقق من النطاق:',
  },
  moved: {
    subject: (domain) => `تحققت مؤسسة أخرى من النطاق ${domain}`,
    heading: 'تحققت مؤسسة أخرى من نطاق',
    event: (domain, organization, app) =>
      `لم يعد ${domain} يعود إلى ${organization} في ${app}: فقد استُبدل سجله بسجل مؤسسة أخرى.`,
    next: 'إذا كان النطاق لك، فاستعد السجل، ثم تحقق من النطاق:',
  },
  note: 'وصلتك هذه الرسالة لأنك مالك المؤسسة أو لأنك أضفت النطاق.',
};
