import type { Translations } from '#generated/texts/screens.ts';

export const accountScopeTexts: Translations['accountScopeTexts'] = {
  'account:read': 'عرض دعواتك',
  'account:update': 'تغيير ملفك الشخصي',
};
