import type pg from 'pg';

import { splitHashes } from '#server/features/audit-chain/format/merkle.ts';
import type { SealHeader } from '#server/features/audit-chain/format/seal-hash.ts';
import { rowTypes } from '#server/db/connection/times.ts';

/** A seal with what its proofs need. */
export interface SealOfProof extends SealHeader {
  ids: Buffer;
  leaves: Buffer[];
  hash: Buffer;
  signature: Buffer;
  kid: string;
}

/** A checkpoint with the hashes of the seals that it covers. */
export interface ProofCheckpoint {
  statement: string;
  signature: string;
  /** The number of the first seal that it covers. */
  firstSeal: number;
  lastSeal: number;
  hashes: Buffer[];
}

/** Runs a query, on a connection or on the pool. */
export type ReadRows = <Row extends object>(text: string, values: unknown[]) => Promise<Row[]>;

export const rowsOf =
  (client: pg.ClientBase): ReadRows =>
  async <Row extends object>(text: string, values: unknown[]) =>
    (await client.query<Row>({ text, values, types: rowTypes })).rows;

/** The seals of a condition, by number. */
export async function readSeals(
  read: ReadRows,
  { where, values, limit }: { where: string; values: unknown[]; limit: number },
): Promise<SealOfProof[]> {
  const text = `select number::int, day, first_sequence::int as "firstSequence", last_sequence::int as "lastSequence", count,
      ids, leaves, root, previous, checkpoint, hash, signature, kid, created_at as "createdAt"
    from audit_seal where ids is not null and ${where} order by number limit ${limit}`;
  const rows = await read<Omit<SealOfProof, 'leaves'> & { leaves: Buffer }>(text, values);
  return rows.map((row) => ({ ...row, leaves: splitHashes(row.leaves) }));
}

/** The checkpoint that covers a seal; null if there is none yet. */
export async function checkpointOf(read: ReadRows, seal: number): Promise<ProofCheckpoint | null> {
  const rows = await read<{ statement: string; signature: string; first: number; last: number }>(
    `select statement, signature, seal_number::int as last, 1 + coalesce(
       (select max(seal_number) from audit_checkpoint before where before.number < checkpoint.number), 0)::int as first
     from audit_checkpoint checkpoint where seal_number >= $1 order by number limit 1`,
    [seal],
  );
  const found = rows[0];
  if (found === undefined) return null;
  const hashes = await read<{ hash: Buffer }>(
    'select hash from audit_seal where number between $1 and $2 order by number',
    [found.first, found.last],
  );
  const { statement, signature, first: firstSeal, last: lastSeal } = found;
  return { statement, signature, firstSeal, lastSeal, hashes: hashes.map(({ hash }) => hash) };
}
