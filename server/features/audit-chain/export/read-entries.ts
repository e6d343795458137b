import type pg from 'pg';

import { proofOf, type AuditProof } from '#server/features/audit-chain/proof/proof.ts';
import {
  checkpointOf,
  readSeals,
  rowsOf,
  type ProofCheckpoint,
} from '#server/features/audit-chain/proof/read-seals.ts';
import { copiedRows } from '#server/features/audit-chain/verify/copied-rows.ts';
import { storedColumns, storedEntry, type StoredEntry } from '#server/features/audit-chain/verify/stored-entry.ts';
import { dayOf } from '#server/features/audit-chain/format/seal-hash.ts';

/** Which entries are exported. */
export interface ExportRange {
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** A UUID. */
  organizationId?: string | undefined;
  withProofs: boolean;
  withOrigin: boolean;
}

/** An entry of an export, with the number of its event. */
export interface ExportedEntry {
  entry: StoredEntry;
  sequence: number | null;
  /** Null while it waits for its seal. */
  seal: number | null;
  proof: AuditProof | null;
}

const SEALS = 200;

/**
 * The entries in the order of their seals, then those that wait for one, of one moment: the client has a transaction. Memory
 * holds the seals of a page and one entry.
 */
export async function* entriesToExport(client: pg.ClientBase, range: ExportRange): AsyncGenerator<ExportedEntry> {
  const isIncluded = ({ createdAt, organizationId }: StoredEntry) =>
    (range.from === undefined || createdAt >= range.from.getTime()) &&
    (range.to === undefined || createdAt < range.to.getTime()) &&
    (range.organizationId === undefined || organizationId === range.organizationId);
  const read = rowsOf(client);
  let after = 0;
  let checkpoint: ProofCheckpoint | null = null;
  for (;;) {
    const seals = await readSeals(read, {
      where: 'number > $1 and day >= $2 and day <= $3',
      values: [after, range.from ? dayOf(range.from) : '', range.to ? dayOf(range.to) : '9999'],
      limit: SEALS,
    });
    for (const seal of seals) {
      if (range.withProofs && (checkpoint === null || checkpoint.lastSeal < seal.number)) {
        checkpoint = await checkpointOf(read, seal.number);
      }
      for await (const { place, sequence, entry } of entriesOf(client, seal.number)) {
        if (entry === null || !isIncluded(entry)) continue;
        const proof = range.withProofs ? proofOf(entry, { seal, index: place, checkpoint }, range.withOrigin) : null;
        yield { entry, sequence, seal: seal.number, proof };
      }
    }
    if (seals.length < SEALS) break;
    after = seals.at(-1)!.number;
  }
  yield* unsealedEntries(client, isIncluded);
}

async function* entriesOf(client: pg.ClientBase, seal: number) {
  const query = `select p.place, event.sequence, ${storedColumns}
    from audit_seal s cross join lateral generate_series(0, s.count - 1) p(place)
      join audit_entry e on e.id = encode(substring(s.ids from p.place * 16 + 1 for 16), 'hex')::uuid
      left join event on event.id = e.id
    where s.number = ${seal} order by p.place`;
  for await (const row of copiedRows(client, query)) {
    yield { place: row[0]!.readInt32BE(0), sequence: sequenceOf(row[1]), entry: storedEntry(row, 2) };
  }
}

/** Without a seal; all, if nothing was ever sealed. */
async function* unsealedEntries(
  client: pg.ClientBase,
  isIncluded: (entry: StoredEntry) => boolean,
): AsyncGenerator<ExportedEntry> {
  const query = `select event.sequence, ${storedColumns} from audit_entry e left join event on event.id = e.id
    where not exists (select from audit_seal)
      or event.id is not null and event.sequence is null
      or event.sequence > (select coalesce(max(last_sequence), 0) from audit_seal)
      or exists (select from audit_backlog where audit_backlog.id = e.id)
    order by e.id`;
  for await (const row of copiedRows(client, query)) {
    const entry = storedEntry(row, 1)!;
    if (isIncluded(entry)) yield { entry, sequence: sequenceOf(row[0]), seal: null, proof: null };
  }
}

const sequenceOf = (bytes: Buffer | null | undefined) => (bytes ? Number(bytes.readBigInt64BE(0)) : null);
