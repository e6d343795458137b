import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, getPriority, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';

import pLimit from 'p-limit';

/** Below the event loop and PostgreSQL, who take little and answer many: where they need all cores, a seventh is left. */
const BELOW = 8;
const LOWEST = 19;

/** So many hashes more than cores are then begun on the machine: no core waits for the event loop to send it the next. */
const AHEAD = 2;

/** From this share of the time on, the event loop needs a core of its own; looked at no more often than this. */
const BUSY = 0.5;
const LOOK_EVERY_MS = 100;

const own = { cores: availableParallelism(), most: availableParallelism() };
const turns = pLimit(own.most);
let seen = { at: performance.now(), loop: performance.eventLoopUtilization() };

/**
 * Hashes take turns, as many at once as there are cores: more finish no sooner, but take the cores from whoever answers
 * and the pool's threads from files and host names. While the event loop is busy, they leave it a core; where the process
 * has no more than one, they begin none ahead (server/README.md, decision 23).
 */
export function inTurn<Result>(hash: () => Promise<Result>): Promise<Result> {
  return turns(() => {
    makeRoom();
    return hash();
  });
}

function makeRoom(): void {
  const now = { at: performance.now(), loop: performance.eventLoopUtilization() };
  if (now.at < seen.at + LOOK_EVERY_MS) return;
  const { utilization } = performance.eventLoopUtilization(now.loop, seen.loop);
  seen = now;
  turns.concurrency = utilization > BUSY ? Math.max(own.cores - 1, 1) : own.most;
}

/**
 * For a process that is the service and nothing else, one of several that share the machine's cores. Where its pool's
 * threads stand below everybody else, who answers is not kept from a core by hashes that are begun ahead.
 */
export async function shareCores(processes: number): Promise<void> {
  own.cores = Math.ceil(availableParallelism() / processes);
  own.most = own.cores + ((await lowerPool()) ? Math.ceil(AHEAD / processes) : 0);
  turns.concurrency = own.most;
}

/** Linux alone has priorities of threads, and tells which are the pool's. */
async function lowerPool(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const priority = Math.min(getPriority() + BELOW, LOWEST);
  try {
    // Read by the pool, which has all its threads from its first work on.
    const threads = await readdir('/proc/self/task');
    // One may end meanwhile: none of the pool's does.
    const nameOf = (id: string) => readFile(`/proc/self/task/${id}/comm`, 'utf8').catch(() => '');
    const names = await Promise.all(threads.map(nameOf));
    const pool = threads.filter((_, index) => names[index] === 'libuv-worker\n');
    for (const id of pool) setPriority(Number(id), priority);
    return pool.length > 0;
  } catch {
    return false;
  }
}
