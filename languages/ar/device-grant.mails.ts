import type { MailTranslations } from '#generated/texts/mails.ts';

export const deviceGrant: MailTranslations['deviceGrant'] = {
  connected: {
    subject: (application) => `تم توصيل جهاز: ${application}`,
    heading: 'تم توصيل جهاز',
    event: (application, app) => `أدخلت رمز جهاز يمكنه الآن استخدام حسابك لدى ${app} بصفته ${application}.`,
    origin: (address, device) => `جاء طلب الجهاز من العنوان ${address}: ${device}.`,
    action: 'عرض التطبيقات المتصلة',
    note: 'إذا لم تكن أنت من فعل ذلك، أو أعطاك شخص آخر الرمز، فافصل التطبيق هناك.',
  },
};
