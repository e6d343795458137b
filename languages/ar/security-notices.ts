import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'تغيير رسائل الأمان',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': 'غيّر {target} رسائل الأمان التي يتلقاها',
};
