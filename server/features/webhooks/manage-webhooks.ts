import type { z } from 'zod';

import { AppError } from '#server/lib/errors.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { AuthenticatedContext } from '#server/features/sessions/context.ts';
import { requireAllowedDestination } from '#server/http/outgoing/http-client.ts';
import { HttpClientError } from '#server/http/outgoing/http-client-error.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { newWebhookSecret } from '#server/security/webhook-secret.ts';
import { EVENT_VERSION } from '#shared/event-log/schemas.ts';
import type {
  CreateWebhook,
  RedeliverAll,
  TestWebhook,
  UpdateWebhook,
  WebhookIdInput,
} from '#shared/webhooks/schemas.ts';

import { redeliverChosen, redeliverUndelivered } from './queries.ts';
import { sealSecret } from './signing.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhook.entity.ts';
import { webhookOptions } from './webhook.options.ts';

/** The organization that the webhooks belong to; null for the platform. */
export type Owner = string | null;

type CallOf<Input extends z.ZodType> = { ctx: AuthenticatedContext; input: z.output<Input> };

/**
 * Rejects a URL that no event would be sent to. It asks name servers, so it runs before the call locks or writes anything.
 * A URL that the webhook has already is not checked again.
 */
export async function requireAllowedUrl(
  { ctx, input }: CallOf<typeof CreateWebhook | typeof UpdateWebhook>,
  owner: Owner,
): Promise<void> {
  const { url } = input;
  if (url === undefined) return;
  const stored = 'webhookId' in input ? { id: input.webhookId, organization: owner, url } : null;
  if (stored && (await ctx.em.count(WebhookEndpoint, stored)) > 0) return;
  try {
    await requireAllowedDestination(url, ctx.options.outgoing);
  } catch (error) {
    if (error instanceof HttpClientError) throw new AppError('INVALID_WEBHOOK_URL');
    throw error;
  }
}

export async function createWebhook({ ctx, input }: CallOf<typeof CreateWebhook>, owner: Owner) {
  const { em, user, secrets } = ctx;
  if ((await em.count(WebhookEndpoint, { organization: owner })) >= webhookOptions.of(ctx).maximumWebhooks) {
    throw new AppError('WEBHOOK_LIMIT_REACHED');
  }
  const secret = newWebhookSecret();
  const { url, types, description } = input;
  const webhook = em.create(WebhookEndpoint, {
    organization: owner,
    creator: user.id,
    url,
    types,
    description,
    version: EVENT_VERSION,
    secret: '',
    sequence: await lastSequence(ctx),
  });
  webhook.secret = sealSecret(secrets, secret, webhook.id);
  record(ctx, 'webhook.created', webhook);
  return { webhook, secret };
}

export async function updateWebhook({ ctx, input }: CallOf<typeof UpdateWebhook>, owner: Owner) {
  const webhook = await requireWebhook(ctx, input.webhookId, owner);
  const { url = webhook.url, types = webhook.types, description = webhook.description, enabled } = input;
  ctx.em.assign(webhook, { url, types, description });
  if (enabled === true && webhook.disabledAt !== null) {
    // What happened meanwhile is in the event log.
    ctx.em.assign(webhook, { disabledAt: null, failingSince: null, sequence: await lastSequence(ctx) });
  }
  if (enabled === false) webhook.disabledAt ??= now();
  record(ctx, 'webhook.updated', webhook);
  return webhook;
}

/** Deletes its deliveries too. */
export async function deleteWebhook({ ctx, input }: CallOf<typeof WebhookIdInput>, owner: Owner) {
  const webhook = await requireWebhook(ctx, input.webhookId, owner);
  ctx.em.remove(webhook);
  record(ctx, 'webhook.deleted', webhook);
  return { success: true as const };
}

/** The previous secret signs too until `secretOverlap` has passed, so that receivers can change it without a gap. */
export async function rotateWebhookSecret({ ctx, input }: CallOf<typeof WebhookIdInput>, owner: Owner) {
  const webhook = await requireWebhook(ctx, input.webhookId, owner);
  const secret = newWebhookSecret();
  ctx.em.assign(webhook, {
    previousSecret: webhook.secret,
    previousSecretExpiresAt: inSeconds(webhookOptions.of(ctx).secretOverlap),
    secret: sealSecret(ctx.secrets, secret, webhook.id),
  });
  record(ctx, 'webhook.secret-rotated', webhook);
  return { webhook, secret };
}

/** Its owner can enable them again. */
export async function disableWebhooksOf(ctx: EventContext, organizationId: string): Promise<void> {
  const webhooks = await ctx.em.find(WebhookEndpoint, { organization: organizationId, disabledAt: null });
  for (const webhook of webhooks) {
    webhook.disabledAt = now();
    ctx.audit('webhook.disabled', { organizationId, details: detailsOf(webhook) });
  }
}

/** Causes an event that is delivered to this webhook alone, whatever its types. */
export async function testWebhook({ ctx, input }: CallOf<typeof TestWebhook>, owner: Owner) {
  const webhook = await requireWebhook(ctx, input.webhookId, owner);
  if (webhook.disabledAt !== null) throw new AppError('WEBHOOK_IS_DISABLED');
  const details = { ...detailsOf(webhook), ...(input.type === undefined ? {} : { type: input.type }) };
  ctx.audit('webhook.tested', { organizationId: webhook.organizationId, details });
  return { success: true as const };
}

/** Starts a delivery over, with the same `webhook-id`. The next attempt of one that is still tried comes at once instead. */
export async function redeliver({ ctx, deliveryId }: { ctx: AuthenticatedContext; deliveryId: string }, owner: Owner) {
  const delivery = await ctx.em.findOne(
    WebhookDelivery,
    { id: deliveryId, endpoint: { organization: owner } },
    { populate: ['endpoint'] },
  );
  if (delivery === null) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
  if (delivery.endpoint.unwrap().disabledAt !== null) throw new AppError('WEBHOOK_IS_DISABLED');
  const restarted = delivery.status === 'pending' ? {} : { status: 'pending' as const, attempts: 0 };
  ctx.em.assign(delivery, { ...restarted, nextAttemptAt: now() });
  return { success: true as const };
}

/** Does with all deliveries that did not succeed, or with the chosen ones, what `redeliver` does with one. */
export async function redeliverAll({ ctx, input }: CallOf<typeof RedeliverAll>, owner: Owner) {
  const webhook = await requireWebhook(ctx, input.webhookId, owner);
  if (webhook.disabledAt !== null) throw new AppError('WEBHOOK_IS_DISABLED');
  if (input.deliveryIds === undefined) return { redelivered: await redeliverUndelivered(ctx.em, webhook.id) };
  const deliveryIds = [...new Set(input.deliveryIds)];
  const found = await redeliverChosen(ctx.em, webhook.id, deliveryIds);
  const isQueued = new Map(found.map((delivery) => [delivery.id, delivery.isQueued]));
  const rejected = deliveryIds
    .filter((id) => isQueued.get(id) !== true)
    .map((id) => ({ deliveryId: id, reason: isQueued.has(id) ? ('waiting' as const) : ('not-found' as const) }));
  return { redelivered: deliveryIds.length - rejected.length, rejected };
}

async function requireWebhook({ em }: AuthenticatedContext, id: string, owner: Owner): Promise<WebhookEndpoint> {
  const webhook = await em.findOne(WebhookEndpoint, { id, organization: owner });
  if (webhook === null) throw new AppError('WEBHOOK_NOT_FOUND');
  return webhook;
}

/** On the connection of the call's transaction. */
async function lastSequence({ em }: AuthenticatedContext): Promise<number> {
  const [row] = await em.execute<{ last: string }[]>('select coalesce(max("sequence"), 0) as last from "event"');
  return Number(row!.last);
}

type WebhookEvent = `webhook.${'created' | 'updated' | 'deleted' | 'secret-rotated'}`;

function record(ctx: AuthenticatedContext, event: WebhookEvent, webhook: WebhookEndpoint): void {
  ctx.audit(event, { organizationId: webhook.organizationId, details: detailsOf(webhook) });
}

/** For the audit log. The rest of a URL can be a secret. */
export function detailsOf({ id, url }: Pick<WebhookEndpoint, 'id' | 'url'>) {
  return { webhookId: id, host: new URL(url).host };
}
