import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { now } from '#server/lib/now.ts';

import { eventOptions } from './event-log.options.ts';

/** The advisory lock of publishing, the same on all nodes. */
export const PUBLISHING_LOCK = 0x65_76_65_6e;
const BATCH_SIZE = 5_000;
const DAY_MS = 86_400_000;

/** Events that got their numbers in one transaction. */
export interface NumberedEvents {
  first: string;
  last: string;
  count: number;
}

/**
 * What other features do with events in the transaction that numbers them. It holds the lock of all nodes, and delays all
 * events.
 */
export const numberingObservers = defineService(
  'numberingObservers',
  (): ((em: EntityManager, batch: NumberedEvents) => Promise<void>)[] => [],
);

/** Features that read the events in order; each says up to which number it has read, or null. Others are not deleted yet. */
export const eventReaders = defineService('eventReaders', (): (() => Promise<number | null>)[] => []);

/**
 * Numbers the committed events. Under the lock one transaction numbers after another, each of them only events that are
 * committed: a reader that has seen a sequence has seen, or can see, all smaller ones. Numbers from a database sequence would
 * become visible in another order than they were drawn.
 */
export async function publishEvents(service: Pick<AppServices, 'orm' | 'featureServices'>): Promise<void> {
  const observers = numberingObservers.of(service);
  const { orm } = service;
  for (let published = BATCH_SIZE; published === BATCH_SIZE;) {
    published = await orm.em.fork().transactional(async (em) => {
      const [row] = await em.execute<{ locked: boolean }[]>(
        `select exists (select from "event" where "sequence" is null) and pg_try_advisory_xact_lock(?) as locked`,
        [PUBLISHING_LOCK],
      );
      if (!row!.locked) return 0;
      const [batch] = await em.execute<[NumberedEvents]>(
        `with pending as (
           select "id", row_number() over (order by "id") as nth from (
             select "id" from "event" where "sequence" is null order by "id" limit ${BATCH_SIZE}) oldest),
         numbered as (
           update "event" set "sequence" = (select coalesce(max("sequence"), 0) from "event") + pending.nth
           from pending where "event"."id" = pending."id" returning "sequence")
         select min("sequence")::text as first, max("sequence")::text as last, count(*)::int as count from numbered`,
      );
      if (batch.count > 0) for (const observe of observers) await observe(em, batch);
      return batch.count;
    });
  }
}

/** The number up to which all features that read the events in order have read them. */
export async function readByAll(service: Pick<AppServices, 'featureServices'>): Promise<number> {
  const positions = await Promise.all(eventReaders.of(service).map((position) => position()));
  return Math.min(...positions.map((position) => position ?? Number.MAX_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/**
 * Deletes old events, except the last one, from which the next sequence follows. Those that a reader has not read stay for as
 * long again.
 */
export async function deleteOldEvents(
  service: Pick<AppServices, 'orm' | 'log' | 'options' | 'featureServices'>,
): Promise<void> {
  const { orm, log, options } = service;
  const { retentionDays } = eventOptions.of({ options });
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const read = await readByAll(service);
  let events = 0;
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; events += deleted) {
    const { affectedRows } = await orm.em.fork().execute<{ affectedRows: number }>(
      `delete from "event" where "id" in (
         select "event"."id" from "event" join "audit_entry" using ("id")
         where "created_at" < ? and ("sequence" <= ? or "created_at" < ?) and "sequence" < (select max("sequence") from "event")
         order by "sequence" limit ${BATCH_SIZE})`,
      [before(retentionDays), read, before(2 * retentionDays)],
      'run',
    );
    deleted = affectedRows;
  }
  if (events > 0) log.info({ events, retentionDays }, 'deleted old events');
}
