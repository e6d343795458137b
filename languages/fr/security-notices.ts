import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'E-mails de sécurité modifiés',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': '{target} a changé ses e-mails de sécurité',
};
