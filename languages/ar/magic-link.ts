import type { Translations } from '#generated/texts/screens.ts';

export const magicLink: Translations['magicLink'] = {
  action: 'إرسال رابط الدخول إلى بريدي',
  title: 'تسجيل الدخول برابط عبر البريد الإلكتروني',
  about: 'سنرسل إليك رابطًا عبر البريد الإلكتروني. لا حاجة إلى كلمة مرور.',
  sent: (email, lifetime) => `تحقق من بريدك الإلكتروني. أرسلنا رابط دخول إلى ${email}؛ مدة صلاحيته: ${lifetime}.`,
};
