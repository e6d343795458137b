import { z } from 'zod';

import { OptionalOrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const StreamPayload = OptionalOrganizationEventPayload.extend({ streamId: Id }).meta({ id: 'AuditStreamEventPayload' });

export const auditStreamEvents = {
  'audit-stream.created': StreamPayload,
  'audit-stream.updated': StreamPayload,
  'audit-stream.deleted': StreamPayload,
  'audit-stream.tested': StreamPayload,
  'audit-stream.rewound': StreamPayload,
  'audit-stream.refused': StreamPayload.extend({ entryId: Id.describe('The entry that the receiver refused.') }),
  'audit-stream.gap': StreamPayload.extend({
    from: z.number().describe('The first number that was deleted before it was sent.'),
    to: z.number().describe('The last one.'),
  }),
};
