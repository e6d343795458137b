import type { z } from 'zod';

import { toEvent, type EventRow } from '#server/features/event-log/event.ts';
import { eventData, eventTypes, type EventType } from '#shared/event-log/schemas.ts';

/** Of nothing that exists. */
const EXAMPLE_ID = '0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10';

/** The body of the request: the event, or the example that a test event asks for. */
export function requestBody(row: EventRow): string {
  const event = toEvent(row);
  const example = row.type === 'webhook.tested' ? eventTypes.find((type) => type === row.details['type']) : undefined;
  const timestamp = event.timestamp.toISOString();
  if (example === undefined) return JSON.stringify({ ...event, timestamp });
  const given = { ...row.details, actorId: row.actorId, organizationId: row.organizationId };
  const data = exampleData(example, given);
  return JSON.stringify({ ...event, type: example, timestamp, data, test: true });
}

/** A payload that the schema of the type accepts, with these values; optional fields are left out. */
export function exampleData(type: EventType, given: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(eventData[type].shape as Record<string, z.ZodType>);
  return Object.fromEntries(
    fields.flatMap(([name, schema]) => {
      const { options = [] } = schema as { options?: readonly unknown[] };
      const values = [undefined, given[name], EXAMPLE_ID, 'example', 1, true, null, ...options];
      const value = values.find((each) => schema.safeParse(each).success);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
