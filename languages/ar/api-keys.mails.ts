import type { MailTranslations } from '#generated/texts/mails.ts';

export const apiKeys: MailTranslations['apiKeys'] = {
  keyCreated: {
    subject: (app) => `مفتاح API جديد في ${app}`,
    heading: 'تم إنشاء مفتاح API',
    unnamed: 'مفتاح API',
    named: (name) => `مفتاح API «${name}»`,
    event: (key, app) => `تم إنشاء ${key} لحسابك في ${app}.`,
    note: 'إذا لم تنشئه أنت، فاحذف المفتاح وغيّر كلمة مرورك.',
  },
  notices: {
    'api-key.rotated': {
      heading: 'جدّدت مفتاح API',
      event: (app, device) => `تم استبدال سر مفتاح API لحسابك في ${app} من ${device}.`,
    },
  },
};
