import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, timestamp } from '#server/db/columns.ts';

/** A mail that is committed and not delivered yet. */
export const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  properties: {
    ...identified,
    name: p.text(),
    /** The payload, encrypted, since it contains links that sign in. */
    sealed: p.text(),
    /** Includes the attempt in progress. */
    attempts: p.integer(),
    /** When the mail is due; during an attempt, when the lease of that attempt ends. */
    nextAttemptAt: timestamp().index(),
    ...created,
  },
});

export class OutgoingMail extends OutgoingMailSchema.class {}
OutgoingMailSchema.setClass(OutgoingMail);
