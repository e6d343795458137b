import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const auditChainEventTexts = localized('auditChainEventTexts', {
  'audit.exported': 'Audit log exported',
  'audit.violation': 'Change of the audit log found',
  'audit.key-rotated': 'Key of the audit log rotated',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const auditChainSentences = localized('auditChainSentences', {
  'audit.exported': '{actor} exported the audit log',
  'audit.violation': 'The audit log was changed after it was recorded',
  'audit.key-rotated': '{actor} rotated the key of the audit log',
});
