import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalId, optionalTimestamp } from '#server/db/columns.ts';
import { activity, all, content, kept, personalData, pseudonym, rowId } from '#server/db/personal-data.ts';

/** Keeps the data of a user or an organization from being deleted, because of a legal obligation. Without foreign keys, as it outlives both. */
export const LegalHoldSchema = defineEntity({
  name: 'LegalHold',
  indexes: [{ properties: ['createdAt', 'id'] }],
  checks: [{ name: 'legal_hold_subject', expression: 'num_nonnulls("user_id", "organization_id") = 1' }],
  properties: {
    ...identified,
    userId: optionalId().index(),
    organizationId: optionalId().index(),
    /** Encrypted. */
    reason: p.text(),
    createdBy: optionalId(),
    /** Null if it stands until it is lifted. */
    endsAt: optionalTimestamp(),
    liftedAt: optionalTimestamp(),
    liftedBy: optionalId(),
    ...created,
  },
});

export class LegalHold extends LegalHoldSchema.class {}
LegalHoldSchema.setClass(LegalHold);

personalData(
  LegalHoldSchema,
  { name: null },
  {
    id: rowId,
    ...all(pseudonym('Proof of the obligation.'), 'userId', 'organizationId', 'createdBy', 'liftedBy'),
    reason: kept({ ...content, export: 'no' }, 'Proof of the obligation.'),
    ...all(kept({ ...activity, export: 'no' }, 'Proof of the obligation.'), 'endsAt', 'liftedAt', 'createdAt'),
  },
);
