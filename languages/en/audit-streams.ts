import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const auditStreamEventTexts = localized('auditStreamEventTexts', {
  'audit-stream.created': 'Audit stream created',
  'audit-stream.updated': 'Audit stream updated',
  'audit-stream.deleted': 'Audit stream deleted',
  'audit-stream.tested': 'Audit stream tested',
  'audit-stream.rewound': 'Audit stream rewound',
  'audit-stream.refused': 'Event refused by the receiver of an audit stream',
  'audit-stream.gap': 'Events deleted before an audit stream sent them',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const auditStreamSentences = localized('auditStreamSentences', {
  'audit-stream.created': '{actor} created an audit stream',
  'audit-stream.updated': '{actor} updated an audit stream',
  'audit-stream.deleted': '{actor} deleted an audit stream',
  'audit-stream.tested': '{actor} tested an audit stream',
  'audit-stream.rewound': '{actor} rewound an audit stream',
  'audit-stream.refused': 'The receiver of an audit stream refused an event',
  'audit-stream.gap': 'Events {from} to {to} were deleted before an audit stream sent them',
});
