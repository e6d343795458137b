import { defineEntity, p } from '@mikro-orm/postgresql';

import { created, identified, optionalId, timestamp } from '#server/db/columns.ts';
import { activity, all, contact, owner, personalData, present, rowId } from '#server/db/personal-data.ts';

/** A mail that is committed and not delivered yet. */
export const OutgoingMailSchema = defineEntity({
  name: 'OutgoingMail',
  properties: {
    ...identified,
    /** The recipient, if it is a user. */
    userId: optionalId().index(),
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

personalData(
  OutgoingMailSchema,
  { name: 'unsentMails', of: 'user_id = :user' },
  {
    id: rowId,
    userId: owner,
    name: activity,
    sealed: present(contact),
    ...all(activity, 'attempts', 'nextAttemptAt', 'createdAt'),
  },
);
