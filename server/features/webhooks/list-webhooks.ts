import type { z } from 'zod';

import { Values } from '#server/db/reads.ts';
import { AppError } from '#server/lib/errors.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { toPage } from '#server/call/paging.ts';
import { pageSize } from '#shared/lib/fields.ts';
import type { ListDeliveries, WebhookDelivery } from '#shared/webhooks/schemas.ts';

import type { Owner } from './manage-webhooks.ts';
import { WebhookEndpoint } from './webhook.entity.ts';

export async function listWebhooks({ em }: Pick<AuthenticatedQueryContext, 'em'>, owner: Owner) {
  return em.findAll(WebhookEndpoint, { where: { organization: owner }, orderBy: { id: 'asc' } });
}

/** The deliveries of a webhook, newest event first. */
export async function listDeliveries(
  {
    ctx: { em, reads },
    input,
  }: { ctx: Pick<AuthenticatedQueryContext, 'em' | 'reads'>; input: z.output<typeof ListDeliveries> },
  owner: Owner,
) {
  const { webhookId, cursor } = input;
  const limit = pageSize(input.limit);
  if ((await em.count(WebhookEndpoint, { id: webhookId, organization: owner })) === 0) {
    throw new AppError('WEBHOOK_NOT_FOUND');
  }
  const values = new Values();
  const text = `
    select delivery.id, endpoint_id as "webhookId", event_id as "eventId", delivery.sequence::float8 as sequence, type,
      status, attempts, attempted_at as "attemptedAt", next_attempt_at as "nextAttemptAt",
      response_status as "responseStatus", error, created_at as "createdAt"
    from webhook_delivery delivery join event on event.id = event_id
    where endpoint_id = ${values.add(webhookId)}
      ${cursor === undefined ? '' : `and delivery.sequence < ${values.add(cursor)}`}
    order by delivery.sequence desc limit ${values.add(limit + 1)}`;
  const rows = await reads.rows<z.input<typeof WebhookDelivery>>({ text }, values.list);
  const { rows: deliveries, nextCursor } = toPage(rows, limit, ({ sequence }) => sequence);
  return { deliveries, nextCursor };
}
