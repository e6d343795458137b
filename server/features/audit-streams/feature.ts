import { defineFeature, kitTags } from '#server/call/feature.ts';
import { eventOptions } from '#server/features/event-log/event-log.options.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { auditStreamErrors } from '#shared/audit-streams/errors.ts';
import { auditStreamEvents } from '#shared/audit-streams/events.ts';

import { failingStreams } from './attention.ts';
import { streamFailingMail, streamTestLimit } from './audit-stream.definitions.ts';
import { AuditStreamSchema } from './audit-stream.entity.ts';
import { auditStreamOptions } from './audit-stream.options.ts';
import { auditStreamRouter } from './audit-stream.router.ts';
import { disableStreamsOf } from './manage/manage-streams.ts';
import { streamsInLog } from './send/streams-in-log.ts';
import { streamSender } from './send/stream-sender.ts';

const ofOwner = { none: 'Belongs to an organization or to the platform, whose managers read its audit log.' };

/** Sends the audit log to collectors, in order and at least once. */
export const auditStreams = defineFeature({
  name: 'auditStreams',
  errors: auditStreamErrors,
  audit: auditStreamEvents,
  notices: {
    'audit-stream.created': ofOwner,
    'audit-stream.updated': ofOwner,
    'audit-stream.deleted': ofOwner,
    'audit-stream.tested': ofOwner,
    'audit-stream.rewound': ofOwner,
    'audit-stream.refused': ofOwner,
    'audit-stream.gap': ofOwner,
  },
  attention: [failingStreams],
  options: [auditStreamOptions],
  entities: [AuditStreamSchema],
  mails: [streamFailingMail],
  credentials: [
    {
      name: 'audit-stream',
      entities: [AuditStreamSchema],
      purgeUnproven: async (ctx, userId) => {
        for (const organization of await organizationsOfOnly(ctx.em, userId)) await disableStreamsOf(ctx, organization);
      },
    },
  ],
  services: [streamSender, streamsInLog],
  router: auditStreamRouter,
  tag: (call) => (call.startsWith('admin.') ? kitTags.admin : kitTags.organizations),
  rateLimits: {
    'admin.testAuditStream': [streamTestLimit],
    'organization.testAuditStream': [streamTestLimit],
  },
  jobs: [
    {
      name: 'audit streams',
      every: ({ options }) => eventOptions.of({ options }).pollInterval,
      run: (service) => streamSender.of(service).run(),
    },
  ],
});
