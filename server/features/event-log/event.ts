import type { z } from 'zod';

import { EVENT_VERSION, eventData, type Event, type EventType } from '#shared/event-log/schemas.ts';

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
