import type { MailTranslations } from '#generated/texts/mails.ts';

export const passkeys: MailTranslations['passkeys'] = {
  cloneSuspected: {
    subject: (app) => `رفض ${app} تسجيل دخول بمفتاح مرور`,
    heading: 'ربما تم نسخ مفتاح مرور',
    unnamed: 'مفتاح مرور',
    named: (name) => `مفتاح المرور «${name}»`,
    event: (passkey, app) =>
      `رُفض ${passkey} لحسابك في ${app}: لم يرتفع عدّاد التوقيعات الخاص به، لذا قد تكون هناك نسخة منه.`,
    note: 'سجّل الدخول بطريقة أخرى، وأزل مفتاح المرور هذا ضمن «الأمان».',
  },
};
