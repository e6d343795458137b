import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const setupLinkEventTexts = localized('setupLinkEventTexts', {
  'setup-link.created': 'Set-up link created',
  'setup-link.opened': 'Set-up link opened',
  'setup-link.completed': 'Set-up link finished',
  'setup-link.revoked': 'Set-up link revoked',
});

/** A sentence about each audit event. */
export const setupLinkSentences = localized('setupLinkSentences', {
  'setup-link.created': '{actor} created a set-up link',
  'setup-link.opened': 'A set-up link was opened',
  'setup-link.completed': 'The holder of a set-up link finished',
  'setup-link.revoked': '{actor} revoked a set-up link',
});
