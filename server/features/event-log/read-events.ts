import type { z } from 'zod';

import { toPage } from '#server/call/paging.ts';
import { Values, type Reads } from '#server/db/reads.ts';
import { eventTypes, type ListEvents } from '#shared/event-log/schemas.ts';
import { pageSize } from '#shared/lib/fields.ts';

import { eventColumns, toEvent, type EventRow } from './event.ts';

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
