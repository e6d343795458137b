import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText } from '#server/db/columns.ts';
import { all, none, personalData, rowId } from '#server/db/personal-data.ts';

/** The result of a verification of the whole log. The newest one counts for all processes. */
export const AuditVerificationSchema = defineEntity({
  name: 'AuditVerification',
  indexes: [{ properties: ['createdAt'] }],
  properties: {
    ...identified,
    seals: p.integer(),
    /** Those that equal their seal. */
    entries: p.integer(),
    violations: p.integer(),
    /** SHA-256 of the violations, which tells whether they are new; null without any. */
    fingerprint: optionalText(),
    milliseconds: p.integer(),
    ...created,
  },
});

export class AuditVerification extends AuditVerificationSchema.class {}
AuditVerificationSchema.setClass(AuditVerification);

personalData(
  AuditVerificationSchema,
  { name: null },
  {
    id: rowId,
    ...all(
      none('Counts of the whole log.'),
      'seals',
      'entries',
      'violations',
      'fingerprint',
      'milliseconds',
      'createdAt',
    ),
  },
);
