import { z } from 'zod';

import { EventTypeList, EventTypeName, Sequence } from '#shared/event-log/schemas.ts';
import { Id, LookupId, Timestamp, TimestampInput } from '#shared/lib/fields.ts';

const url = z
  .url({ protocol: /^https?$/ })
  .max(2048)
  .meta({ examples: ['https://example.com/webhooks'] });
const types = z
  .array(EventTypeName)
  .min(1)
  .max(100)
  .nullable()
  .describe('The types of events to deliver; null for all, including later ones.');
const description = z
  .string()
  .max(255)
  .nullable()
  .meta({ description: 'A note for the people who manage the webhook.', examples: ['Billing'] });

const organization = { organizationId: LookupId.optional() };
const webhook = { webhookId: LookupId.describe('The webhook.') };

export const CreateWebhook = z.strictObject({
  url,
  types: types.default(null),
  description: description.default(null),
});
export const UpdateWebhook = z.strictObject({
  ...webhook,
  url: url.optional(),
  types: types.optional(),
  description: description.optional(),
  enabled: z.boolean().optional().describe('`false` stops deliveries; `true` resumes them with the next event.'),
});
export const WebhookIdInput = z.strictObject(webhook);
export const TestWebhook = WebhookIdInput.extend({
  type: EventTypeName.optional().describe('Sends an example of this event instead.'),
});
const AttemptTime = TimestampInput.meta({ examples: ['2026-01-31T14:00:00Z'] });
export const DeliveryFilter = z.enum(['delivered', 'failed', 'retrying']);
export const ListDeliveries = z.strictObject({
  ...webhook,
  limit: Sequence.optional(),
  cursor: Sequence.optional().describe('The `nextCursor` of the previous page.'),
  state: DeliveryFilter.optional().describe('By default all; `retrying`: pending after a failed attempt.'),
  types: EventTypeList.optional(),
  from: AttemptTime.optional().describe('Only deliveries whose last attempt was at this time or later.'),
  to: AttemptTime.optional().describe('Only deliveries whose last attempt was before this time.'),
  search: LookupId.optional().describe('Only the delivery with this id, or that of the event with this id.'),
});
/** Deliveries that one call sends again when they are chosen. */
export const MOST_CHOSEN = 500;
export const RedeliverAll = z.strictObject({
  ...webhook,
  deliveryIds: z
    .array(Id.toLowerCase())
    .min(1)
    .max(MOST_CHOSEN)
    .optional()
    .describe('Only these deliveries of the webhook, also those that succeeded.'),
});
export const DeliveryIdInput = z.strictObject({ deliveryId: LookupId.describe('The delivery.') });

export const ListOrganizationWebhooks = z.strictObject(organization).prefault({});
export const CreateOrganizationWebhook = CreateWebhook.extend(organization);
export const UpdateOrganizationWebhook = UpdateWebhook.extend(organization);
export const OrganizationWebhookIdInput = WebhookIdInput.extend(organization);
export const TestOrganizationWebhook = TestWebhook.extend(organization);
export const ListOrganizationDeliveries = ListDeliveries.extend(organization);
export const RedeliverOrganizationAll = RedeliverAll.extend(organization);
export const OrganizationDeliveryIdInput = DeliveryIdInput.extend(organization);

export const Webhook = z
  .object({
    id: Id,
    organizationId: Id.nullable().describe('Null for a webhook of the platform.'),
    url: z.string().meta({ examples: ['https://example.com/webhooks'] }),
    types: z.array(EventTypeName).nullable(),
    description,
    version: z.number().describe('Version of the payloads, from the time of the creation.'),
    failingSince: Timestamp.nullable().describe('The first failed delivery since the last successful one.'),
    disabledAt: Timestamp.nullable(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({ id: 'Webhook' });

export const ListedWebhook = Webhook.extend({
  lastDay: z
    .object({
      delivered: z.number(),
      failed: z.number(),
      retrying: z.number().describe('Failed, and tried again.'),
    })
    .describe(
      'The deliveries whose last attempt was in the current clock hour or the 23 before it, like the hours of `DeliveryCounts`.',
    ),
  lastDeliveredAt: Timestamp.nullable().describe('The last successful attempt of a stored delivery.'),
}).meta({ id: 'ListedWebhook' });

export const WebhookWithSecret = z
  .object({
    webhook: Webhook,
    secret: z.string().meta({
      description: 'Verifies the signatures. It is shown only in this answer.',
      examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    }),
  })
  .meta({ id: 'WebhookWithSecret' });

const error = z
  .string()
  .nullable()
  .meta({ description: 'Why the attempt failed.', examples: ['The receiver did not respond'] });

const DeliverySubject = z
  .object({
    kind: z.enum(['user', 'organization']),
    id: Id,
    name: z
      .string()
      .nullable()
      .meta({
        description:
          'The current name, or the email of a user without one; null after the deletion, and for callers who may not read the audit log.',
        examples: ['Ada Lovelace'],
      }),
  })
  .meta({ id: 'DeliverySubject' });

export const WebhookDelivery = z
  .object({
    id: Id,
    webhookId: Id,
    eventId: Id.describe('The header `webhook-id`.'),
    sequence: z.number(),
    type: EventTypeName,
    occurredAt: Timestamp.describe('The time of the event.'),
    subject: DeliverySubject.nullable().describe(
      'The user that the event is about, else its organization; null if it has neither.',
    ),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.number(),
    attemptedAt: Timestamp.nullable().describe('The last attempt.'),
    nextAttemptAt: Timestamp.nullable(),
    responseStatus: z.number().nullable().describe('HTTP status of the last response.'),
    duration: z.number().nullable().describe('Milliseconds of the last attempt.'),
    error,
    createdAt: Timestamp,
  })
  .meta({ id: 'WebhookDelivery' });

/** An attempt of a delivery. */
export const WebhookAttempt = z
  .object({
    startedAt: z.iso.datetime().describe('Also the header `webhook-timestamp`, in seconds.'),
    duration: z.number().describe('Milliseconds.'),
    responseStatus: z.number().nullable(),
    error,
    signature: z
      .string()
      .nullable()
      .default(null)
      .meta({
        description: 'The header `webhook-signature`.',
        examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
      }),
    contentType: z
      .string()
      .nullable()
      .meta({ description: 'Of the response.', examples: ['application/json'] }),
    body: z
      .string()
      .nullable()
      .meta({
        description: 'The first 1,000 characters of the response; null from a private host.',
        examples: ['{"received":true}'],
      }),
  })
  .meta({ id: 'WebhookAttempt' });

export const WebhookDeliveryDetails = z
  .object({
    delivery: WebhookDelivery,
    url: z.string().describe('The URL of the webhook.'),
    body: z.string().meta({
      description: 'The body of the request.',
      examples: ['{"type":"user.created","data":{"userId":"0198f7c1-6d2a-7c43-9e0b-3f1f7a5b2c10"}}'],
    }),
    log: z.array(WebhookAttempt).describe('The last 20 attempts, oldest first.'),
  })
  .meta({ id: 'WebhookDeliveryDetails' });

export const DeliveryCounts = z
  .object({
    hours: z
      .array(
        z.object({
          from: Timestamp,
          delivered: z.number(),
          failed: z.number().describe('Whose last attempt failed.'),
          retrying: z.number().describe('Those of `failed` that are tried again.'),
        }),
      )
      .describe(
        'The current clock hour and the 23 before it, oldest first. A delivery counts in that of its last attempt.',
      ),
    undelivered: z.number().describe('Failed or waiting for a retry, at any time; at most 10,000.'),
  })
  .meta({ id: 'DeliveryCounts' });

export const Redelivered = z
  .object({
    redelivered: z.number(),
    rejected: z
      .array(z.object({ deliveryId: Id, reason: z.enum(['not-found', 'waiting']) }))
      .optional()
      .describe('Those of `deliveryIds` that are not sent again: they do not exist, or wait for their first attempt.'),
  })
  .meta({ id: 'Redelivered' });

export const WebhookDeliveries = z
  .object({ deliveries: z.array(WebhookDelivery), nextCursor: z.number().nullable() })
  .meta({ id: 'WebhookDeliveries' });
