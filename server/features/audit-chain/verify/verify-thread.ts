import { parentPort, workerData } from 'node:worker_threads';

import { withClient } from '#server/db/connection/client.ts';

import { planSettings } from './verify-chain.ts';
import { verifyRange, type RangeContext, type SealRange } from './verify-range.ts';

/** What the thread gets when it starts. */
export interface VerifyTask {
  databaseUrl: string;
  snapshot: string;
  range: SealRange;
  context: RangeContext;
}

const { databaseUrl, snapshot, range, context } = workerData as VerifyTask;

await withClient(databaseUrl, async (client) => {
  await client.query('begin transaction isolation level repeatable read read only');
  // A name that PostgreSQL made.
  await client.query(`set transaction snapshot '${snapshot}'`);
  await client.query(planSettings);
  parentPort!.postMessage(await verifyRange(client, range, context));
});
