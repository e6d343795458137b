import type pg from 'pg';

import type { PublicAuditKey } from '#server/features/audit-chain/format/detached-jws.ts';
import type { AnchoredCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';

import { compareAnchor } from './anchor-file.ts';
import { readKeys } from './known-keys.ts';
import { findUnsealed } from './unsealed-entries.ts';
import { verifyCheckpoints, type SealHashes } from './verify-checkpoints.ts';
import { verifyRange, type RangeContext, type RangeResult, type SealRange } from './verify-range.ts';
import { Violations, type VerificationReport } from './violation.ts';

export interface VerificationInput {
  /** Connected; it gets a transaction. */
  client: pg.ClientBase;
  secrets: readonly string[];
  service: string;
  /** Whether the option seals entries now. */
  isEnabled: boolean;
  /** Keys of a stored key set. */
  trusted?: readonly PublicAuditKey[];
  anchor?: readonly AnchoredCheckpoint[];
  /** Only seals of this day and later ones; their entries are verified, all other seals are only linked. */
  fromDay?: string;
  /** Verifies the ranges, by default on the same connection. `snapshot` is that of the client. */
  inThreads?: (ranges: SealRange[], context: RangeContext, snapshot: string) => Promise<RangeResult[]>;
}

/**
 * Verifies the audit log: keys, checkpoints, the chain of seals, and each entry against its seal, of one moment. Memory does
 * not depend on the number of entries, but for 36 bytes a seal.
 */
export async function verifyChain(input: VerificationInput): Promise<VerificationReport> {
  const { client } = input;
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    // The plans have to use the index of the ids, whatever the planner expects of the pages.
    await client.query(planSettings);
    return await verifySnapshot(input);
  } finally {
    await client.query('rollback');
  }
}

export const planSettings =
  'set local statement_timeout = 0; set local enable_hashjoin = off; set local enable_mergejoin = off; set local jit = off';

/** The same within a transaction of the caller. */
export async function verifySnapshot(input: VerificationInput): Promise<VerificationReport> {
  const { client, secrets, service, trusted = [], anchor = [], fromDay, inThreads, isEnabled } = input;
  const start = performance.now();
  const violations = new Violations();
  const keys = await readKeys(client, { secrets, trusted });
  const seals = await readSealHashes(client, violations);
  const checkpoints = await verifyCheckpoints(client, { seals, keys, violations });
  const context = { keys: keys.keys, knownKeys: keys.known, removedBefore: checkpoints.removedBefore };
  const first = fromDay === undefined ? 1 : await firstSealOf(client, fromDay);
  const range = { from: first, to: seals.counts.length };
  const results =
    inThreads === undefined
      ? [await verifyRange(client, range, context)]
      : await inThreads(halves(range, seals.counts), context, await snapshotOf(client));
  for (const result of results) violations.merge(result.violations);
  await findUnfoundedErasures(client, { results, violations });
  const sum = (count: (result: RangeResult) => number) => results.reduce((total, each) => total + count(each), 0);
  const present = sum((each) => each.present);
  const isWhole = first === 1;
  const waiting = isWhole ? await findUnsealed(client, { present, violations, isEnabled }) : 0;
  return {
    service,
    seals: seals.counts.length,
    checkpoints: checkpoints.count,
    sound: sum((each) => each.sound),
    waiting,
    origins: {
      sound: sum(({ origins }) => origins.sound),
      erased: sum(({ origins }) => origins.erased),
      uncovered: sum(({ origins }) => origins.uncovered),
    },
    removed: sum((each) => each.removed),
    ...(await daysOf(client)),
    anchor: await compareAnchor(client, { anchor, keys, violations }),
    violations: violations.list,
    violationCount: violations.total,
    milliseconds: Math.round(performance.now() - start),
  };
}

/** Reads what the checkpoints are compared with. Missing numbers are violations, and have a hash of zeros. */
async function readSealHashes(client: pg.ClientBase, violations: Violations): Promise<SealHashes> {
  const {
    rows: [newest],
  } = await client.query<{ number: number }>('select coalesce(max(number), 0)::int as number from audit_seal');
  const total = newest!.number;
  const seals = { hashes: Buffer.alloc(32 * total), counts: Array<number>(total).fill(0) };
  const page = 10_000;
  let next = 1;
  for (let after = 0; after < total; after += page) {
    const { rows } = await client.query<{ number: number; hash: Buffer; count: number }>(
      'select number::int, hash, count from audit_seal where number > $1 and number <= $2 order by number',
      [after, after + page],
    );
    for (const { number, hash, count } of rows) {
      for (; next < number; next += 1) violations.add({ code: 'seal_missing', seal: next });
      hash.copy(seals.hashes, 32 * (number - 1));
      seals.counts[number - 1] = count;
      next += 1;
    }
  }
  return seals;
}

async function firstSealOf(client: pg.ClientBase, day: string): Promise<number> {
  const { rows } = await client.query<{ number: number | null }>(
    'select min(number)::int as number from audit_seal where day >= $1',
    [day],
  );
  return rows[0]!.number ?? 1;
}

/** Two ranges with about as many entries. */
function halves({ from, to }: SealRange, counts: readonly number[]): SealRange[] {
  const total = counts.slice(from - 1, to).reduce((sum, count) => sum + count, 0);
  let [middle, sum] = [from, 0];
  while (middle < to && sum + counts[middle - 1]! < total / 2) sum += counts[middle++ - 1]!;
  return middle < to
    ? [
        { from, to: middle },
        { from: middle + 1, to },
      ]
    : [{ from, to }];
}

async function snapshotOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
  return rows[0]!.snapshot;
}

async function daysOf(client: pg.ClientBase): Promise<Pick<VerificationReport, 'firstDay' | 'lastDay'>> {
  const { rows } = await client.query<{ firstDay: string | null; lastDay: string | null }>(
    'select min(day) as "firstDay", max(day) as "lastDay" from audit_seal',
  );
  return rows[0]!;
}

/** Addresses may be erased only with their user, whose deletion the log has. */
async function findUnfoundedErasures(
  client: pg.ClientBase,
  { results, violations }: { results: readonly RangeResult[]; violations: Violations },
): Promise<void> {
  const erased = results.flatMap((result) => [...result.erasedUsers]);
  const ids = erased.flatMap(([user]) => user ?? []);
  const { rows } = await client.query<{ id: string }>(
    `select distinct subject_id as id from audit_entry
     where event in ('user.deleted', 'user.removed') and subject_id = any($1)
       and not exists (select from "user" where "user".id = subject_id)`,
    [ids],
  );
  const deleted = new Set(rows.map(({ id }) => id));
  for (const [user, entry] of erased) {
    if (user === null || !deleted.has(user)) violations.add({ code: 'origin_missing', ...entry });
  }
}
