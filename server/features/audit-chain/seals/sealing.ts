import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { reencryptKeys } from '#server/features/audit-chain/keys/audit-keys.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { auditRetention } from '#server/features/audit-log/retention.ts';
import { numberingObservers, type NumberedEvents } from '#server/features/event-log/publish.ts';

import { queueUnsealed, takeBacklog } from './backlog.ts';
import { createDueCheckpoint } from './checkpoints.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { deleteOldDays } from './retention.ts';
import { entryColumns, readEntries, sealEntries } from './seal-entries.ts';

/** What this process knows of the chain. */
interface Sealing {
  isEnabled: boolean;
  /** Until when the backlog is looked at with each run, in milliseconds: it appears with the commit of the run that fills it. */
  backlogUntil: number;
  isSealingBacklog: boolean;
  areKeysCurrent: boolean;
}

const BACKLOG_MS = 60_000;

/** Seals the entries of new events in the transaction that numbers them: number and seal appear together. */
export const auditSealing = defineService('auditSealing', (service): Sealing => {
  const { enabled } = auditOptions.of(service).chain;
  const sealing = { isEnabled: enabled, backlogUntil: 0, isSealingBacklog: false, areKeysCurrent: false };
  auditRetention.of(service).deleteBefore = deleteOldDays;
  if (enabled) numberingObservers.of(service).push((em, batch) => sealNumbered(em, service, batch));
  return sealing;
});

async function sealNumbered(em: EntityManager, service: AppServices, batch: NumberedEvents): Promise<void> {
  const { chain } = auditOptions.of(service);
  const [sealed] = await em.execute<{ last: string | null }[]>(
    'select max(last_sequence)::text as last from audit_seal',
  );
  // What was numbered without a seal: before the first seal, or while the option was off.
  if (sealed?.last == null || Number(sealed.last) + 1 < Number(batch.first)) {
    await queueUnsealed(em, Number(batch.first));
    auditSealing.of(service).backlogUntil = Date.now() + BACKLOG_MS;
  }
  await createDueCheckpoint(em, service, chain.checkpointEvery);
  const entries = await readEntries(
    em,
    `select event.sequence::text as sequence, ${entryColumns} from event join audit_entry entry using (id)
     where event.sequence between ? and ? order by event.sequence`,
    [batch.first, batch.last],
  );
  await sealEntries(em, service.secrets, entries);
}

/** Seals the entries of the backlog if this process filled it. */
export async function sealNewBacklog(service: AppServices): Promise<void> {
  if (auditSealing.of(service).backlogUntil > Date.now()) await sealBacklog(service);
}

/** Seals the entries of the backlog, a batch in a transaction, until there are none. */
async function sealBacklog(service: AppServices): Promise<void> {
  const sealing = auditSealing.of(service);
  if (sealing.isSealingBacklog) return;
  sealing.isSealingBacklog = true;
  try {
    const waiting = () => service.reads.rows({ text: 'select from audit_backlog limit 1' }, []);
    while ((await waiting()).length > 0 && !service.readiness.draining) {
      await withPublishingLock(service, (em) => sealBatch(em, service));
    }
  } finally {
    sealing.isSealingBacklog = false;
  }
}

async function sealBatch(em: EntityManager, { secrets }: AppServices): Promise<void> {
  const ids = await takeBacklog(em);
  const entries = await readEntries(
    em,
    `select null as sequence, ${entryColumns} from audit_entry entry where id = any(?::uuid[]) order by id`,
    [`{${ids.join(',')}}`],
  );
  await sealEntries(em, secrets, entries);
}

/** What is due although no entry was written: a checkpoint, and at the start keys of an older secret. */
export async function maintainChain(service: AppServices): Promise<void> {
  const sealing = auditSealing.of(service);
  if (!sealing.areKeysCurrent) {
    await service.orm.em.fork().transactional((em) => reencryptKeys(em, service.secrets));
    sealing.areKeysCurrent = true;
  }
  if (!sealing.isEnabled) return;
  // Another process may have ended while it sealed its backlog.
  await sealBacklog(service);
  const { checkpointEvery } = auditOptions.of(service).chain;
  await withPublishingLock(service, (em) => createDueCheckpoint(em, service, checkpointEvery));
}
