import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import pg, { type Pool } from 'pg';

import { now } from '#server/now.ts';
import type { Options } from '#server/options/options.ts';

import { isUnreachable } from './unreachable.ts';

/** How long a reader waits for a replica that is behind. */
const PATIENCE_MS = 100;
/** How long one that did not answer, or was too far behind, is left alone. */
const REST_MS = 10_000;

interface Replica {
  pool: Pool;
  restsUntil: number;
}

/**
 * Streaming replicas, for reads that look through much and decide nothing. A replica is read only when it has all that
 * was committed before it was asked, so nobody misses what they just wrote (unless the primary itself answers before it
 * has written, by `synchronous_commit = off`); the primary steps in for one that lags or is gone.
 */
export class Replicas {
  readonly #primary: Pool;
  readonly #replicas: Replica[];
  readonly #log: FastifyBaseLogger;
  #turn = 0;

  constructor({ database }: Options, { primary, log }: { primary: Pool; log: FastifyBaseLogger }) {
    this.#primary = primary;
    this.#log = log;
    this.#replicas = database.replicaUrls.map((connectionString) => {
      const pool = new pg.Pool({
        connectionString,
        max: database.poolSize,
        connectionTimeoutMillis: 1_000,
        idleTimeoutMillis: database.idleTimeoutMs,
        statement_timeout: database.statementTimeoutMs,
        keepAlive: true,
      });
      // An idle connection that breaks is seen by whoever asks next.
      pool.on('error', () => undefined);
      return { pool, restsUntil: 0 };
    });
  }

  /** Reads from a replica that is up to date, else from the primary: also after a replica that failed in between. */
  async read<Result>(read: (pool: Pool) => Promise<Result>): Promise<Result> {
    const awake = this.#replicas.filter(({ restsUntil }) => restsUntil <= now().getTime());
    const replica = awake[this.#turn++ % Math.max(awake.length, 1)];
    if (replica === undefined) return read(this.#primary);
    try {
      if (await this.#caughtUp(replica)) return await read(replica.pool);
      this.#rest(replica, 'it is behind');
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      this.#rest(replica, error);
    }
    return read(this.#primary);
  }

  async close(): Promise<void> {
    await Promise.all(this.#replicas.map(({ pool }) => pool.end()));
  }

  async #caughtUp({ pool }: Replica): Promise<boolean> {
    const { rows } = await this.#primary.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text lsn');
    for (const asked = performance.now(); ;) {
      const text = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn "isThere"';
      const replayed = await pool.query<{ isThere: boolean }>(text, [rows[0]!.lsn]);
      if (replayed.rows[0]!.isThere) return true;
      if (performance.now() - asked > PATIENCE_MS) return false;
      await wait(5);
    }
  }

  #rest(replica: Replica, reason: unknown): void {
    replica.restsUntil = now().getTime() + REST_MS;
    this.#log.warn(reason instanceof Error ? { err: reason } : { reason }, 'a replica is left alone for a while');
  }
}
