import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';

import type { Options } from '#server/options/options.ts';

/** The ORM over a database that need not answer yet. */
export function connect(
  databaseUrl: string,
  {
    entities,
    poolSize,
    statementTimeoutMs,
    acquireTimeoutMs = 5_000,
    idleTimeoutMs = 30_000,
    idleInTransactionTimeoutMs = 60_000,
  }: Pick<Options['database'], 'poolSize' | 'statementTimeoutMs'> &
    Partial<Options['database']> & { entities: readonly EntitySchema[] },
): MikroORM {
  return new MikroORM({
    entities: [...entities],
    clientUrl: databaseUrl,
    // A mistyped name must not become a new, empty service.
    ensureDatabase: false,
    forceUtcTimezone: true,
    initNullableProperties: true,
    processOnCreateHooksEarly: true,
    ignoreUndefinedInQuery: true,
    // Members are counted by triggers alone (`count_members`), rate limits by the limiter's library (http/limiter.ts).
    schemaGenerator: { skipTables: ['member_count', 'rate_limit'], ignoreRoutines: true },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: idleTimeoutMs },
    driverOptions: {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      // How long a call waits for a free connection before it answers that the service is not available.
      connectionTimeoutMillis: acquireTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      onPoolCreated: releaseBrokenConnections,
    },
  });
}

/**
 * Gives back to the pool what breaks while a transaction holds it. Kysely, below the ORM, returns a connection only
 * after a COMMIT or ROLLBACK that succeeds; on a connection that is gone neither does, and each restart of PostgreSQL
 * would cost the pool as many places as there were transactions, until none is left.
 */
function releaseBrokenConnections(pool: Pool): void {
  const held = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => held.add(client));
  pool.on('release', (_error, client) => held.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!held.has(client)) return;
      const release = client.release.bind(client);
      // Its user may still release it later, which would throw now.
      client.release = () => undefined;
      release(true);
    });
  });
}
