import { localized } from '#client/components/texts/localized.ts';

/** The titles of the audit events. */
export const webhookEventTexts = localized('webhookEventTexts', {
  'webhook.created': 'Webhook created',
  'webhook.updated': 'Webhook updated',
  'webhook.deleted': 'Webhook deleted',
  'webhook.secret-rotated': 'Webhook secret rotated',
  'webhook.tested': 'Webhook tested',
  'webhook.disabled': 'Webhook disabled after failed deliveries',
});

/** A sentence about each audit event. The placeholders are names of the entry, and its details. */
export const webhookSentences = localized('webhookSentences', {
  'webhook.created': '{actor} created [the webhook to {host}|a webhook]',
  'webhook.updated': '{actor} updated [the webhook to {host}|a webhook]',
  'webhook.deleted': '{actor} deleted [the webhook to {host}|a webhook]',
  'webhook.secret-rotated': '{actor} rotated the secret of [the webhook to {host}|a webhook]',
  'webhook.tested': '{actor} tested [the webhook to {host}|a webhook]',
  'webhook.disabled': '[The webhook to {host}|A webhook] was disabled after failed deliveries',
});
