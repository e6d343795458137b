import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, moment } from '#server/db/columns.ts';

/** A mail from the moment its call commits until somebody took it. */
export const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  properties: {
    ...identified,
    name: p.text(),
    /** What it says, encrypted: it holds links that sign in. */
    sealed: p.text(),
    /** How often it was tried, the try under way included. */
    attempts: p.integer(),
    /** When it may be tried by whoever looks; while it is tried, when that try counts as cut off. */
    nextAttemptAt: moment().index(),
    ...created,
  },
});

export class OutgoingMail extends OutgoingMailSchema.class {}
OutgoingMailSchema.setClass(OutgoingMail);
