import { setTimeout as wait } from 'node:timers/promises';

import type { EntitySchema, MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

import type { Options } from '#server/options/options.ts';

import { runningEmbedded } from './embedded/running-embedded.ts';
import { migrate } from './migrate.ts';
import { connect } from './orm.ts';
import { databaseStartError, embeddedStartError } from './start-errors.ts';

const CLOSING_MS = 1_000;

export interface Database {
  orm: MikroORM;
  /** The migrations that this opening ran. */
  migrated: string[];
  /** The ORM's own pool. */
  pool: Pool;
  close: () => Promise<void>;
}

interface Parts {
  entities: readonly EntitySchema[];
  log: FastifyBaseLogger;
}

/** The database that options name, else the embedded one; migrated. */
export async function openDatabase(options: Options, parts: Parts): Promise<Database> {
  return openAt(options.databaseUrl ?? null, options, parts);
}

/** The same for a command beside the service: where that keeps its own database running, this one joins it there. */
export async function joinDatabase(options: Options, parts: Parts): Promise<Database> {
  return openAt(options.databaseUrl ?? (await runningEmbedded(options.dataDir)), options, parts);
}

async function openAt(url: string | null, options: Options, { entities, log }: Parts): Promise<Database> {
  const embedded = url === null ? await startEmbedded(options, log) : null;
  const orm = connect(url ?? embedded!.url, { ...options.database, entities });
  const close = async () => {
    // A query that hangs keeps its connection, and must not keep the embedded database from a clean stop.
    await Promise.race([closeConnections(orm), wait(CLOSING_MS, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    const migrated = await migrate(orm);
    for (const name of migrated) log.info({ migration: name }, 'migrated');
    return { orm, pool: await orm.em.getConnection().getNativeClient(), migrated, close };
  } catch (error) {
    await close();
    throw url === null ? error : databaseStartError(error, url);
  }
}

/** Closing the ORM ends the pool only where a query went through the ORM: one that was used directly is ended here. */
async function closeConnections(orm: MikroORM): Promise<void> {
  const pool: Pool = await orm.em.getConnection().getNativeClient();
  await orm.close(true);
  if (!pool.ended) await pool.end();
}

/** Loaded only where it is used: a service with a database of its own needs none of it. */
async function startEmbedded({ dataDir }: Options, log: FastifyBaseLogger) {
  const { startEmbeddedPostgres } = await import('./embedded/embedded.ts');
  try {
    return await startEmbeddedPostgres({ dataDir, log: (message) => log.info(message) });
  } catch (error) {
    throw embeddedStartError(error, dataDir);
  }
}

export interface Reached {
  url: string;
  close: () => Promise<void>;
}

/** The configured database for a command, as it is: also the embedded one, whether the service runs beside or not. */
export async function reachDatabase({ databaseUrl, dataDir }: Options): Promise<Reached> {
  const url = databaseUrl ?? (await runningEmbedded(dataDir));
  if (url !== null) return { url, close: async () => undefined };
  const { startEmbeddedPostgres } = await import('./embedded/embedded.ts');
  const { url: own, stop } = await startEmbeddedPostgres({ dataDir });
  return { url: own, close: stop };
}
