import type { Translations } from '#generated/texts/screens.ts';

export const accountEventTexts: Translations['accountEventTexts'] = {
  'account.linked': 'ربط طريقة تسجيل دخول',
  'account.unlinked': 'فصل طريقة تسجيل دخول',
};

export const accountSentences: Translations['accountSentences'] = {
  'account.linked': 'ربط {target} {provider}',
  'account.unlinked': 'فصل {target} {provider}',
};
