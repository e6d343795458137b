import type pg from 'pg';

import { verifyDetached } from '#server/features/audit-chain/format/detached-jws.ts';
import { rootOf, sha256, splitHashes } from '#server/features/audit-chain/format/merkle.ts';
import { CHECKPOINT_TYPE, type CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';

import type { KeyRing } from './known-keys.ts';
import type { Violations } from './violation.ts';

/** The hashes of all seals, 32 bytes each, and their numbers of entries: what the checkpoints state. */
export interface SealHashes {
  hashes: Buffer;
  counts: number[];
}

interface CheckpointRow {
  number: number;
  sealNumber: number;
  kind: string;
  day: string;
  kid: string;
  statement: string;
  signature: string;
  createdAt: Date;
}

export interface CheckpointsResult {
  count: number;
  /** The newest checkpoint. */
  newest: CheckpointRow | null;
  /** Entries of earlier days may be deleted. */
  removedBefore: string | null;
}

const PAGE = 500;

/** Verifies the checkpoints: numbers, chain, signatures, and what they state about the seals. */
export async function verifyCheckpoints(
  client: pg.ClientBase,
  { seals, keys, violations }: { seals: SealHashes; keys: KeyRing; violations: Violations },
): Promise<CheckpointsResult> {
  const references = await readReferences(client);
  const result: CheckpointsResult = { count: 0, newest: null, removedBefore: null };
  let [before, previous]: [CheckpointRow | null, CheckpointStatement | null] = [null, null];
  /** The newest checkpoint of each seal, whose hash the seal after it has to contain. */
  const newestOf = new Map<number, Buffer>();
  for (let rows = await readPage(client, 0); rows.length > 0; rows = await readPage(client, rows.at(-1)!.number)) {
    for (const row of rows) {
      const at = { checkpoint: row.number, seal: row.sealNumber };
      for (
        let number = (before?.number ?? 0) + 1;
        number < row.number && number < (before?.number ?? 0) + PAGE;
        number += 1
      )
        violations.add({ code: 'checkpoint_missing', checkpoint: number });
      const isFollowing = row.number === (before?.number ?? 0) + 1;
      const statement = parseStatement(row.statement);
      if (!isSigned(row, keys))
        violations.add({ code: hasUnknownKey(row, keys) ? 'key_unknown' : 'signature_wrong', ...at });
      else if (statement === null || !isAsStated(row, statement)) violations.add({ code: 'checkpoint_changed', ...at });
      else if (
        isFollowing &&
        statement.previous !== (before === null ? null : sha256(before.statement).toString('base64url'))
      )
        violations.add({ code: 'chain_broken', ...at });
      else if (isFollowing && !isOfSeals(statement, previous, seals)) violations.add({ code: 'seal_changed', ...at });
      else if (statement.kind === 'retention' && (statement.before ?? '') > (result.removedBefore ?? ''))
        result.removedBefore = statement.before!;
      newestOf.set(row.sealNumber, sha256(row.statement));
      [before, previous] = [row, statement];
      result.count += 1;
    }
  }
  for (const [seal, hash] of newestOf) {
    if (seal >= seals.counts.length) continue;
    const isReferenced = references.get(seal + 1)?.equals(hash) ?? false;
    if (!isReferenced) violations.add({ code: 'checkpoint_changed', seal: seal + 1 });
    references.delete(seal + 1);
  }
  for (const seal of references.keys()) violations.add({ code: 'checkpoint_missing', seal });
  return { ...result, newest: before };
}

async function readPage(client: pg.ClientBase, after: number): Promise<CheckpointRow[]> {
  const { rows } = await client.query<CheckpointRow>(
    `select number::int, seal_number::int as "sealNumber", kind, day, kid, statement, signature, created_at as "createdAt"
     from audit_checkpoint where number > $1 order by number limit ${PAGE}`,
    [after],
  );
  return rows;
}

/** The hash of a checkpoint that a seal contains, by the number of the seal. */
async function readReferences(client: pg.ClientBase): Promise<Map<number, Buffer>> {
  const { rows } = await client.query<{ number: number; checkpoint: Buffer }>(
    'select number::int, checkpoint from audit_seal where checkpoint is not null',
  );
  return new Map(rows.map(({ number, checkpoint }) => [number, checkpoint]));
}

function parseStatement(text: string): CheckpointStatement | null {
  try {
    return JSON.parse(text) as CheckpointStatement;
  } catch {
    return null;
  }
}

/** Signed by the key that it names, and by all others that signed it. */
function isSigned({ statement, signature, kid }: CheckpointRow, { keys, known }: KeyRing): boolean {
  const signers = signature.split(' ').map((jws) => verifyDetached(statement, jws, { keys, typ: CHECKPOINT_TYPE }));
  return signers[0] === kid && known.has(kid) && signers.every((signer) => signer !== null);
}

function hasUnknownKey({ kid }: CheckpointRow, { known }: KeyRing): boolean {
  return !known.has(kid);
}

function isAsStated(row: CheckpointRow, statement: CheckpointStatement): boolean {
  const { checkpoint, number, kind, day, key, at } = statement;
  const { number: stored, sealNumber, kind: storedKind, day: storedDay, kid, createdAt } = row;
  return (
    JSON.stringify([checkpoint, number, kind, day, key, at]) ===
    JSON.stringify([stored, sealNumber, storedKind, storedDay, kid, createdAt.toISOString()])
  );
}

function isOfSeals(statement: CheckpointStatement, previous: CheckpointStatement | null, seals: SealHashes): boolean {
  const from = previous?.number ?? 0;
  const since = splitHashes(seals.hashes.subarray(32 * from, 32 * statement.number));
  const entries = seals.counts
    .slice(from, statement.number)
    .reduce((sum, count) => sum + count, previous?.entries ?? 0);
  return (
    since.length === statement.seals &&
    (since.at(-1)?.toString('base64url') ?? previous?.seal) === statement.seal &&
    rootOf(since).toString('base64url') === statement.sealsRoot &&
    entries === statement.entries
  );
}
