import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect } from 'vitest';

import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { personWithRole } from '#tests/support/administrator.ts';
import { Person } from '#tests/support/person.ts';
import { onServer } from '#tests/support/postgres.ts';
import { startReplica } from '#tests/support/streaming-replica.ts';
import { startGatehouse, test } from '#tests/support/test.ts';

test(
  'a list comes from the replica, with all that was written before; from the primary when that lags or is gone',
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'gatehouse-primary-'));
    // Commits reach the log before they are answered, as a replica's readers rely on.
    const settings = { max_connections: '300', synchronous_commit: 'on' };
    const primary = await startEmbeddedPostgres({ dataDir, durable: false, settings });
    const replica = await startReplica({ url: primary.url, dataDir }, join(dataDir, 'replica'));
    try {
      const options = { databaseUrl: primary.url, database: { replicaUrls: [replica.url] } };
      await using gatehouse = await startGatehouse(options);
      const admin = await personWithRole(gatehouse, 'admin');
      const total = async () => (await admin.get('/admin/list-users')).body.total as number;
      /** How often the replica was asked for pages of people. */
      const asked = async () =>
        Number(
          (
            await onServer(
              replica.url,
              `select idx_scan + seq_scan n from pg_stat_user_tables where relname = 'user_count'`,
            )
          )[0]!['n'],
        );

      for (let people = 2; people < 8; people += 1) {
        await Person.signUp(gatehouse);
        expect(await total()).toBe(people);
      }
      // On a busy machine it may first be too far behind, and is left alone.
      const askedAgain = async () => ((await total()) === 7 ? asked() : -1);
      await expect.poll(askedAgain, { timeout: 30_000, interval: 500 }).toBeGreaterThan(0);

      await onServer(replica.url, 'select pg_wal_replay_pause()');
      await Person.signUp(gatehouse);
      expect(await total()).toBe(8);

      await replica.stop();
      // A node that does not yet know how it stands with the replica.
      await using another = await startGatehouse(options);
      const again = new Person(another);
      for (const [name, value] of admin.cookies) again.cookies.set(name, value);
      expect((await again.get('/admin/list-users')).body.total).toBe(8);
    } finally {
      await replica.stop();
      await primary.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
