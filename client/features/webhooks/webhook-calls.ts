import { createContext, useContext } from 'react';

import type { Outputs } from '#client/sdk/calls.ts';
import { trpc } from '#client/sdk/react.tsx';
import type { EventType } from '#shared/event-log/schemas.ts';

export type Webhook = Outputs['webhook']['list'][number];
export type Delivery = Outputs['webhook']['listDeliveries']['deliveries'][number];
export type DeliveryCounts = Outputs['webhook']['countDeliveries'];
export type DeliveryDetails = Outputs['webhook']['getDelivery'];

const ofOrganization = {
  list: trpc.organization.listWebhooks,
  create: trpc.organization.createWebhook,
  update: trpc.organization.updateWebhook,
  delete: trpc.organization.deleteWebhook,
  rotateSecret: trpc.organization.rotateWebhookSecret,
  test: trpc.organization.testWebhook,
  listDeliveries: trpc.organization.listWebhookDeliveries,
  getDelivery: trpc.organization.getWebhookDelivery,
  countDeliveries: trpc.organization.countWebhookDeliveries,
  redeliver: trpc.organization.redeliverWebhook,
  redeliverAll: trpc.organization.redeliverWebhookAll,
};

/** They have the same inputs, without `organizationId`. */
const ofPlatform = trpc.webhook as unknown as typeof ofOrganization;

interface Owner {
  /** Of the screens: `/admin/webhooks`. */
  path: string;
  /** The organization in the input of each call; none for the platform. */
  input: { organizationId?: string };
  /** The types of events that occur. */
  types: readonly EventType[];
  canManage: boolean;
}

/** Whose webhooks the screens show. */
export const WebhookOwner = createContext<Owner | null>(null);

export function useWebhookOwner() {
  const owner = useContext(WebhookOwner);
  if (owner === null) throw new Error('The screen has no owner');
  return { ...owner, calls: owner.input.organizationId === undefined ? ofPlatform : ofOrganization };
}
