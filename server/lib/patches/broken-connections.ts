import type { Pool, PoolClient } from 'pg';

/**
 * Patch of Kysely, which the ORM uses: releases connections that break during a transaction. Kysely releases a connection only
 * after a successful COMMIT or ROLLBACK (https://github.com/kysely-org/kysely/issues/1990), so that each restart of PostgreSQL
 * would permanently shrink the pool by the number of open transactions.
 */
export function releaseBrokenConnections(pool: Pool): void {
  const acquired = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => acquired.add(client));
  pool.on('release', (_error, client) => acquired.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!acquired.has(client)) return;
      const release = client.release.bind(client);
      // The transaction may release it later, and a second release would throw.
      client.release = () => undefined;
      release(true);
    });
  });
}
