import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const serviceAccountEventTexts = localized('serviceAccountEventTexts', {
  'service-account.created': 'Service account created',
  'service-account.updated': 'Service account updated',
  'service-account.deleted': 'Service account deleted',
  'service-account.key-created': 'Key of a service account created',
  'service-account.key-rotated': 'Key of a service account replaced',
  'service-account.key-deleted': 'Key of a service account deleted',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const serviceAccountSentences = localized('serviceAccountSentences', {
  'service-account.created': '{actor} created [the service account {name}|a service account] as {role}',
  'service-account.updated': '{actor} updated [the service account {name}|a service account]',
  'service-account.deleted': '{actor} deleted [the service account {name}|a service account]',
  'service-account.key-created': '{actor} created a key of [the service account {name}|a service account]',
  'service-account.key-rotated': '{actor} replaced a key of [the service account {name}|a service account]',
  'service-account.key-deleted': '{actor} deleted a key of [the service account {name}|a service account]',
});
