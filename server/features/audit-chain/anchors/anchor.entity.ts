import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalText, optionalTimestamp } from '#server/db/columns.ts';
import { all, none, personalData, rowId } from '#server/db/personal-data.ts';

/** A checkpoint that a place outside of the database gets, or got. */
export const AuditAnchorSchema = defineEntity({
  name: 'AuditAnchor',
  uniques: [{ properties: ['target', 'checkpointNumber'] }],
  properties: {
    ...identified,
    /** The place, by `targetOf`. */
    target: p.text(),
    checkpointNumber: p.bigint('number'),
    attempts: p.integer().default(0),
    /** Also the end of the lease of an attempt; null once it was sent. */
    nextAttemptAt: optionalTimestamp(),
    sentAt: optionalTimestamp(),
    /** Why the last attempt failed. */
    error: optionalText(),
    ...created,
  },
});

export class AuditAnchor extends AuditAnchorSchema.class {}
AuditAnchorSchema.setClass(AuditAnchor);

const ofCheckpoint = none('Of a checkpoint, which has hashes and counts.');

personalData(
  AuditAnchorSchema,
  { name: null },
  {
    id: rowId,
    ...all(ofCheckpoint, 'target', 'checkpointNumber', 'attempts', 'nextAttemptAt', 'sentAt', 'error', 'createdAt'),
  },
);
