import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import pLimit from 'p-limit';

import { AppError } from '#server/lib/errors.ts';

import type { HashFunctions } from './hash-thread.ts';

/** A hash that would wait longer is rejected. */
const MAX_WAIT_MS = 10_000;

/** One pool per process, since services in one process share the cores. */
const pool = pLimit(availableParallelism());

/** Counters for tests: hashes that were started, and the work that they did by class (see password-kinds/work.ts). */
export const hashPool: { started: number; work: Record<string, number> } = { started: 0, work: {} };

/** The time of bcrypt at cost 10. */
const INITIAL_MS = 60;

/** Moving averages by the kind of hash: an imported one may take ten times as long as ours. */
const averageMs = new Map<string, number>();

/** The sum of the averages of the hashes that wait. */
let waitingMs = 0;

/** Compiled as a file of its own, beside that of this module. */
const threadFile = new URL(`./hash-thread${extname(import.meta.url)}`, import.meta.url);

/** Divides the cores between the processes of this machine. */
export function shareHashPool(processes: number): void {
  pool.concurrency = Math.ceil(availableParallelism() / processes);
}

/**
 * Runs a password hash when a core is free. More concurrent hashes than cores would finish no sooner. `kind` names hashes
 * that take about the same time.
 *
 * @throws SERVICE_UNAVAILABLE when the hashes that wait would take too long.
 */
export async function withHashSlot<Result>(hash: () => Promise<Result>, kind = 'bcrypt'): Promise<Result> {
  if (waitingMs / pool.concurrency > MAX_WAIT_MS) throw new AppError('SERVICE_UNAVAILABLE');
  const expectedMs = averageMs.get(kind) ?? INITIAL_MS;
  waitingMs += expectedMs;
  return pool(async () => {
    waitingMs -= expectedMs;
    hashPool.started += 1;
    const start = performance.now();
    const result = await hash();
    const average = averageMs.get(kind) ?? INITIAL_MS;
    averageMs.set(kind, average + (performance.now() - start - average) / 8);
    return result;
  });
}

/** Threads that were started for earlier hashes and have nothing to do. */
const idleThreads: Worker[] = [];

/** Calls a function of `hash-thread.ts` in a thread of lower priority, so that other calls do not wait for hashes. */
export async function callInHashThread<Name extends keyof HashFunctions>(
  name: Name,
  ...args: Parameters<HashFunctions[Name]>
): Promise<ReturnType<HashFunctions[Name]>> {
  // Options of the process, such as `--import` and `--input-type`, are not for this module.
  const thread = idleThreads.pop() ?? new Worker(threadFile, { execArgv: [] });
  thread.ref();
  thread.postMessage([name, ...args]);
  const [result] = (await once(thread, 'message')) as [ReturnType<HashFunctions[Name]>];
  // The process may exit while the thread waits.
  thread.unref();
  idleThreads.push(thread);
  return result;
}
