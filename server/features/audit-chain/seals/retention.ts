import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices } from '#server/call/context.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import { deleteEntriesBefore } from '#server/features/audit-log/retention.ts';
import { unpackIds } from '#server/features/audit-chain/format/ids.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';
import { readByAll } from '#server/features/event-log/publish.ts';

import { createCheckpoint, type CheckpointStatement } from './checkpoints.ts';
import { withPublishingLock } from './publishing-lock.ts';
import { AuditCheckpoint, type AuditSeal } from './seal.entity.ts';

/** Seals of one transaction: up to 5,000 entries each. */
const SEALS = 50;
const MAX_ENTRIES = 5_000;

/**
 * Deletes the entries of whole days by their seals, whose headers stay: the chain stays verifiable. A signed checkpoint says
 * before which day entries may be missing. Entries stay until they are sealed, and until the features that read the events in
 * order have read them or their events are deleted.
 */
export async function deleteOldDays(service: AppServices, oldest: Date): Promise<number> {
  const before = dayOf(oldest);
  const read = await readByAll(service);
  let entries = 0;
  if (await hasSealsBefore(service, before)) {
    await withPublishingLock(service, async (em) => {
      const last = await em.findOne(AuditCheckpoint, { kind: 'retention' }, { orderBy: { number: 'desc' } });
      const isAnnounced = last !== null && (JSON.parse(last.statement) as CheckpointStatement).before === before;
      if (!isAnnounced) await createCheckpoint(em, service, { kind: 'retention', facts: { before } });
    });
    let deleted: number;
    do {
      deleted = await withPublishingLock(service, (em) => deleteSeals(em, { before, read }));
      entries += deleted;
    } while (deleted > 0);
  }
  // Without seals, entries are deleted to the second.
  if (auditOptions.of(service).chain.enabled) return entries;
  const isSealed = await service.reads.rows({ text: 'select from audit_seal where ids is not null limit 1' }, []);
  const until = isSealed.length > 0 ? new Date(`${before}T00:00:00Z`) : oldest;
  return entries + (await deleteEntriesBefore(service, until, read));
}

async function hasSealsBefore({ reads }: AppServices, before: string): Promise<boolean> {
  const text = 'select from audit_seal where day < $1 and ids is not null limit 1';
  return (await reads.rows({ text }, [before])).length > 0;
}

/**
 * Deletes the entries of the oldest seals, up to a batch of entries and to the first seal with an event that was not read.
 *
 * @returns the number of entries; 0 if there are none.
 */
async function deleteSeals(em: EntityManager, { before, read }: { before: string; read: number }): Promise<number> {
  const oldest = await em.execute<Pick<AuditSeal, 'number' | 'ids' | 'count'>[]>(
    `select number, ids, count from (
       select number, ids, count, sum(count) over (order by number) as total from audit_seal
       where day < ? and ids is not null order by number limit ${SEALS}) oldest
     where total - count < ${MAX_ENTRIES}`,
    [before],
  );
  const seals = await sealsThatWereRead(em, oldest, read);
  if (seals.length === 0) return 0;
  const ids = seals.flatMap((seal) => unpackIds(seal.ids!));
  const numbers = seals.map(({ number }) => number);
  await em.execute(`select set_config('gatehouse.audit', 'retention', true)`);
  await em.execute('delete from audit_entry where id = any(?::uuid[])', [`{${ids.join(',')}}`]);
  await em.execute('update audit_seal set ids = null, leaves = null where number = any(?::bigint[])', [
    `{${numbers.join(',')}}`,
  ]);
  return ids.length;
}

async function sealsThatWereRead<S extends Pick<AuditSeal, 'ids'>>(
  em: EntityManager,
  seals: readonly S[],
  read: number,
): Promise<readonly S[]> {
  const unread = await em.execute<{ id: string }[]>(
    'select id from event where id = any(?::uuid[]) and (sequence is null or sequence > ?)',
    [`{${seals.flatMap((seal) => unpackIds(seal.ids!)).join(',')}}`, read],
  );
  const waiting = new Set(unread.map(({ id }) => id));
  const first = seals.findIndex((seal) => unpackIds(seal.ids!).some((id) => waiting.has(id)));
  return first === -1 ? seals : seals.slice(0, first);
}
