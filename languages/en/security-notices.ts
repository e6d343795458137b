import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const securityNoticeEventTexts = localized('securityNoticeEventTexts', {
  'security-notices.updated': 'Security emails changed',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const securityNoticeSentences = localized('securityNoticeSentences', {
  'security-notices.updated': '{target} changed which security emails they receive',
});
