import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const verificationEventTexts = localized('verificationEventTexts', {
  'email.verified': 'Email verified',
  'email.changed': 'Email changed',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const verificationSentences = localized('verificationSentences', {
  'email.verified': '{target} verified their email',
  'email.changed': '{target} changed their email',
});
