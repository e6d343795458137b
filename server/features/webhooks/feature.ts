import { defineFeature } from '#server/call/feature.ts';
import { eventsTag } from '#server/features/event-log/tag.ts';
import { eventOptions } from '#server/features/event-log/event-log.options.ts';
import { organizationsOfOnly } from '#server/features/organizations/queries.ts';
import { webhookEvents } from '#shared/webhooks/events.ts';
import { webhookErrors } from '#shared/webhooks/errors.ts';

import { failingWebhooks } from './attention.ts';
import { disableWebhooksOf } from './manage-webhooks.ts';
import { webhookSender } from './sender.ts';
import { WebhookDeliverySchema, WebhookEndpointSchema } from './webhook.entity.ts';
import { webhookDisabledMail, webhookSendLimit } from './webhook.definitions.ts';
import { webhookOptions } from './webhook.options.ts';
import { webhookRouter } from './webhook.router.ts';

const ofOwner = { none: 'Belongs to an organization or to the platform, whose managers read its audit log.' };

export const webhooks = defineFeature({
  name: 'webhooks',
  errors: webhookErrors,
  audit: webhookEvents,
  notices: {
    'webhook.created': ofOwner,
    'webhook.updated': ofOwner,
    'webhook.deleted': ofOwner,
    'webhook.secret-rotated': ofOwner,
    'webhook.tested': ofOwner,
    'webhook.disabled': { none: 'Those who manage the webhook get a mail if failed deliveries disabled it.' },
  },
  entities: [WebhookEndpointSchema, WebhookDeliverySchema],
  attention: [failingWebhooks],
  options: [webhookOptions],
  mails: [webhookDisabledMail],
  credentials: [
    {
      name: 'webhook',
      entities: [WebhookEndpointSchema],
      purgeUnproven: async (ctx, userId) => {
        for (const organization of await organizationsOfOnly(ctx.em, userId))
          await disableWebhooksOf(ctx, organization);
      },
    },
  ],
  services: [webhookSender],
  router: webhookRouter,
  tag: eventsTag,
  rateLimits: {
    'webhook.test': [webhookSendLimit],
    'webhook.redeliver': [webhookSendLimit],
    'webhook.redeliverAll': [webhookSendLimit],
    'organization.testWebhook': [webhookSendLimit],
    'organization.redeliverWebhook': [webhookSendLimit],
    'organization.redeliverWebhookAll': [webhookSendLimit],
  },
  jobs: [
    {
      name: 'webhooks',
      every: ({ options }) => eventOptions.of({ options }).pollInterval,
      run: (service) => webhookSender.of(service).run(),
    },
  ],
});
