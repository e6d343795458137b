import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient, QueryResult } from 'pg';

import { AppError } from '#server/lib/errors.ts';
import { trackTransaction } from '#server/lib/open-transaction.ts';
import { inOnePacket } from '#server/lib/patches/one-packet.ts';

import { rowTypes } from './connection/times.ts';
import { acceptCommitTasks, dropCommitTasks, runCommitTasks } from './commit-tasks.ts';
import { violatedConstraint } from './constraints.ts';
import { hooksOf } from './database-hooks.ts';
import type { Query } from './reads.ts';

const isWrite = (sql: string) => /^(insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/** An advisory lock of a transaction, which PostgreSQL releases with the transaction, whatever ends it. */
export interface TransactionLock {
  readonly key: bigint;
  /** Set if another transaction has the lock. */
  isTaken: boolean;
}

/** A statement with values for `$1`, `$2` and so on. */
interface Bound extends Query {
  values: unknown[];
  types: typeof rowTypes;
}

export interface TransactionOptions {
  /** To be acquired before the first statement. */
  lock?: TransactionLock | undefined;
  /** Whether statements with a name are prepared. */
  prepared?: boolean;
}

/**
 * The transaction of a call, as a transaction context of the ORM. Short statements cost mostly their round trip, so that
 * `begin` is pipelined with the first statement, and the writes of the last flush with `commit`.
 */
class RequestTransaction {
  readonly #connect: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | undefined;
  #queued = ['begin'];
  #isDeferring = false;
  #lock: TransactionLock | undefined;
  readonly #prepared: boolean;

  constructor(pool: () => Promise<Pool>, { lock, prepared = false }: TransactionOptions) {
    this.#connect = async () => (await pool()).connect();
    this.#lock = lock;
    this.#prepared = prepared;
  }

  /** Called by the ORM, with the values inlined. */
  async executeQuery({ sql }: { sql: string }): Promise<{ rows: object[]; numAffectedRows?: number | null }> {
    if (this.#isDeferring && isWrite(sql)) {
      this.#queued.push(sql);
      return { rows: [] };
    }
    const [result] = await this.pipeline([sql]);
    return { rows: result!.rows, numAffectedRows: result!.rowCount };
  }

  /** Sends the queued statements and these in one message. @returns the results of these. */
  async pipeline(texts: readonly string[], bound: readonly Bound[] = []): Promise<QueryResult<object>[]> {
    if (this.#lock) await this.#acquire(this.#lock);
    const text = [...this.#queued.splice(0), ...texts].join(';\n');
    const client = await (this.#client ??= this.#connect());
    const sent = inOnePacket(client, () => [
      // For several statements `pg` returns an array of results, which its types do not declare.
      ...(text ? [client.query<object>(text) as Promise<QueryResult<object> | QueryResult<object>[]>] : []),
      ...bound.map(({ name, ...query }) => client.query<object>(name && this.#prepared ? { name, ...query } : query)),
    ]);
    return (await Promise.all(sent)).flat().slice(-texts.length - bound.length);
  }

  /** In a message of its own: other statements could wait for the transaction that has the lock. */
  async #acquire(lock: TransactionLock): Promise<void> {
    this.#lock = undefined;
    const [result] = await this.pipeline([`select pg_try_advisory_xact_lock(${lock.key}) as acquired`]);
    const { acquired } = result!.rows[0] as { acquired: boolean };
    lock.isTaken = !acquired;
    if (lock.isTaken) throw new Error('Another transaction has the lock');
  }

  /** Flushes; the next message includes the writes. */
  async defer(flush: () => Promise<void>): Promise<void> {
    this.#isDeferring = true;
    await flush();
    this.#isDeferring = false;
  }

  /** Flushes and commits. */
  async commit(flush: () => Promise<void>): Promise<void> {
    await this.defer(flush);
    if (this.#client === undefined && this.#queued.length === 1) return;
    await this.pipeline(['commit']);
    (await this.#client!).release();
  }

  async rollback(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    if (client === undefined) return;
    this.#queued = [];
    try {
      await this.pipeline(['rollback']);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

/** The methods that write to the database without a flush. */
const directWrites = ['insert', 'insertMany', 'upsert', 'upsertMany', 'nativeUpdate', 'nativeDelete'] as const;

/**
 * Binds an EntityManager to one transaction, which begins with the first write or lock. Without it, the ORM commits each
 * flush and each direct write separately, so that an interrupted call could be half done. With a lock, the transaction fails
 * at its beginning while another one has it.
 */
export function bindRequestTransaction(
  em: EntityManager,
  { webRequest, ...options }: TransactionOptions & { webRequest?: () => Request | undefined } = {},
): EntityManager {
  const flush = em.flush.bind(em);
  const hooks = hooksOf(em);
  acceptCommitTasks(em, webRequest);

  function begin(): RequestTransaction {
    const current = em.getTransactionContext<RequestTransaction>();
    if (current !== undefined) return current;
    const transaction = new RequestTransaction(() => em.getConnection().getNativeClient(), options);
    em.setTransactionContext(transaction);
    return transaction;
  }

  const bound = directWrites.map((name) => {
    // One signature for the overloads of all six, whose arguments are passed on.
    const write = em[name].bind(em) as (...args: unknown[]) => Promise<unknown>;
    const writeInTransaction = (...args: unknown[]) => {
      begin();
      if (name === 'nativeUpdate' || name === 'nativeDelete') {
        const action = name === 'nativeUpdate' ? 'update' : 'delete';
        if (hooks) return hooks.aroundNativeWrite(em, action, { args, write });
      }
      return write(...args);
    };
    return [name, writeInTransaction] as const;
  });
  return Object.assign(em, Object.fromEntries(bound), {
    begin: async () => void begin(),
    flush: () => {
      begin();
      return flush();
    },
    commit: async () => {
      await begin().commit(flush).catch(convertError(em));
      em.resetTransactionContext();
      await runCommitTasks(em);
    },
    rollback: async () => {
      const transaction = begin();
      dropCommitTasks(em);
      em.resetTransactionContext();
      await transaction.rollback();
    },
  });
}

/** Runs a task in a transaction that is not that of a call. */
export async function inTransaction<T>(
  fork: EntityManager,
  task: (em: EntityManager) => Promise<T>,
  call: { webRequest?: () => Request | undefined } = {},
): Promise<T> {
  const em = bindRequestTransaction(fork, call);
  try {
    return await trackTransaction(
      () => em.isInTransaction(),
      async () => {
        const result = await task(em);
        await em.commit();
        return result;
      },
    );
  } catch (error) {
    if (em.isInTransaction()) await em.rollback();
    throw error;
  }
}

/** Throws an error of PostgreSQL as the ORM would. */
function convertError(em: EntityManager) {
  return (error: Error): never => {
    // Of a hook.
    if (error instanceof AppError) throw error;
    throw em.getDriver().convertException(error);
  };
}

/**
 * Runs statements that lock rows, and then statements that read, in one message. Each one sees what was committed while the
 * previous ones waited for their locks.
 *
 * @returns the rows of each statement, by column.
 */
export async function lockAndRead<Statements extends (readonly [Query, unknown[]])[]>(
  em: EntityManager,
  ...statements: Statements
) {
  await em.begin();
  // The ORM's pool returns timestamps as text; these rows have dates.
  const bound = statements.map(([query, values]) => ({ ...query, values, types: rowTypes }));
  const results = await em.getTransactionContext<RequestTransaction>()!.pipeline([], bound).catch(convertError(em));
  // One result for each statement.
  return results.map(({ rows }) => rows) as { [Index in keyof Statements]: object[] };
}

/** Flushes without a message of its own: the next one includes the writes, and fails if one of them does. */
export async function deferFlush(em: EntityManager): Promise<void> {
  await em.begin();
  await em.getTransactionContext<RequestTransaction>()!.defer(() => em.flush());
}

/** Writes without a message of its own, as `deferFlush` does. */
export async function deferWrite(em: EntityManager, text: string, values: unknown[]): Promise<void> {
  await em.begin();
  const write = async () => void (await em.execute(text, values));
  await em.getTransactionContext<RequestTransaction>()!.defer(write);
}

/** Flushes within a savepoint. @returns false, with only the flush rolled back, if a row violates the constraint. */
export async function flushUnlessTaken(em: EntityManager, constraint: string): Promise<boolean> {
  await em.begin();
  await em.execute('savepoint attempt');
  try {
    await em.flush();
    return true;
  } catch (error) {
    if (violatedConstraint(error) !== constraint) throw error;
    await em.execute('rollback to savepoint attempt');
    return false;
  }
}
