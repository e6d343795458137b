import { defineEntity, p } from '@mikro-orm/postgresql';

import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import { optionalId } from '#server/db/columns.ts';
import { all, none, ofOrganization, personalData } from '#server/db/personal-data.ts';
import type { AuditEvent } from '#shared/audit-log/schemas.ts';

/**
 * The position of an audit entry in the log of events. A trigger inserts the row with the entry; `publishEvents` assigns the
 * sequence after the commit.
 */
export const EventSchema = defineEntity({
  name: 'Event',
  indexes: [
    { properties: ['organizationId', 'sequence'] },
    { properties: ['type', 'sequence'] },
    {
      name: 'event_unpublished',
      expression: `create index "event_unpublished" on "event" ("id") where "sequence" is null`,
    },
  ],
  uniques: [{ properties: ['sequence'] }],
  properties: {
    entry: () =>
      p.oneToOne(AuditEntrySchema).primary().ref().fieldName('id').updateRule('no action').deleteRule('cascade'),
    sequence: p.bigint('number').strictNullable(),
    type: p.text().$type<AuditEvent>(),
    organizationId: optionalId(),
  },
});

export class Event extends EventSchema.class {}
EventSchema.setClass(Event);

personalData(
  EventSchema,
  { name: null },
  {
    entry: none('The id of an audit entry.'),
    ...all(none('The position of an audit entry, which has the ids.'), 'sequence', 'type'),
    organizationId: ofOrganization,
  },
);
