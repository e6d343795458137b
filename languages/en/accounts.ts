import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const accountEventTexts = localized('accountEventTexts', {
  'account.linked': 'Sign-in method connected',
  'account.unlinked': 'Sign-in method disconnected',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const accountSentences = localized('accountSentences', {
  'account.linked': '{target} connected {provider}',
  'account.unlinked': '{target} disconnected {provider}',
});
