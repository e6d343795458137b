import type { MailTranslations } from '#generated/texts/mails.ts';

export const accountDeletion: MailTranslations['accountDeletion'] = {
  deleteAccount: {
    subject: (app) => `تأكيد حذف حسابك في ${app}`,
    heading: 'هل تريد حذف حسابك؟',
    request: (app) => `افتح هذا الرابط في المتصفح الذي سجّلت الدخول فيه لحذف حسابك في ${app} وجميع بياناته نهائيًا.`,
    action: 'حذف الحساب',
  },
  accountDeleted: {
    subject: (app) => `حُذف حسابك في ${app}`,
    heading: 'تم حذف حسابك',
    event: (app) => `حُذف حسابك في ${app} وبياناته.`,
    number: (number) => `الإيصال ${number}`,
    proof: (address) => `احتفظ بهذا الرقم: فهو يبيّن ما حُذف وما بقي ولماذا، على ${address}`,
  },
};
