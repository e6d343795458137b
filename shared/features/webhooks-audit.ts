import { OfPlatformOrOrganization } from '#shared/event-payload.ts';
import { Id } from '#shared/fields.ts';

const OfWebhook = OfPlatformOrOrganization.extend({ webhookId: Id });

export const webhookEvents = {
  'webhook.created': OfWebhook,
  'webhook.updated': OfWebhook,
  'webhook.deleted': OfWebhook,
  'webhook.secret-rotated': OfWebhook,
  'webhook.tested': OfWebhook,
  'webhook.disabled': OfWebhook,
};
