import type { Translations } from '#generated/texts/screens.ts';

export const securityNoticeEventTexts: Translations['securityNoticeEventTexts'] = {
  'security-notices.updated': 'Sicherheits-E-Mails geändert',
};

export const securityNoticeSentences: Translations['securityNoticeSentences'] = {
  'security-notices.updated': '{target} hat die Auswahl der Sicherheits-E-Mails geändert',
};
