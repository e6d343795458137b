import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished } from 'vitest';

import { isPatroniInstalled, PatroniCluster } from '#tests/support/database/patroni.ts';
import { startNode } from '#tests/support/processes/running-node.ts';
import { test } from '#tests/support/test.ts';

import { AcknowledgedWrites } from './acknowledged-writes.ts';

const CALLERS = 6;
const ACKNOWLEDGED = 10_000;
const EVENTS = ['kill', 'switchover', 'freeze', 'kill', 'switchover'] as const;
/** How long a refusal may outlast the election. */
const AFTER_ELECTION_MS = 5_000;

test.skipIf(!isPatroniInstalled)(
  'five failovers of PostgreSQL under load lose no acknowledged sign-up, sign-in or revocation',
  { timeout: 900_000 },
  async () => {
    await using cluster = await PatroniCluster.start();
    // Cheap hashes: the load is on the database.
    const folder = await mkdtemp(join(tmpdir(), 'gatehouse-failover-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'gatehouse.config.ts'), 'export default { emailAndPassword: { bcryptCost: 4 } };\n');
    // One node knows both servers, the other one a load balancer in front of them.
    await using nodes = new AsyncDisposableStack();
    const addresses: string[] = [];
    for (const databaseUrl of [cluster.url, cluster.balancedUrl]) {
      const node = await startNode(
        { LOG_LEVEL: 'info', DATABASE_POOL_SIZE: '10', DATABASE_URL: databaseUrl },
        { folder },
      );
      nodes.use(node);
      addresses.push(node.address);
    }
    const writes = new AcknowledgedWrites(addresses);
    const load = Promise.all(Array.from({ length: CALLERS }, () => writes.work()));

    for (const event of EVENTS) {
      await cluster.untilSynchronous();
      await wait(3_000); // load on a healthy cluster
      const startedAt = performance.now();
      const former = await {
        kill: () => cluster.killPrimary(),
        switchover: () => cluster.switchOver(),
        freeze: () => cluster.freezePrimary(),
      }[event]();
      await cluster.untilPrimaryIsNot(former);
      const electedAt = performance.now();
      await wait(AFTER_ELECTION_MS);
      const recoveredAt = performance.now();
      const count = writes.acknowledged;
      await wait(3_000);
      const late = writes.failures.filter(({ at }) => at > recoveredAt);
      const lastRefusal = writes.failures.filter(({ at }) => at > startedAt).at(-1)?.at ?? startedAt;
      console.log(
        `${event}: elected after ${seconds(electedAt - startedAt)}, last refusal after ${seconds(lastRefusal - startedAt)}, ${writes.acknowledged} acknowledged`,
      );
      expect(late, event).toEqual([]);
      expect(writes.acknowledged, event).toBeGreaterThan(count);
      expect(writes.pendingSince(startedAt), event).toBe(0);
      if (event === 'kill') cluster.restart(former);
      if (event === 'freeze') await cluster.thaw(former);
    }
    await expect.poll(() => writes.acknowledged, { timeout: 300_000, interval: 1_000 }).toBeGreaterThan(ACKNOWLEDGED);
    writes.stop();
    await load;

    expect(await writes.lost()).toEqual({ users: [], sessions: [], revived: [] });
    console.log(
      `${writes.acknowledged} acknowledged: ${JSON.stringify(writes.counts)}, ${writes.failures.length} refused`,
    );
  },
);

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
