import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient, QueryResult } from 'pg';

import { violatedConstraint } from './constraints.ts';

const isWrite = (sql: string) => /^(insert|update|delete)\b/i.test(sql) && !/\breturning\b/i.test(sql);

/**
 * A call's transaction, in the form that the ORM takes. Most of what a short statement costs is its round trip, so
 * `begin` goes in one message with the first statement, and the writes of the last flush with `commit`.
 */
class RequestTransaction {
  readonly #connect: () => Promise<PoolClient>;
  #client: Promise<PoolClient> | undefined;
  #queued = ['begin'];
  #isCommitting = false;

  constructor(pool: () => Promise<Pool>) {
    this.#connect = async () => (await pool()).connect();
  }

  /** What the ORM calls, with the values in their places. */
  async executeQuery({ sql }: { sql: string }): Promise<{ rows: object[]; numAffectedRows?: number | null }> {
    if (this.#isCommitting && isWrite(sql)) {
      this.#queued.push(sql);
      return { rows: [] };
    }
    const [result] = await this.pipeline([sql]);
    return { rows: result!.rows, numAffectedRows: result!.rowCount };
  }

  /** Sends statements in one message, behind those that wait. */
  async pipeline(statements: readonly string[]): Promise<QueryResult<object>[]> {
    const text = [...this.#queued.splice(0), ...statements].join(';\n');
    const client = await (this.#client ??= this.#connect());
    // For a text of several statements `pg` answers with as many results, which its types do not say.
    const results = [(await client.query<object>(text)) as QueryResult<object> | QueryResult<object>[]].flat();
    return results.slice(-statements.length);
  }

  /** Commits what `flush` writes, and what was written before. */
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

/** What changes the database at once, apart from the flush. */
const writes = ['insert', 'insertMany', 'upsert', 'upsertMany', 'nativeUpdate', 'nativeDelete'] as const;

/**
 * Binds a call's EntityManager to one transaction, which the call's first write or lock begins. By itself the ORM commits
 * each flush and each direct write on its own, so that a call cut off between two of them would be half done.
 */
export function bindRequestTransaction(em: EntityManager): EntityManager {
  const flush = em.flush.bind(em);

  function begin(): RequestTransaction {
    const open = em.getTransactionContext<RequestTransaction>();
    if (open !== undefined) return open;
    const begun = new RequestTransaction(() => em.getConnection().getNativeClient());
    em.setTransactionContext(begun);
    return begun;
  }

  const bound = writes.map((name) => {
    // One signature stands for the overloads of all six, which only pass through.
    const write = em[name].bind(em) as (...args: unknown[]) => Promise<unknown>;
    const writeWithin = (...args: unknown[]) => {
      begin();
      return write(...args);
    };
    return [name, writeWithin] as const;
  });
  return Object.assign(em, Object.fromEntries(bound), {
    begin: async () => void begin(),
    flush: () => {
      begin();
      return flush();
    },
    commit: async () => {
      await begin().commit(flush).catch(inWordsOfOrm(em));
      em.resetTransactionContext();
    },
    rollback: async () => {
      const open = begin();
      em.resetTransactionContext();
      await open.rollback();
    },
  });
}

/** Runs a task that belongs to no call in one transaction. */
export async function inTransaction<T>(fork: EntityManager, task: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = bindRequestTransaction(fork);
  try {
    const result = await task(em);
    await em.commit();
    return result;
  } catch (error) {
    if (em.isInTransaction()) await em.rollback();
    throw error;
  }
}

/** Errors of PostgreSQL as the ORM throws them. */
function inWordsOfOrm(em: EntityManager) {
  return (error: Error): never => {
    throw em.getDriver().convertException(error);
  };
}

/** A statement with a value for each `?`. */
export type BoundStatement = [sql: string, values: (string | number | boolean | Date | null)[]];

/**
 * Takes locks and reads under them, in this order: each statement sees what was committed while those before it waited
 * for their locks.
 */
export async function lockAndRead<Statements extends BoundStatement[]>(em: EntityManager, ...statements: Statements) {
  await em.begin();
  const texts = statements.map(([sql, values]) => em.getPlatform().formatQuery(sql, values));
  const results = await em.getTransactionContext<RequestTransaction>()!.pipeline(texts).catch(inWordsOfOrm(em));
  // As many as there are statements.
  return results.map(({ rows }) => rows) as { [Index in keyof Statements]: object[] };
}

/** Flushes, and undoes no more than that where a row violates the constraint. @returns whether the rows were written. */
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
