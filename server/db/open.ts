import { setTimeout as wait } from 'node:timers/promises';

import type { MikroORM } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';

import type { Options } from '#server/options.ts';

import { migrate } from './migrate.ts';
import { connect } from './orm.ts';

const CLOSING_MS = 1_000;

export interface Database {
  orm: MikroORM;
  close: () => Promise<void>;
}

/** The database that options name, else the embedded one; migrated. */
export async function openDatabase(options: Options, log: FastifyBaseLogger): Promise<Database> {
  const embedded = options.databaseUrl === undefined ? await startEmbedded(options, log) : null;
  const orm = connect(options.databaseUrl ?? embedded!.url, options.database);
  const close = async () => {
    // A query that hangs keeps its connection, and must not keep the embedded database from a clean stop.
    await Promise.race([orm.close(true), wait(CLOSING_MS, undefined, { ref: false })]);
    await embedded?.stop();
  };
  try {
    for (const name of await migrate(orm)) log.info({ migration: name }, 'migrated');
    return { orm, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Loaded only where it is used: a service with a database of its own needs none of it. */
async function startEmbedded({ dataDir }: Options, log: FastifyBaseLogger) {
  const { startEmbeddedPostgres } = await import('./embedded.ts');
  return startEmbeddedPostgres({ dataDir, log: (message) => log.info(message) });
}
