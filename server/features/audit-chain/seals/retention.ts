import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices } from '#server/call/context.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { deleteEntriesBefore } from '#server/features/audit-log/retention.ts';
import { unpackIds } from '#server/features/audit-chain/format/ids.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';

import { createCheckpoint, type CheckpointStatement } from './checkpoints.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { AuditCheckpoint, type AuditSeal } from './seal.entity.ts';

/** Seals of one transaction: up to 5,000 entries each. */
const SEALS = 50;
const MAX_ENTRIES = 5_000;

/**
 * Deletes the entries of whole days by their seals, whose headers stay: the chain stays verifiable. A signed checkpoint says
 * before which day entries may be missing. Entries that are not sealed yet stay until they are.
 */
export async function deleteOldDays(service: AppServices, oldest: Date): Promise<number> {
  const before = dayOf(oldest);
  let entries = 0;
  if (await hasSealsBefore(service, before)) {
    await withPublishingLock(service, async (em) => {
      const last = await em.findOne(AuditCheckpoint, { kind: 'retention' }, { orderBy: { number: 'desc' } });
      const isAnnounced = last !== null && (JSON.parse(last.statement) as CheckpointStatement).before === before;
      if (!isAnnounced) await createCheckpoint(em, service, { kind: 'retention', facts: { before } });
    });
    let deleted: number;
    do {
      deleted = await withPublishingLock(service, (em) => deleteSeals(em, before));
      entries += deleted;
    } while (deleted > 0);
  }
  // Without seals, entries are deleted to the second.
  if (auditOptions.of(service).chain.enabled) return entries;
  const isSealed = await service.reads.rows({ text: 'select from audit_seal where ids is not null limit 1' }, []);
  return entries + (await deleteEntriesBefore(service, isSealed.length > 0 ? new Date(`${before}T00:00:00Z`) : oldest));
}

async function hasSealsBefore({ reads }: AppServices, before: string): Promise<boolean> {
  const text = 'select from audit_seal where day < $1 and ids is not null limit 1';
  return (await reads.rows({ text }, [before])).length > 0;
}

/** Deletes the entries of the oldest seals, up to a batch of entries. @returns the number of entries; 0 if there are none. */
async function deleteSeals(em: EntityManager, before: string): Promise<number> {
  const seals = await em.execute<Pick<AuditSeal, 'number' | 'ids' | 'count'>[]>(
    `select number, ids, count from (
       select number, ids, count, sum(count) over (order by number) as total from audit_seal
       where day < ? and ids is not null order by number limit ${SEALS}) oldest
     where total - count < ${MAX_ENTRIES}`,
    [before],
  );
  const ids = seals.flatMap((seal) => unpackIds(seal.ids!));
  const numbers = seals.map(({ number }) => number);
  await em.execute(`select set_config('gatehouse.audit', 'retention', true)`);
  await em.execute('delete from audit_entry where id = any(?::uuid[])', [`{${ids.join(',')}}`]);
  await em.execute('update audit_seal set ids = null, leaves = null where number = any(?::bigint[])', [
    `{${numbers.join(',')}}`,
  ]);
  return ids.length;
}
