import type { Pool, PoolClient } from 'pg';

/**
 * Gives back to the pool what breaks while a transaction holds it. Kysely, below the ORM, returns a connection only
 * after a COMMIT or ROLLBACK that succeeds; on a connection that is gone neither does, and each restart of PostgreSQL
 * would cost the pool as many places as there were transactions, until none is left.
 */
export function releaseBrokenConnections(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      const release = client.release.bind(client);
      // Whoever holds it may still return it, which is right of them and would now throw.
      client.release = () => undefined;
      release(true);
    });
  });
}
