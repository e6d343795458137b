import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const passwordEventTexts = localized('passwordEventTexts', {
  'password.changed': 'Password changed',
  'password.reset': 'Password reset',
  'password.set': 'Password added',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const passwordSentences = localized('passwordSentences', {
  'password.changed': '{target} changed their password',
  'password.reset': '{target} reset their password',
  'password.set': '{target} added a password',
});
