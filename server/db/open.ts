import { setTimeout as wait } from 'node:timers/promises';

import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

import type { FieldsByRecord } from '#server/fields/extended-schemas.ts';
import type { Options } from '#server/options/kit-options.ts';

import type { EmbeddedLog } from './embedded/embedded.ts';
import { DatabaseHooks, hasHooks, installHooks } from './database-hooks.ts';
import { requireSessionSettings } from './connection/session-settings.ts';
import { migrate } from './migrate.ts';
import { connect } from './orm.ts';
import { databaseStartError, embeddedStartError } from './start-errors.ts';

const CLOSE_TIMEOUT_MS = 1_000;

/** A PostgreSQL server. `stop` stops it only if this process started it. */
export interface DatabaseServer {
  url: string;
  stop: () => Promise<void>;
}

/** The configured server, else the embedded one, whose modules are loaded only if it is used. */
export async function startServer(
  { databaseUrl, dataDir }: Options,
  log: EmbeddedLog = () => {},
): Promise<DatabaseServer> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => undefined };
  const { startEmbeddedPostgres } = await import('./embedded/embedded.ts');
  return startEmbeddedPostgres({ dataDir, log }).catch((error: unknown) => {
    throw embeddedStartError(error, dataDir);
  });
}

/** The server for a command: the configured one, the embedded one of a running service, or else a new embedded one. */
export async function reachServer(options: Options): Promise<DatabaseServer> {
  if (options.databaseUrl !== undefined) return startServer(options);
  const { findRunningEmbedded } = await import('./embedded/embedded.ts');
  const url = await findRunningEmbedded(options.dataDir);
  return url === null ? startServer(options) : { url, stop: async () => undefined };
}

interface OpenedFor {
  entities: readonly EntitySchema[];
  /** The additional fields of the options, for hooks. */
  fields: FieldsByRecord;
  server: DatabaseServer;
  log: FastifyBaseLogger;
}

/**
 * Connects to the database and migrates it. Closing it also stops the server. `migrated` names the migrations that were run;
 * `pool` is the ORM's own.
 */
export async function openDatabase(options: Options, { entities, fields, server, log }: OpenedFor) {
  const orm = connect(server.url, { ...options.database, entities });
  if (hasHooks(options.databaseHooks)) installHooks(orm.em, new DatabaseHooks(options.databaseHooks, { fields, log }));
  const close = async () => {
    // A query that hangs occupies its connection, and must not prevent a clean stop of the embedded server.
    await Promise.race([closeConnections(orm), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    await server.stop();
  };
  try {
    const pool: Pool = await orm.em.getConnection().getNativeClient();
    await requireSessionSettings(pool);
    const migrated = await migrate(orm);
    for (const name of migrated) log.debug({ migration: name }, 'migrated');
    log.info(migrated.length === 0 ? 'database ready' : `database ready, ${migrated.length} migrations`);
    return { orm, pool, migrated, close };
  } catch (error) {
    await close();
    throw options.databaseUrl === undefined ? error : databaseStartError(error, options.databaseUrl);
  }
}

/** The ORM ends its pool only if a query went through the ORM. A pool that was used directly is ended here. */
async function closeConnections(orm: MikroORM): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await orm.close(true);
  if (!pool.ended) await pool.end();
}
