import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const personalDataEventTexts = localized('personalDataEventTexts', {
  'personal-data.exported': 'Personal data exported',
  'user.data-exported': 'Data of a user exported',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const personalDataSentences = localized('personalDataSentences', {
  'personal-data.exported': '{target} exported their data',
  'user.data-exported': '{actor} exported the data of {target}',
});
