import { defineFeature } from '#server/call/feature.ts';
import { administrator } from '#server/features/admin/guards.ts';
import { memberQuery } from '#server/features/organizations/guards.ts';
import { get } from '#server/call/trpc.ts';
import { synchronous } from '#server/lib/patches/synchronous.ts';
import { EventPage, ListEvents, ListOrganizationEvents } from '#shared/event-log/schemas.ts';

import { EventSchema } from './event.entity.ts';
import { eventOptions } from './event-log.options.ts';
import { deleteOldEvents, eventReaders, numberingObservers, publishEvents } from './publish.ts';
import { readEvents } from './read-events.ts';
import { eventsTag } from './tag.ts';

const about =
  'Oldest first. Call again with the `sequence` of the last event; an event never appears before one that was read already.';

/** The audit log as a log of events for programs. */
export const eventLog = defineFeature({
  name: 'eventLog',
  options: [eventOptions],
  entities: [EventSchema],
  services: [numberingObservers, eventReaders],
  router: {
    events: administrator({ audit: ['list'] })
      .meta(get('/events', 'List the events of the platform', about))
      .meta({ scope: 'audit:list' })
      .input(ListEvents)
      .output(synchronous(EventPage))
      .query(({ ctx, input }) => readEvents(ctx.reads, input)),
    organization: {
      listEvents: memberQuery({
        permissions: { organization: ['update'] },
        onNotMember: 'USER_IS_NOT_A_MEMBER_OF_THE_ORGANIZATION',
        onForbidden: 'YOU_ARE_NOT_ALLOWED_TO_READ_THE_AUDIT_LOG',
      })
        .meta(get('/organization/list-events', 'List the events of an organization', about))
        .meta({ scope: 'organization:read' })
        .input(ListOrganizationEvents)
        .output(synchronous(EventPage))
        .query(({ ctx, input }) => readEvents(ctx.reads, { ...input, organizationId: ctx.organizationId })),
    },
  },
  tag: eventsTag,
  jobs: [
    { name: 'events', every: ({ options }) => eventOptions.of({ options }).pollInterval, run: publishEvents },
    { name: 'event retention', every: ({ options }) => options.advanced.sweepInterval, run: deleteOldEvents },
  ],
});
