import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const phoneNumberEventTexts = localized('phoneNumberEventTexts', {
  'phone-code.refused': 'Text message code rejected',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const phoneNumberSentences = localized('phoneNumberSentences', {
  'phone-code.refused': 'Wrong text message code for {target}',
});
