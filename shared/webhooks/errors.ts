export const webhookErrors = {
  YOU_ARE_NOT_ALLOWED_TO_MANAGE_WEBHOOKS: [403, 'You are not allowed to manage webhooks'],
  INVALID_WEBHOOK_URL: [400, 'Invalid webhook URL'],
  WEBHOOK_NOT_FOUND: [400, 'Webhook not found'],
  WEBHOOK_IS_DISABLED: [400, 'Webhook is disabled'],
  WEBHOOK_LIMIT_REACHED: [400, 'Webhook limit reached'],
  WEBHOOK_DELIVERY_NOT_FOUND: [400, 'Webhook delivery not found'],
} as const;
