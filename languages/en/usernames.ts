import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const usernameEventTexts = localized('usernameEventTexts', {
  'username.changed': 'Username changed',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const usernameSentences = localized('usernameSentences', {
  'username.changed': '{target} changed their username',
});
