import type { z } from 'zod';

import { Values } from '#server/db/reads.ts';
import { eventColumns, type EventRow } from '#server/features/event-log/event.ts';
import { AppError } from '#server/lib/errors.ts';
import { now } from '#server/lib/now.ts';
import type { AuthenticatedQueryContext } from '#server/features/sessions/context.ts';
import { toPage } from '#server/call/paging.ts';
import { pageSize } from '#shared/lib/fields.ts';
import type {
  DeliveryCounts,
  DeliveryFilter,
  DeliveryIdInput,
  ListDeliveries,
  ListedWebhook,
  WebhookDelivery,
  WebhookIdInput,
} from '#shared/webhooks/schemas.ts';

import type { Owner } from './manage-webhooks.ts';
import { requestBody } from './payload.ts';
import { MOST_REDELIVERED, undeliveredAt } from './queries.ts';
import { seesNames, subjectColumn } from './subject.ts';
import { WebhookEndpoint } from './webhook.entity.ts';
import type { StoredAttempt } from './webhook.types.ts';

type QueryContext = Pick<AuthenticatedQueryContext, 'em' | 'reads' | 'user' | 'options'>;
type QueryOf<Input extends z.ZodType> = { ctx: QueryContext; input: z.output<Input> };
type DeliveryRow = z.input<typeof WebhookDelivery>;
type HourRow = z.input<typeof DeliveryCounts>['hours'][number];

/** The beginning of the 24 hours that are counted: the current hour and the 23 before it, so that hours add up to the day. */
const firstHour = (time: string) => `date_trunc('hour', ${time}::timestamptz) - interval '23 hours'`;

export async function listWebhooks({ reads }: Pick<QueryContext, 'reads'>, owner: Owner) {
  const text = `
    select id, organization_id as "organizationId", url, types, description, version, failing_since as "failingSince",
      disabled_at as "disabledAt", created_at as "createdAt", updated_at as "updatedAt", "lastDay",
      (select attempted_at from webhook_delivery
        where endpoint_id = endpoint.id and status = 'delivered' and attempted_at is not null
        order by attempted_at desc limit 1) as "lastDeliveredAt"
    from webhook_endpoint endpoint, lateral (
      select json_build_object(
        'delivered', count(*) filter (where status = 'delivered'),
        'failed', count(*) filter (where status = 'failed'),
        'retrying', count(*) filter (where status = 'pending' and error is not null)) "lastDay"
      from webhook_delivery where endpoint_id = endpoint.id
        and attempted_at >= ${firstHour('$2')} and attempted_at < ${firstHour('$2')} + interval '24 hours') recent
    where organization_id is not distinct from $1::uuid order by id`;
  return reads.rows<z.input<typeof ListedWebhook>>({ text }, [owner, now()]);
}

/** The deliveries of a webhook, newest event first. */
export async function listDeliveries({ ctx, input }: QueryOf<typeof ListDeliveries>, owner: Owner) {
  const { webhookId, cursor } = input;
  const limit = pageSize(input.limit);
  await requireOwn(ctx, webhookId, owner);
  const values = new Values();
  const text = `
    select ${deliveryColumns}, ${subjectColumn(values.add(seesNames(ctx, owner)))} ${fromDeliveries}
    where endpoint_id = ${values.add(webhookId)} ${conditionsOf(input, values)}
      ${cursor === undefined ? '' : `and delivery.sequence < ${values.add(cursor)}`}
    order by delivery.sequence desc limit ${values.add(limit + 1)}`;
  const rows = await ctx.reads.rows<DeliveryRow>({ text }, values.list);
  const { rows: deliveries, nextCursor } = toPage(rows, limit, ({ sequence }) => sequence);
  return { deliveries, nextCursor };
}

/** What the filters select. Each has an index; the planner begins with that of the fewest rows. */
function conditionsOf({ state, types, from, to, search }: z.output<typeof ListDeliveries>, values: Values): string {
  const conditions: string[] = [];
  if (state !== undefined) conditions.push(inState[state]);
  if (types !== undefined) conditions.push(`event.type = any(${values.add(types)})`);
  if (from !== undefined) conditions.push(`attempted_at >= ${values.add(new Date(from))}`);
  if (to !== undefined) conditions.push(`attempted_at < ${values.add(new Date(to))}`);
  if (search !== undefined) {
    const placeholder = values.add(search);
    conditions.push(`(delivery.id = ${placeholder} or event_id = ${placeholder})`);
  }
  return conditions.map((condition) => `and ${condition}`).join(' ');
}

/** Most deliveries are delivered, and few wait. */
const inState: Record<z.output<typeof DeliveryFilter>, string> = {
  delivered: `status = 'delivered'`,
  failed: `status = 'failed'`,
  retrying: `next_attempt_at is not null and status = 'pending' and error is not null`,
};

const deliveryColumns = `
  delivery.id, delivery.endpoint_id as "webhookId", delivery.event_id as "eventId", delivery.sequence::float8 as sequence,
  type, entry.created_at as "occurredAt", status, attempts, attempted_at as "attemptedAt", next_attempt_at as "nextAttemptAt",
  response_status as "responseStatus", (log -> -1 ->> 'duration')::int as duration, error,
  delivery.created_at as "createdAt"`;

const fromDeliveries =
  'from webhook_delivery delivery join event on event.id = event_id join audit_entry entry on entry.id = event_id';

/** A delivery with the request that it sends and its last attempts. */
export async function getDelivery({ ctx, input }: QueryOf<typeof DeliveryIdInput>, owner: Owner) {
  const { reads } = ctx;
  const text = `
    select ${deliveryColumns}, ${subjectColumn('$3')}, endpoint.url, log ${fromDeliveries}
      join webhook_endpoint endpoint on endpoint.id = endpoint_id
    where delivery.id = $1 and endpoint.organization_id is not distinct from $2::uuid`;
  const [found] = await reads.rows<DeliveryRow & { url: string; log: StoredAttempt[] }>({ text }, [
    input.deliveryId,
    owner,
    seesNames(ctx, owner),
  ]);
  if (found === undefined) throw new AppError('WEBHOOK_DELIVERY_NOT_FOUND');
  const { url, log, ...delivery } = found;
  const event = `select ${eventColumns} from event join audit_entry entry on entry.id = event.id where event.id = $1`;
  const [row] = await reads.rows<EventRow>({ text: event }, [delivery.eventId]);
  return { delivery, url, body: requestBody(row!), log };
}

/** The deliveries whose last attempt was in each of the 24 hours, and those that `redeliverAll` would send. */
export async function countDeliveries({ ctx, input }: QueryOf<typeof WebhookIdInput>, owner: Owner) {
  await requireOwn(ctx, input.webhookId, owner);
  const text = `
    select hour as "from", count(*) filter (where status = 'delivered')::int as delivered,
      count(*) filter (where error is not null)::int as failed,
      count(*) filter (where error is not null and status = 'pending')::int as retrying,
      (select count(*)::int from (
        select from webhook_delivery where endpoint_id = $1 and ${undeliveredAt('$2')} limit ${MOST_REDELIVERED}) undelivered)
        as undelivered
    from generate_series(${firstHour('$2')}, $2, interval '1 hour') hour
      left join webhook_delivery on endpoint_id = $1 and attempted_at >= hour and attempted_at < hour + interval '1 hour'
    group by hour order by hour`;
  const hours = await ctx.reads.rows<HourRow & { undelivered: number }>({ text }, [input.webhookId, now()]);
  return { hours, undelivered: hours[0]!.undelivered };
}

/** @throws AppError if the owner has no such webhook. */
async function requireOwn({ em }: QueryContext, webhookId: string, owner: Owner): Promise<void> {
  const count = await em.count(WebhookEndpoint, { id: webhookId, organization: owner });
  if (count === 0) throw new AppError('WEBHOOK_NOT_FOUND');
}
