import { z } from 'zod';

import { events } from '#generated/audit-events.ts';
import { Id, LookupId, Timestamp } from '#shared/lib/fields.ts';

/** Incremented when a field changes its meaning or disappears. New fields and new types do not change it. */
export const EVENT_VERSION = 1;

type EventTypeOf<Events> = { [Name in keyof Events]: Events[Name] extends z.ZodObject ? Name : never }[keyof Events];

/** The entries of the audit log that programs get as events. */
export type EventType = EventTypeOf<typeof events>;

/** The payload of each type of event. */
export const eventData = Object.fromEntries(
  Object.entries(events).filter(([, payload]) => payload instanceof z.ZodObject),
) as Pick<typeof events, EventType>;

/** The payload of each type, before encoding. */
export type EventData = { [Type in EventType]: z.input<(typeof eventData)[Type]> };

// Object.keys loses the type of the keys.
export const eventTypes = Object.keys(eventData) as [EventType, ...EventType[]];

export const EventTypeName = z.enum(eventTypes).meta({ id: 'EventType' });

export const Sequence = z
  .union([z.int().nonnegative(), z.string().regex(/^\d{1,15}$/)])
  .transform(Number)
  .meta({ override: { type: 'integer', minimum: 0, anyOf: undefined } });

/** Types of events in a query. */
export const EventTypeList = z
  .string()
  .max(2048)
  .transform((list) => list.split(','))
  .pipe(z.array(EventTypeName))
  .meta({
    override: { type: 'string' },
    description: 'Types separated by commas; by default all.',
    examples: ['user.deleted,member.removed'],
  });

const page = {
  after: Sequence.prefault(0).describe(
    'The `sequence` of the last event that was processed; by default the log begins.',
  ),
  cursor: Sequence.optional().describe('The `nextCursor` of the previous page, instead of `after`.'),
  types: EventTypeList.optional(),
  limit: Sequence.optional(),
};

export const ListEvents = z.strictObject({ ...page, organizationId: Id.optional() }).prefault({});
export const ListOrganizationEvents = z.strictObject({ ...page, organizationId: LookupId.optional() }).prefault({});

// With ids, so that the document describes them once rather than for each type of event.
const envelope = {
  id: Id.meta({
    id: 'EventId',
    description: 'The same in the log and in each delivery, where it is the header `webhook-id`.',
  }),
  sequence: z.number().meta({ id: 'EventSequence', description: 'Increases from event to event, with gaps.' }),
  version: z.number().meta({ id: 'EventVersion', description: 'Version of the payload.' }),
  timestamp: Timestamp,
  organizationId: Id.nullable().meta({
    id: 'OrganizationOfEvent',
    description: 'The organization in which it happened.',
  }),
};

type EventOf<Type extends EventType> = z.ZodObject<
  typeof envelope & { type: z.ZodLiteral<Type>; data: (typeof eventData)[Type] }
>;
type AnyEvent = { [Type in EventType]: EventOf<Type> }[EventType];

const eventSchemas = eventTypes.map((type) =>
  z
    .object({
      ...envelope,
      type: z.literal(type).describe('The type of the event.'),
      data: eventData[type],
    })
    .meta({ id: `${pascalCase(type)}Event` }),
) as unknown as [AnyEvent, ...AnyEvent[]];

/** `member.role-changed` is `MemberRoleChanged`. */
export function pascalCase(type: EventType): string {
  return type.replace(/(?:^|[.-])([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export const Event = z.discriminatedUnion('type', eventSchemas).meta({ id: 'LoggedEvent' });

export const EventPage = z
  .object({
    events: z.array(Event),
    hasMore: z.boolean().describe('Whether there are more: call again with the last `sequence`.'),
    nextCursor: z.number().nullable().describe('The last `sequence` if there are more, else null.'),
  })
  .meta({ id: 'EventPage' });
