import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient, QueryResult } from 'pg';

import { AppError } from '#server/errors.ts';

import { acceptCommitTasks, dropCommitTasks, runCommitTasks } from './commit-tasks.ts';
import { violatedConstraint } from './constraints.ts';
import { hooksOf } from './database-hooks.ts';

const isWrite = (sql: string) => /^(insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/** An advisory lock of a transaction, which PostgreSQL releases with the transaction, whatever ends it. */
export interface TransactionLock {
  readonly key: bigint;
  /** Set if another transaction has the lock. */
  isTaken: boolean;
}

/**
 * The transaction of a call, as a transaction context of the ORM. Short statements cost mostly their round trip, so that
 * `begin` is pipelined with the first statement, and the writes of the last flush with `commit`.
 */
class RequestTransaction {
  readonly #connect: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | undefined;
  #queued = ['begin'];
  #isCommitting = false;
  /** To be acquired before the first statement. */
  #lock: TransactionLock | undefined;

  constructor(pool: () => Promise<Pool>, lock: TransactionLock | undefined) {
    this.#connect = async () => (await pool()).connect();
    this.#lock = lock;
  }

  /** Called by the ORM, with the values inlined. */
  async executeQuery({ sql }: { sql: string }): Promise<{ rows: object[]; numAffectedRows?: number | null }> {
    if (this.#isCommitting && isWrite(sql)) {
      this.#queued.push(sql);
      return { rows: [] };
    }
    const [result] = await this.pipeline([sql]);
    return { rows: result!.rows, numAffectedRows: result!.rowCount };
  }

  /** Sends the queued statements and these in one message. @returns the results of these. */
  async pipeline(statements: readonly string[]): Promise<QueryResult<object>[]> {
    if (this.#lock) await this.#acquire(this.#lock);
    const text = [...this.#queued.splice(0), ...statements].join(';\n');
    const client = await (this.#client ??= this.#connect());
    // For several statements `pg` returns an array of results, which its types do not declare.
    const results = [(await client.query<object>(text)) as QueryResult<object> | QueryResult<object>[]].flat();
    return results.slice(-statements.length);
  }

  /** In a message of its own: other statements could wait for the transaction that has the lock. */
  async #acquire(lock: TransactionLock): Promise<void> {
    this.#lock = undefined;
    const [result] = await this.pipeline([`select pg_try_advisory_xact_lock(${lock.key}) as acquired`]);
    const { acquired } = result!.rows[0] as { acquired: boolean };
    lock.isTaken = !acquired;
    if (lock.isTaken) throw new Error('Another transaction has the lock');
  }

  /** Flushes and commits. */
  async commit(flush: () => Promise<void>): Promise<void> {
    this.#isCommitting = true;
    await flush();
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
  { lock, webRequest }: { lock?: TransactionLock; webRequest?: () => Request | undefined } = {},
): EntityManager {
  const flush = em.flush.bind(em);
  const hooks = hooksOf(em);
  acceptCommitTasks(em, webRequest);

  function begin(): RequestTransaction {
    const current = em.getTransactionContext<RequestTransaction>();
    if (current !== undefined) return current;
    const transaction = new RequestTransaction(() => em.getConnection().getNativeClient(), lock);
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
    const result = await task(em);
    await em.commit();
    return result;
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

/** A statement with a value for each `?`. */
export type BoundStatement = [sql: string, values: (string | number | boolean | Date | null)[]];

/**
 * Runs statements that lock rows, and then statements that read, in one message. Each one sees what was committed while the
 * previous ones waited for their locks.
 */
export async function lockAndRead<Statements extends BoundStatement[]>(em: EntityManager, ...statements: Statements) {
  await em.begin();
  const texts = statements.map(([sql, values]) => em.getPlatform().formatQuery(sql, values));
  const results = await em.getTransactionContext<RequestTransaction>()!.pipeline(texts).catch(convertError(em));
  // One result for each statement.
  return results.map(({ rows }) => rows) as { [Index in keyof Statements]: object[] };
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
