import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const organizationChanges = [
  'organization.createWebhook',
  'organization.updateWebhook',
  'organization.deleteWebhook',
  'organization.rotateWebhookSecret',
] as const;
const deliveries = ['organization.testWebhook', 'organization.redeliverWebhook'] as const;

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'webhook.list',
      after: ['webhook.create', 'webhook.update', 'webhook.delete', 'webhook.rotateSecret'],
    },
    {
      refresh: 'webhook.listDeliveries',
      after: ['webhook.update', 'webhook.delete', 'webhook.test', 'webhook.redeliver'],
    },
    { refresh: 'organization.listWebhooks', after: organizationChanges },
    { refresh: 'organization.listWebhookDeliveries', after: [...organizationChanges, ...deliveries] },
  ],
};
