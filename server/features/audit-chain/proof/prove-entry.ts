import type pg from 'pg';

import { AppError } from '#server/lib/errors.ts';
import { copiedRows } from '#server/features/audit-chain/verify/copied-rows.ts';
import { storedColumns, storedEntry, type StoredEntry } from '#server/features/audit-chain/verify/stored-entry.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';
import { packIds, unpackIds } from '#server/features/audit-chain/format/ids.ts';

import { proofOf, type AuditProof } from './proof.ts';
import { checkpointOf, readSeals } from './read-seals.ts';

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
  client: pg.ClientBase,
  { entryId, withOrigin, organizationId }: ProofRequest,
): Promise<AuditProof> {
  let entry: StoredEntry | null = null;
  // The caller has parsed the id as a UUID.
  const query = `select ${storedColumns} from audit_entry e where e.id = '${entryId}'`;
  for await (const row of copiedRows(client, query)) entry = storedEntry(row, 0);
  if (entry === null || (organizationId !== undefined && entry.organizationId !== organizationId))
    throw new AppError('ENTRY_NOT_FOUND');
  const seals = await readSeals(client, {
    where: 'day = $1 and position($2 in ids) > 0',
    values: [dayOf(entry.createdAt), packIds([entry.id])],
    // A match that does not begin at an id is possible, but not several.
    limit: 3,
  });
  for (const seal of seals) {
    const index = unpackIds(seal.ids).indexOf(entry.id);
    if (index < 0) continue;
    return proofOf(entry, { seal, index, checkpoint: await checkpointOf(client, seal.number) }, withOrigin);
  }
  throw new AppError('ENTRY_NOT_SEALED');
}
