import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'E-mails de segurança alterados',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': '{target} alterou seus e-mails de segurança',
};
