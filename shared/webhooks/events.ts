import { z } from 'zod';

import { OptionalOrganizationEventPayload } from '#shared/lib/event-payload.ts';
import { Id } from '#shared/lib/fields.ts';

const WebhookPayload = OptionalOrganizationEventPayload.extend({ webhookId: Id }).meta({ id: 'WebhookEventPayload' });

export const webhookEvents = {
  'webhook.created': WebhookPayload,
  'webhook.updated': WebhookPayload,
  'webhook.deleted': WebhookPayload,
  'webhook.secret-rotated': WebhookPayload,
  'webhook.tested': WebhookPayload.extend({
    type: z.string().optional().describe('The type of the example that was sent.'),
  }).meta({ id: 'WebhookTestedEventPayload' }),
  'webhook.disabled': WebhookPayload,
};
