import { appendFile, open } from 'node:fs/promises';

import type { AppServices } from '#server/call/context.ts';
import { auditOptions } from '#server/features/audit-log/audit.options.ts';
import type { CheckpointStatement } from '#server/features/audit-chain/seals/checkpoints.ts';
import type { CheckpointKind } from '#server/features/audit-chain/seals/seal.entity.ts';
import type { AnchoredCheckpoint } from '#server/features/audit-chain/seals/checkpoints.ts';

import { noteAnchored } from './queue.ts';
import { allKinds, targetOf } from './targets.ts';

/** A line has a statement of less than a thousand bytes, and one or two signatures. */
const TAIL_BYTES = 8192;
/** For the comparison with the log: about a thousand lines, of hours or days. */
const COMPARED_BYTES = 1_000_000;
const PAGE = 1000;
/** The advisory lock of appending, the same on all nodes. */
const LOCK = 0x61_75_64_66;

/** Files that could not be written, so that the log names each once. */
const failing = new Set<string>();

/**
 * Appends the checkpoints that the files of the option `audit.anchors` do not have yet, one line each. The last line of a file
 * says where it ends, so that nothing of it has to be stored here.
 */
export async function writeFileAnchors(service: AppServices): Promise<void> {
  for (const anchor of auditOptions.of(service).anchors) {
    if (anchor.type !== 'file') continue;
    const { path } = anchor;
    await reportingFailure(
      service,
      targetOf(anchor),
      async () => (await appendCheckpoints(service, path, allKinds)).last,
    );
  }
}

/** Runs a task that returns the last checkpoint of a place, if there are new ones, and records it or the failure. */
export async function reportingFailure(
  { orm, reads, log }: Pick<AppServices, 'orm' | 'reads' | 'log'>,
  target: string,
  task: () => Promise<number | null>,
): Promise<void> {
  try {
    const last = await alone(orm, task);
    if (last !== null) await noteAnchored(reads, target, { number: last });
    failing.delete(target);
  } catch (error) {
    if (!failing.has(target)) log.error({ err: error, target }, 'an anchor of the audit log cannot be written');
    failing.add(target);
    const [newest] = await reads.rows<{ number: number | null }>(
      { text: 'select max(number)::int as number from audit_checkpoint' },
      [],
    );
    if (newest?.number) await noteAnchored(reads, target, { number: newest.number, error: (error as Error).message });
  }
}

/** Processes of one machine append to the same file one after another. A run that finds another one at work does nothing. */
async function alone(orm: AppServices['orm'], task: () => Promise<number | null>): Promise<number | null> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('set local idle_in_transaction_session_timeout = 0');
    const [row] = await em.execute<{ locked: boolean }[]>('select pg_try_advisory_xact_lock(?) as locked', [LOCK]);
    return row!.locked ? task() : null;
  });
}

interface Appended {
  /** The number of the last checkpoint that was appended; null if there was none. */
  last: number | null;
}

/** Appends the checkpoints of some kinds that a file does not have yet. */
export async function appendCheckpoints(
  { reads }: Pick<AppServices, 'reads'>,
  path: string,
  kinds: readonly CheckpointKind[],
): Promise<Appended> {
  let last: number | null = null;
  for (let count = PAGE; count === PAGE;) {
    const text = `select number::int, statement, signature from audit_checkpoint
      where number > $1 and kind = any($2) order by number limit ${PAGE}`;
    const rows = await reads.rows<AnchoredCheckpoint & { number: number }>({ text }, [await lastNumber(path), kinds]);
    const lines = rows.map(({ statement, signature }) => `${JSON.stringify({ statement, signature })}\n`);
    if (lines.length > 0) await appendFile(path, lines.join(''), { mode: 0o600 });
    count = rows.length;
    last = rows.at(-1)?.number ?? last;
  }
  return { last };
}

/** The checkpoints at the end of a file; none if it does not exist. */
export async function lastCheckpoints(path: string): Promise<AnchoredCheckpoint[]> {
  const lines = await linesAtEnd(path, COMPARED_BYTES, 'r').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return lines.map((line) => JSON.parse(line) as AnchoredCheckpoint);
}

/** The number of the last checkpoint of a file; 0 without any. */
async function lastNumber(path: string): Promise<number> {
  const line = (await linesAtEnd(path, TAIL_BYTES, 'a+')).at(-1);
  if (line === undefined) return 0;
  const { statement } = JSON.parse(line) as AnchoredCheckpoint;
  return (JSON.parse(statement) as CheckpointStatement).checkpoint;
}

/** The whole lines among the last bytes of a file. */
async function linesAtEnd(path: string, bytes: number, flags: 'r' | 'a+'): Promise<string[]> {
  const file = await open(path, flags, 0o600);
  try {
    const { size } = await file.stat();
    const start = Math.max(0, size - bytes);
    const { buffer } = await file.read(Buffer.alloc(size - start), 0, size - start, start);
    const lines = buffer.toString('utf8').split('\n').filter(Boolean);
    return start === 0 ? lines : lines.slice(1);
  } finally {
    await file.close();
  }
}
