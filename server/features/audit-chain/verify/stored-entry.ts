import { originHash as commitmentOf } from '#server/audit/origin.ts';
import type { SealedEntry } from '#server/features/audit-chain/format/canonical-entry.ts';
import { idAt } from '#server/features/audit-chain/format/ids.ts';

import type { CopiedRow } from './copied-rows.ts';

/** An entry as it is stored, with its address. */
export interface StoredEntry extends SealedEntry {
  originSalt: Buffer | null;
  ipAddress: string;
  userAgent: string;
}

/** The columns of `audit_entry e` that `storedEntry` reads, from its first field. */
export const storedColumns = `e.id, e.event, e.actor_id, e.subject_id, e.organization_id, e.details, e.created_at,
  e.origin_hash, e.origin_salt, e.ip_address, e.user_agent`;

/** 2000-01-01 in milliseconds since 1970, from which PostgreSQL counts. */
const EPOCH = 946_684_800_000;
const id = (bytes: Buffer | null | undefined) => (bytes ? idAt(bytes, 0) : null);

/** Reads an entry from the binary form of its columns, from a place in the row; null if there is none. */
export function storedEntry(row: CopiedRow, from: number): StoredEntry | null {
  const [entryId, event, actorId, subjectId, organizationId, details, createdAt, hash, salt, ip, agent] =
    row.slice(from);
  if (!entryId) return null;
  return {
    id: idAt(entryId, 0),
    event: event!.toString(),
    actorId: id(actorId),
    subjectId: id(subjectId),
    organizationId: id(organizationId),
    details: parseDetails(details!),
    createdAt: (createdAt!.readInt32BE(0) * 2 ** 32 + createdAt!.readUInt32BE(4)) / 1000 + EPOCH,
    originHash: hash ?? null,
    originSalt: salt ?? null,
    ipAddress: ip!.toString(),
    userAgent: agent!.toString(),
  };
}

/** The first byte is the version of the format. */
function parseDetails(jsonb: Buffer): SealedEntry['details'] {
  return jsonb.length === 3 ? {} : (JSON.parse(jsonb.toString('utf8', 1)) as SealedEntry['details']);
}

/** Whether the address of an entry equals its commitment. */
export function originStateOf(entry: StoredEntry): 'sound' | 'erased' | 'changed' | 'uncovered' {
  const { originHash, originSalt, ipAddress, userAgent } = entry;
  if (originHash === null) return 'uncovered';
  if (originSalt === null) return ipAddress === '' && userAgent === '' ? 'erased' : 'changed';
  return commitmentOf(originSalt, ipAddress, userAgent).equals(originHash) ? 'sound' : 'changed';
}
