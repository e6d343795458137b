import { availableParallelism } from 'node:os';

import pLimit from 'p-limit';

import { AppError } from '#server/errors.ts';

/** A hash that would wait longer than this is refused. */
const MAX_WAIT_MS = 10_000;

/** One pool for the process: what it shares out are the machine's cores. */
const pool = pLimit(availableParallelism());

/** What this process has computed or begun: slots of the pool, and the work in them. */
export const hashPool = { started: 0, bcryptRounds: 0, scryptHashes: 0 };

/** A moving average; at first about what bcrypt takes at cost 10. */
let hashMs = 60;

/** Leaves each of several processes on this machine its share of the cores. */
export function shareHashPool(processes: number): void {
  pool.concurrency = Math.ceil(availableParallelism() / processes);
}

/**
 * Runs a password hash when a core is free for it: more hashes at once than cores finish no sooner, and would fill
 * libuv's threads, on which files and host names wait as well.
 *
 * @throws SERVICE_UNAVAILABLE when the queue holds more than some seconds of work.
 */
export async function withHashSlot<Result>(hash: () => Promise<Result>): Promise<Result> {
  if ((pool.pendingCount * hashMs) / pool.concurrency > MAX_WAIT_MS) throw new AppError('SERVICE_UNAVAILABLE');
  return pool(async () => {
    hashPool.started += 1;
    const start = performance.now();
    const result = await hash();
    hashMs += (performance.now() - start - hashMs) / 8;
    return result;
  });
}
