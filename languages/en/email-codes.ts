import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const emailCodeEventTexts = localized('emailCodeEventTexts', {
  'email-code.refused': 'Email code rejected',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const emailCodeSentences = localized('emailCodeSentences', {
  'email-code.refused': 'Wrong email code for {target}',
});
