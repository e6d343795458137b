import { sign } from 'node:crypto';

import type { EntityManager } from '@mikro-orm/postgresql';

import { leafOf, type SealedEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import { packIds } from '#server/features/audit-chain/format/ids.ts';
import { rootOf, sha256 } from '#server/features/audit-chain/format/merkle.ts';
import { dayOf, NO_SEAL, sealHash } from '#server/features/audit-chain/format/seal-hash.ts';
import { currentSigner } from '#server/features/audit-chain/keys/audit-keys.ts';
import { now } from '#server/lib/now.ts';

import { AuditCheckpoint, AuditSeal } from './seal.entity.ts';

/** An entry that is to be sealed, with the number of its event, if it has one. */
export interface EntryToSeal extends SealedEntry {
  sequence: number | null;
}

interface Row extends Omit<EntryToSeal, 'details' | 'createdAt' | 'originHash' | 'sequence'> {
  details: string;
  createdAt: string;
  originHash: string | null;
  sequence: string | null;
}

/** The columns of an entry to seal, from `audit_entry entry`. */
export const entryColumns = `
  entry.id, entry.event, entry.actor_id as "actorId", entry.subject_id as "subjectId",
  entry.organization_id as "organizationId", entry.details::text as details,
  (extract(epoch from entry.created_at) * 1000)::bigint::text as "createdAt",
  encode(entry.origin_hash, 'base64') as "originHash"`;

/** Reads entries as they are committed. `from` selects `entryColumns` and the sequence. */
export async function readEntries(em: EntityManager, query: string, parameters: unknown[]): Promise<EntryToSeal[]> {
  const rows = await em.execute<Row[]>(query, parameters);
  return rows.map((row) => ({
    ...row,
    details: JSON.parse(row.details) as SealedEntry['details'],
    createdAt: Number(row.createdAt),
    originHash: row.originHash === null ? null : Buffer.from(row.originHash, 'base64'),
    sequence: row.sequence === null ? null : Number(row.sequence),
  }));
}

/**
 * Adds seals over the entries to the unit of work, in their order: one for each day, so that retention deletes whole seals.
 * The caller has the lock of publishing, so that seals follow one another on all nodes.
 */
export async function sealEntries(
  em: EntityManager,
  secrets: readonly string[],
  entries: readonly EntryToSeal[],
): Promise<AuditSeal[]> {
  if (entries.length === 0) return [];
  const signer = await currentSigner(em, secrets);
  const newest = await newestSeal(em);
  let [number, previous] = [newest?.number ?? 0, newest?.hash ?? NO_SEAL];
  let checkpoint = await checkpointSince(em, newest);
  const seals: AuditSeal[] = [];
  for (const [day, ofDay] of Map.groupBy(entries, ({ createdAt }) => dayOf(createdAt))) {
    const leaves = ofDay.map(leafOf);
    const sequences = ofDay.flatMap(({ sequence }) => sequence ?? []);
    number += 1;
    const header = {
      number,
      day,
      firstSequence: sequences.length > 0 ? sequences[0]! : null,
      lastSequence: sequences.length > 0 ? sequences.at(-1)! : null,
      count: ofDay.length,
      root: rootOf(leaves),
      previous,
      checkpoint,
      createdAt: now(),
    };
    const hash = sealHash(header);
    const seal = em.create(AuditSeal, {
      ...header,
      ids: packIds(ofDay.map(({ id }) => id)),
      leaves: Buffer.concat(leaves),
      hash,
      signature: sign(null, hash, signer.privateKey),
      kid: signer.kid,
    });
    seals.push(seal);
    [previous, checkpoint] = [hash, null];
  }
  return seals;
}

export type SealHead = Pick<AuditSeal, 'number' | 'hash' | 'day' | 'createdAt'>;

/** The head of the chain. */
export async function newestSeal(em: EntityManager): Promise<SealHead | null> {
  return em.findOne(
    AuditSeal,
    { number: { $gt: 0 } },
    { orderBy: { number: 'desc' }, fields: ['number', 'hash', 'day', 'createdAt'] },
  );
}

/** The hash of the newest checkpoint, if it was made after the newest seal. */
async function checkpointSince(em: EntityManager, seal: SealHead | null): Promise<Buffer | null> {
  const newest = await newestCheckpoint(em);
  if (newest === null || seal === null || newest.sealNumber !== seal.number) return null;
  return sha256(newest.statement);
}

export async function newestCheckpoint(em: EntityManager): Promise<AuditCheckpoint | null> {
  return em.findOne(AuditCheckpoint, { number: { $gt: 0 } }, { orderBy: { number: 'desc' } });
}
