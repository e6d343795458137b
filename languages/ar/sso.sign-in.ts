import type { Translations } from '#generated/texts/screens.ts';

export const emailFirst: Translations['emailFirst'] = {
  required: (domain) => `يستخدم ${domain} تسجيل الدخول الموحّد.`,
  owner: 'أنا مالك وأحتاج إلى طريقة أخرى',
  otherAddress: 'استخدام عنوان آخر',
  none: (domain) => `لم يُعَد تسجيل دخول موحّد لـ ${domain}.`,
};

export const ssoRequiredErrors: Translations['ssoRequiredErrors'] = {
  SSO_REQUIRED: 'تشترط مؤسستك تسجيل الدخول الموحّد. سجّل الدخول من خلاله.',
};
