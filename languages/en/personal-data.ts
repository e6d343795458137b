import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const personalDataEventTexts = localized('personalDataEventTexts', {
  'personal-data.exported': 'Personal data exported',
  'user.data-exported': 'Data of a user exported',
  'user.inactivity-noticed': 'Notice of inactivity sent',
  'organization.exported': 'Organization exported',
  'legal-hold.created': 'Legal hold created',
  'legal-hold.lifted': 'Legal hold lifted',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const personalDataSentences = localized('personalDataSentences', {
  'personal-data.exported': '{target} exported their data',
  'user.data-exported': '{actor} exported the data of {target}',
  'user.inactivity-noticed': '{target} was told that the account will be deleted because it is not used',
  'organization.exported': '{actor} exported the data of {organization}',
  'legal-hold.created': '{actor} created a legal hold',
  'legal-hold.lifted': '{actor} lifted a legal hold',
});
