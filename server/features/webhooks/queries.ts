import type { EntityManager } from '@mikro-orm/postgresql';

import type { Reads } from '#server/db/reads.ts';
import { eventColumns, type EventRow } from '#server/features/event-log/event.ts';
import { inSeconds, now } from '#server/lib/now.ts';
import { eventTypes } from '#shared/event-log/schemas.ts';

import type { StoredAttempt } from './webhook.types.ts';

/**
 * Creates the deliveries of the events that follow the last one of each endpoint. The endpoint and its deliveries change in
 * one statement; processes that run it at the same time advance different endpoints.
 */
export async function createDeliveries(em: EntityManager): Promise<void> {
  const time = now();
  await em.execute(
    `with last as (select coalesce(max("sequence"), 0) as "sequence" from "event"),
     behind as (
       select "id", "sequence" from "webhook_endpoint"
       where "disabled_at" is null and "sequence" < (select "sequence" from last) for update skip locked),
     advanced as (
       update "webhook_endpoint" endpoint set "sequence" = last."sequence" from last, behind
       where endpoint."id" = behind."id"
       returning endpoint."id", endpoint."organization_id", endpoint."types", behind."sequence" as since, last."sequence")
     insert into "webhook_delivery" ("id", "endpoint_id", "event_id", "sequence", "next_attempt_at", "created_at")
     select gen_random_uuid(), advanced."id", event."id", event."sequence", ?, ?
     from advanced join "event" on event."sequence" > since and event."sequence" <= advanced."sequence"
       join "audit_entry" entry on entry."id" = event."id"
     where (advanced."organization_id" is null or advanced."organization_id" = event."organization_id")
       and event."type" = any(?::text[])
       and case when event."type" = 'webhook.tested' then entry."details" ->> 'webhookId' = advanced."id"::text
           else advanced."types" is null or event."type" = any(advanced."types") end
     on conflict do nothing`,
    [time, time, `{${eventTypes.join(',')}}`],
  );
}

/** Deliveries that one call sends again. */
export const MOST_REDELIVERED = 10_000;

/** Those that failed for good or wait for a retry; each has an index. */
export const undeliveredAt = (time: string) =>
  `(status = 'failed' or next_attempt_at > ${time} and status = 'pending' and error is not null)`;

/**
 * Makes the newest deliveries due that failed for good, which start over, or wait for a retry.
 * It leaves out those that are sent at the moment, and waits for none.
 */
export async function redeliverUndelivered(em: EntityManager, endpointId: string): Promise<number> {
  const time = now();
  const { affectedRows } = await em.execute<{ affectedRows: number }>(
    `update "webhook_delivery" set "next_attempt_at" = ?, "status" = 'pending',
       "attempts" = case when "status" = 'failed' then 0 else "attempts" end
     where "id" in (
       select "id" from "webhook_delivery" where "endpoint_id" = ? and ${undeliveredAt('?')}
       order by "sequence" desc limit ${MOST_REDELIVERED} for update skip locked)`,
    [time, endpointId, time],
    'run',
  );
  return affectedRows;
}

/**
 * Makes chosen deliveries of an endpoint due: those that were delivered or failed for good start over, and the next attempt of
 * those that wait for a retry comes at once. Those that wait for their first attempt stay as they are.
 */
export async function redeliverChosen(
  em: EntityManager,
  endpointId: string,
  ids: readonly string[],
): Promise<{ id: string; isQueued: boolean }[]> {
  return em.execute(
    `with chosen as (
       select "id", "status" = 'pending' and "error" is null as waits from "webhook_delivery"
       where "endpoint_id" = ? and "id" = any(?::uuid[]) order by "id" for update),
     queued as (
       update "webhook_delivery" delivery set "next_attempt_at" = ?, "status" = 'pending',
         "attempts" = case when delivery."status" = 'pending' then delivery."attempts" else 0 end
       from chosen where delivery."id" = chosen."id" and not waits
       returning delivery."id")
     select "id", "id" in (select "id" from queued) as "isQueued" from chosen`,
    [endpointId, `{${ids.join(',')}}`, now()],
  );
}

export interface DueEndpoint {
  id: string;
  /** Null for the platform. */
  organizationId: string | null;
}

/** The enabled endpoints with a delivery that is due. */
export async function findDueEndpoints(reads: Reads): Promise<DueEndpoint[]> {
  return reads.rows<DueEndpoint>(
    {
      text: `select id, organization_id as "organizationId" from webhook_endpoint where disabled_at is null and exists (
        select from webhook_delivery where endpoint_id = webhook_endpoint.id and next_attempt_at <= $1)`,
    },
    [now()],
  );
}

/** A delivery on which this process has a lease, with what is needed to send it. */
export interface LeasedDelivery extends EventRow {
  deliveryId: string;
  endpointId: string;
  attempts: number;
  url: string;
  secret: string;
  previousSecret: string | null;
  previousSecretExpiresAt: Date | null;
  log: StoredAttempt[];
}

/** Leases the delivery of an endpoint that has been due longest. Concurrent callers lease different ones. */
export async function leaseDelivery(
  reads: Reads,
  endpointId: string,
  leaseSeconds: number,
): Promise<LeasedDelivery | undefined> {
  const text = `
    with leased as (
      update webhook_delivery set next_attempt_at = $2, attempts = attempts + 1 where id = (
        select id from webhook_delivery where endpoint_id = $1 and next_attempt_at <= $3
        order by next_attempt_at, sequence limit 1 for update skip locked)
      returning id, endpoint_id, event_id, attempts, log)
    select leased.id as "deliveryId", leased.endpoint_id as "endpointId", leased.attempts, leased.log, endpoint.url, endpoint.secret,
      endpoint.previous_secret as "previousSecret", endpoint.previous_secret_expires_at as "previousSecretExpiresAt",
      ${eventColumns}
    from leased join webhook_endpoint endpoint on endpoint.id = leased.endpoint_id and endpoint.disabled_at is null
      join event on event.id = leased.event_id join audit_entry entry on entry.id = event.id`;
  const [delivery] = await reads.rows<LeasedDelivery>({ name: 'lease webhook delivery', text }, [
    endpointId,
    inSeconds(leaseSeconds),
    now(),
  ]);
  return delivery;
}
