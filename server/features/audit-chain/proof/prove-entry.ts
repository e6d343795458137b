import { AppError } from '#server/lib/errors.ts';
import type { StoredEntry } from '#server/features/audit-chain/verify/stored-entry.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';
import { packIds, unpackIds } from '#server/features/audit-chain/format/ids.ts';

import { proofOf, type AuditProof } from './proof.ts';
import { checkpointOf, readSeals, type ReadRows } from './read-seals.ts';

interface ProofRequest {
  /** A UUID. */
  entryId: string;
  withOrigin: boolean;
  /** Only an entry of this organization. */
  organizationId?: string;
}

/**
 * The proof of one entry.
 *
 * @throws ENTRY_NOT_FOUND; ENTRY_NOT_SEALED while it waits for its seal, and for entries that no seal covers.
 */
export async function proveEntry(
  read: ReadRows,
  { entryId, withOrigin, organizationId }: ProofRequest,
): Promise<AuditProof> {
  const entry = await readEntry(read, entryId);
  if (entry === null || (organizationId !== undefined && entry.organizationId !== organizationId))
    throw new AppError('ENTRY_NOT_FOUND');
  const seals = await readSeals(read, {
    where: 'day = $1 and position($2 in ids) > 0',
    values: [dayOf(entry.createdAt), packIds([entry.id])],
    // A match that does not begin at an id is possible, but not several.
    limit: 3,
  });
  for (const seal of seals) {
    const index = unpackIds(seal.ids).indexOf(entry.id);
    if (index < 0) continue;
    return proofOf(entry, { seal, index, checkpoint: await checkpointOf(read, seal.number) }, withOrigin);
  }
  throw new AppError('ENTRY_NOT_SEALED');
}

async function readEntry(read: ReadRows, id: string): Promise<StoredEntry | null> {
  const text = `select id, event, actor_id as "actorId", subject_id as "subjectId", organization_id as "organizationId",
      details, created_at as "createdAt", origin_hash as "originHash", origin_salt as "originSalt",
      ip_address as "ipAddress", user_agent as "userAgent"
    from audit_entry where id = $1`;
  const [row] = await read<Omit<StoredEntry, 'createdAt'> & { createdAt: Date }>(text, [id]);
  return row === undefined ? null : { ...row, createdAt: row.createdAt.getTime() };
}
