import { toPage } from '#server/call/paging.ts';
import type { z } from 'zod';

import { Values, type Reads } from '#server/db/reads.ts';
import {
  EVENT_VERSION,
  eventData,
  eventTypes,
  type Event,
  type EventType,
  type ListEvents,
} from '#shared/event-log/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

/** A published event with its audit entry. */
export interface EventRow {
  id: string;
  sequence: string;
  type: EventType;
  organizationId: string | null;
  actorId: string | null;
  subjectId: string | null;
  details: Record<string, string | number | boolean | null>;
  createdAt: Date;
}

export const eventColumns = `
  event.id, event.sequence, event.type, event.organization_id as "organizationId", entry.actor_id as "actorId",
  entry.subject_id as "subjectId", entry.details, entry.created_at as "createdAt"`;

/** The event as programs see it: of the entry's details only the fields of the type's payload. */
export function toEvent({ actorId, subjectId, details, sequence, createdAt, ...row }: EventRow): z.input<typeof Event> {
  const facts = { ...details, actorId, userId: subjectId, organizationId: row.organizationId };
  const names = Object.keys(eventData[row.type].shape) as (keyof typeof facts)[];
  const data = Object.fromEntries(names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])));
  // The fields of `data` are those of the type.
  return {
    id: row.id,
    sequence: Number(sequence),
    type: row.type,
    version: EVENT_VERSION,
    timestamp: createdAt,
    organizationId: row.organizationId,
    data,
  } as z.input<typeof Event>;
}

/** A page of the published events, oldest first; of one organization if there is an id. */
export async function readEvents(reads: Reads, input: z.output<typeof ListEvents>) {
  const limit = pageSize(input.limit);
  const { cursor, after, types = eventTypes, organizationId } = input;
  const values = new Values();
  const text = `
    select ${eventColumns} from event join audit_entry entry using (id)
    where event.sequence > ${values.add(cursor ?? after)} and event.type = any(${values.add(types)})
    ${organizationId === undefined ? '' : `and event.organization_id = ${values.add(organizationId)}`}
    order by event.sequence limit ${values.add(limit + 1)}`;
  const rows = await reads.rows<EventRow>({ text }, values.list);
  const { rows: events, nextCursor } = toPage(rows.map(toEvent), limit, ({ sequence }) => sequence);
  return { events, hasMore: nextCursor !== null, nextCursor };
}
