import type { Translations } from '#generated/texts/screens.ts';

export const phoneNumberEventTexts: Translations['phoneNumberEventTexts'] = {
  'phone-code.refused': 'رفض رمز الرسالة النصية',
};

export const phoneNumberSentences: Translations['phoneNumberSentences'] = {
  'phone-code.refused': 'رمز رسالة نصية خاطئ لـ {target}',
};
