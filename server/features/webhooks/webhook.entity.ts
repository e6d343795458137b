import { defineEntity, type Opt, p } from '@mikro-orm/postgresql';

import { created, identified, optionalTimestamp, optionalText, timestamps } from '#server/db/columns.ts';
import {
  activity,
  all,
  content,
  kept,
  link,
  none,
  personalData,
  rowId,
  secret,
  unlinked,
} from '#server/db/personal-data.ts';
import { EventSchema } from '#server/features/event-log/event.entity.ts';
import { OrganizationSchema } from '#server/features/organizations/organization.entity.ts';
import { UserSchema } from '#server/features/users/user.entity.ts';
import type { EventType } from '#shared/event-log/schemas.ts';

import type { StoredAttempt } from './webhook.types.ts';

export const WebhookEndpointSchema = defineEntity({
  name: 'WebhookEndpoint',
  properties: {
    ...identified,
    /** Null for an endpoint of the platform, which receives the events of all organizations. */
    organization: () =>
      p.manyToOne(OrganizationSchema).ref().strictNullable().default(null).deleteRule('cascade').index(),
    /** The first to get the mail when the endpoint is disabled. */
    creator: () => p.manyToOne(UserSchema).ref().strictNullable().default(null).deleteRule('set null').index(),
    url: p.text(),
    /** Null for all. */
    types: p.array().$type<EventType[]>().strictNullable(),
    description: optionalText(),
    version: p.integer(),
    /** Encrypted, as the previous one. */
    secret: p.text(),
    /** Signs beside the new one until it expires. */
    previousSecret: optionalText(),
    previousSecretExpiresAt: optionalTimestamp(),
    /** The last event for which deliveries were created. */
    sequence: p.bigint('number').index(),
    failingSince: optionalTimestamp(),
    disabledAt: optionalTimestamp(),
    ...timestamps,
  },
});

export class WebhookEndpoint extends WebhookEndpointSchema.class {
  get organizationId(): Opt<string> | null {
    return this.organization?.id ?? null;
  }
}
WebhookEndpointSchema.setClass(WebhookEndpoint);

export const WebhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  indexes: [
    { properties: ['endpoint', 'sequence'] },
    { properties: ['endpoint', 'attemptedAt'] },
    {
      name: 'webhook_delivery_due',
      expression: `create index "webhook_delivery_due" on "webhook_delivery" ("endpoint_id", "next_attempt_at") where "next_attempt_at" is not null`,
    },
    {
      name: 'webhook_delivery_failed',
      expression: `create index "webhook_delivery_failed" on "webhook_delivery" ("endpoint_id", "sequence") where "status" = 'failed'`,
    },
  ],
  uniques: [{ properties: ['event', 'endpoint'] }],
  properties: {
    ...identified,
    endpoint: () => p.manyToOne(WebhookEndpointSchema).ref().deleteRule('cascade'),
    event: () => p.manyToOne(EventSchema).ref().fieldName('event_id').updateRule('no action').deleteRule('cascade'),
    /** Of the event. */
    sequence: p.bigint('number'),
    status: p.text().$type<'pending' | 'delivered' | 'failed'>().default('pending'),
    attempts: p.integer().default(0),
    /** Also the end of the lease of an attempt. */
    nextAttemptAt: optionalTimestamp(),
    attemptedAt: optionalTimestamp(),
    responseStatus: p.integer().strictNullable(),
    error: optionalText(),
    /** The last attempts, oldest first. */
    log: p.json<StoredAttempt[]>().default('[]'),
    ...created,
  },
});

export class WebhookDelivery extends WebhookDeliverySchema.class {}
WebhookDeliverySchema.setClass(WebhookDelivery);

personalData(
  WebhookEndpointSchema,
  { name: 'webhooks', of: 'creator_id = :user', erasure: 'stays' },
  {
    id: rowId,
    organization: link,
    creator: unlinked,
    ...all(
      kept(content, 'It goes on working for the organization or the platform.'),
      'url',
      'types',
      'description',
      'version',
    ),
    ...all(
      { ...secret, erase: 'keep', why: 'It goes on working.' },
      'secret',
      'previousSecret',
      'previousSecretExpiresAt',
    ),
    ...all(none('Of the endpoint.'), 'sequence', 'failingSince', 'disabledAt'),
    ...all(kept(activity, 'Of the endpoint.'), 'createdAt', 'updatedAt'),
  },
);

personalData(
  WebhookDeliverySchema,
  { name: null },
  {
    id: rowId,
    ...all(
      none('The delivery of an event, which has ids only.'),
      'endpoint',
      'event',
      'sequence',
      'status',
      'attempts',
    ),
    ...all(
      none('The delivery of an event, which has ids only.'),
      'nextAttemptAt',
      'attemptedAt',
      'responseStatus',
      'error',
      'createdAt',
    ),
    log: kept(content, 'What the receiver answered, which belongs to its operator. It ends with the event.'),
  },
);
