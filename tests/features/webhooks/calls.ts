import type { FeatureCalls } from '#tests/support/calls/call-facts.ts';

export const calls: FeatureCalls = {
  'webhook.create': {
    as: 'admin',
    input: { url: 'https://93.184.216.34/' },
    statements: 5,
    audits: 'webhook.created',
  },
  'webhook.update': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId, enabled: false }),
    statements: 4,
    audits: 'webhook.updated',
  },
  'webhook.delete': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 4,
    audits: 'webhook.deleted',
  },
  'webhook.list': { as: 'admin', statements: 2 },
  'webhook.rotateSecret': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 4,
    audits: 'webhook.secret-rotated',
  },
  'webhook.test': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 3,
    audits: 'webhook.tested',
  },
  'webhook.listDeliveries': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 3,
    pages: [{}, { state: 'failed' }],
  },
  'webhook.getDelivery': {
    as: 'admin',
    input: ({ ids: { deliveryId } }) => ({ deliveryId }),
    statements: 3,
  },
  'webhook.countDeliveries': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 3,
  },
  'webhook.redeliver': {
    as: 'admin',
    input: ({ ids: { deliveryId } }) => ({ deliveryId }),
    statements: 3,
    audits: { nothing: 'sends what the webhook receives anyway' },
  },
  'webhook.redeliverAll': {
    as: 'admin',
    input: ({ ids: { webhookId } }) => ({ webhookId }),
    statements: 3,
    audits: { nothing: 'sends what the webhook receives anyway' },
  },
  'organization.createWebhook': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId, url: 'https://93.184.216.34/' }),
    statements: 9,
    audits: 'webhook.created',
    whileImpersonating: 'rejected',
  },
  'organization.updateWebhook': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
      description: 'Changed',
    }),
    statements: 8,
    audits: 'webhook.updated',
    whileImpersonating: 'rejected',
  },
  'organization.deleteWebhook': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 8,
    audits: 'webhook.deleted',
    whileImpersonating: 'rejected',
  },
  'organization.listWebhooks': {
    as: 'owner',
    input: ({ ids: { organizationId } }) => ({ organizationId }),
    statements: 3,
  },
  'organization.rotateWebhookSecret': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 8,
    audits: 'webhook.secret-rotated',
    whileImpersonating: 'rejected',
  },
  'organization.testWebhook': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 7,
    audits: 'webhook.tested',
    whileImpersonating: 'rejected',
  },
  'organization.listWebhookDeliveries': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 4,
    pages: [{}, { state: 'failed' }],
  },
  'organization.getWebhookDelivery': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationDeliveryId } }) => ({
      organizationId,
      deliveryId: organizationDeliveryId,
    }),
    statements: 4,
  },
  'organization.countWebhookDeliveries': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 4,
  },
  'organization.redeliverWebhook': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationDeliveryId } }) => ({
      organizationId,
      deliveryId: organizationDeliveryId,
    }),
    statements: 7,
    audits: { nothing: 'sends what the webhook receives anyway' },
    whileImpersonating: 'rejected',
  },
  'organization.redeliverWebhookAll': {
    as: 'owner',
    input: ({ ids: { organizationId, organizationWebhookId } }) => ({
      organizationId,
      webhookId: organizationWebhookId,
    }),
    statements: 7,
    audits: { nothing: 'sends what the webhook receives anyway' },
    whileImpersonating: 'rejected',
  },
};
