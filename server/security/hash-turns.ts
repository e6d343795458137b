import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism, getPriority, setPriority } from 'node:os';

import pLimit from 'p-limit';

/**
 * Hashes take turns, as many at once as there are cores: more finish no sooner, but take the cores from whoever answers
 * and the pool's threads from files and host names (server/README.md, decision 23).
 */
export const inTurn = pLimit(availableParallelism());

/** Below the event loop and PostgreSQL, who take little and answer many: where they need all cores, a fifteenth is left. */
const BELOW = 12;
const LOWEST = 19;

/**
 * For a process that is the service and nothing else, one of several that share the machine's cores. Where its pool's
 * threads stand below everybody else, one hash more is begun than it has cores: no core waits for the event loop to
 * send it the next, and who answers is not kept from it.
 */
export async function shareCores(processes: number): Promise<void> {
  const cores = Math.ceil(availableParallelism() / processes);
  inTurn.concurrency = (await lowerPool()) ? cores + 1 : cores;
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
