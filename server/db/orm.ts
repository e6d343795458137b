import { MikroORM, type EntitySchema } from '@mikro-orm/postgresql';

import { releaseBrokenConnections } from '#server/lib/patches/broken-connections.ts';
import type { Options } from '#server/options/kit-options.ts';

import { clientClass } from './connection/client.ts';
import { parseDatabaseUrl } from '#server/options/database-url/database-url.ts';

/** Creates the ORM. Connects only with the first query. */
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
    // The client connects as the address says; the ORM would use only a part of it.
    dbName: parseDatabaseUrl(databaseUrl).database ?? '',
    // A mistyped database name must not create an empty database.
    ensureDatabase: false,
    forceUtcTimezone: true,
    initNullableProperties: true,
    processOnCreateHooksEarly: true,
    ignoreUndefinedInQuery: true,
    // PostgreSQL checks `not null`; the same check here took a twentieth of the time of a write.
    validateRequired: false,
    // Tables without an entity: a trigger (`count_members`) and the rate limiter's library write them.
    schemaGenerator: { skipTables: ['member_count', 'rate_limit'], ignoreRoutines: true },
    pool: { min: 0, max: poolSize, idleTimeoutMillis: idleTimeoutMs },
    driverOptions: {
      Client: clientClass(databaseUrl),
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
      // After this time without a free connection, a call is answered 503.
      connectionTimeoutMillis: acquireTimeoutMs,
      keepAlive: true,
      // A statement is sent without waiting for the results of earlier ones.
      pipeline: true,
      keepAliveInitialDelayMillis: 10_000,
      onPoolCreated: releaseBrokenConnections,
    },
  });
}
