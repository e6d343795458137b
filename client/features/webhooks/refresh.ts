import type { FeatureRefresh } from '#client/sdk/refresh-rule.ts';

const organizationChanges = [
  'organization.createWebhook',
  'organization.updateWebhook',
  'organization.deleteWebhook',
  'organization.rotateWebhookSecret',
] as const;
const organizationDeliveries = [
  ...organizationChanges,
  'organization.testWebhook',
  'organization.redeliverWebhook',
  'organization.redeliverWebhookAll',
] as const;
const platformDeliveries = [
  'webhook.update',
  'webhook.delete',
  'webhook.test',
  'webhook.redeliver',
  'webhook.redeliverAll',
] as const;

export const refresh: FeatureRefresh = {
  rules: [
    {
      refresh: 'webhook.list',
      after: ['webhook.create', 'webhook.update', 'webhook.delete', 'webhook.rotateSecret'],
    },
    { refresh: 'webhook.listDeliveries', after: platformDeliveries },
    { refresh: 'webhook.getDelivery', after: platformDeliveries },
    { refresh: 'webhook.countDeliveries', after: platformDeliveries },
    { refresh: 'organization.listWebhooks', after: organizationChanges },
    { refresh: 'organization.listWebhookDeliveries', after: organizationDeliveries },
    { refresh: 'organization.getWebhookDelivery', after: organizationDeliveries },
    { refresh: 'organization.countWebhookDeliveries', after: organizationDeliveries },
  ],
};
