import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { VerificationInput } from './verify-chain.ts';
import type { RangeResult } from './verify-range.ts';
import type { VerifyTask } from './verify-thread.ts';

/** Verifies each range in a thread of its own, with a connection of its own. */
export function verifyInThreads(databaseUrl: string): NonNullable<VerificationInput['inThreads']> {
  const file = new URL(`./verify-thread${extname(import.meta.url)}`, import.meta.url);
  return (ranges, context, snapshot) =>
    Promise.all(
      ranges.map(async (range) => {
        const workerData: VerifyTask = { databaseUrl, snapshot, range, context };
        // A small young generation keeps the memory flat: nothing lives longer than a page.
        const worker = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 8 } });
        // `once` rejects with an error of the thread.
        const [result] = (await once(worker, 'message')) as [RangeResult];
        return result;
      }),
    );
}
