import type { MailTranslations } from '#generated/texts/mails.ts';

export const shared: MailTranslations['shared'] = {
  greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
  linkExpiry: (duration) => `مدة صلاحية هذا الرابط: ${duration}، ويمكن استخدامه مرة واحدة.`,
  codeExpiry: (duration) => `مدة صلاحية هذا الرمز: ${duration}، ويمكن استخدامه مرة واحدة.`,
  device: { browserOn: (browser, system) => `${browser} على ${system}`, unknown: 'جهاز غير معروف' },
  footer: (address: string, app: string) => `أُرسلت هذه الرسالة إلى ${address} لأن العنوان استُخدم مع ${app}.`,
  openLink: 'أو افتح هذا الرابط في متصفحك:',
  ignore: 'إذا لم تكن تتوقع هذه الرسالة، فيمكنك تجاهلها.',
  accountAtRisk: 'إذا لم تطلب ذلك، فلا تفتح الرابط وغيّر كلمة مرورك: قد يكون لدى شخص آخر وصول إلى حسابك.',
};
