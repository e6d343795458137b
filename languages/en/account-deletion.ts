import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const accountDeletionEventTexts = localized('accountDeletionEventTexts', {
  'user.deleted': 'Account deleted',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const accountDeletionSentences = localized('accountDeletionSentences', {
  'user.deleted': '{target} deleted their account',
});
