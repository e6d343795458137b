import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'Correos de seguridad cambiados',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': '{target} cambió sus correos de seguridad',
};
