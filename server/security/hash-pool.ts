import { availableParallelism } from 'node:os';

import pLimit from 'p-limit';

import { AppError } from '#server/errors.ts';

/** A hash that would wait longer is rejected. */
const MAX_WAIT_MS = 10_000;

/** One pool per process, since services in one process share the cores. */
const pool = pLimit(availableParallelism());

/** Counters for tests. */
export const hashPool = { started: 0, bcryptRounds: 0, scryptHashes: 0 };

/** A moving average; initially the time of bcrypt at cost 10. */
let hashMs = 60;

/** Divides the cores between the processes of this machine. */
export function shareHashPool(processes: number): void {
  pool.concurrency = Math.ceil(availableParallelism() / processes);
}

/**
 * Runs a password hash when a core is free. More concurrent hashes than cores would finish no sooner, and would block
 * libuv's thread pool for files and DNS.
 *
 * @throws SERVICE_UNAVAILABLE when the queue is too long.
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
