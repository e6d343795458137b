import type { EntityManager } from '@mikro-orm/postgresql';

import { Transaction, type Sent } from './transaction.ts';

/** What changes the database at once, apart from the flush. */
const writes = ['insert', 'insertMany', 'upsert', 'upsertMany', 'nativeUpdate', 'nativeDelete'] as const;

/**
 * Keeps a call to one transaction. By itself the ORM commits every flush and every direct write on its own, so that a
 * call cut off between two of them would be half done; here the first of them begins the transaction of the call.
 */
export function keepToOneTransaction(em: EntityManager): EntityManager {
  const flush = em.flush.bind(em);

  function transaction(): Transaction {
    let open = em.getTransactionContext<Transaction>();
    if (open === undefined) {
      open = new Transaction(() => em.getConnection().getNativeClient());
      em.setTransactionContext(open);
    }
    return open;
  }

  /** A flush that fails, as on a duplicate, must leave the transaction usable: PostgreSQL would answer a later COMMIT by rolling back. */
  async function flushMidway(): Promise<void> {
    transaction().ahead('savepoint midway');
    try {
      await flush();
    } catch (error) {
      transaction().ahead('rollback to savepoint midway');
      throw error;
    }
  }

  async function commit(): Promise<void> {
    const open = transaction();
    open.end();
    await flush();
    // In the ORM's words, as of every other statement.
    await open.commit().catch((error: Error) => Promise.reject(em.getDriver().convertException(error)));
    em.resetTransactionContext();
  }

  async function rollback(): Promise<void> {
    const open = transaction();
    em.resetTransactionContext();
    await open.rollback();
  }

  const direct = writes.map((name) => {
    // One signature stands for the overloads of all six, which only pass through.
    const write = em[name].bind(em) as (...args: unknown[]) => Promise<unknown>;
    const writeWithin = (...args: unknown[]) => {
      transaction();
      return write(...args);
    };
    return [name, writeWithin] as const;
  });
  const begin = async () => void transaction();
  return Object.assign(em, Object.fromEntries(direct), { begin, flush: flushMidway, commit, rollback });
}

/** What is no call's, in one transaction: all that the task changes is written, or nothing where it throws. */
export async function inOneTransaction<T>(fork: EntityManager, task: (em: EntityManager) => Promise<T>): Promise<T> {
  const em = keepToOneTransaction(fork);
  try {
    const result = await task(em);
    await em.commit();
    return result;
  } catch (error) {
    if (em.isInTransaction()) await em.rollback();
    throw error;
  }
}

/** What stands for a `?`. Nothing that could fail on its way out: what is sent beside it would be committed without it. */
type Value = string | number | boolean | Date | null;

/** A statement with its values. One that has a name keeps its plan on a connection, where options let it. */
export type Asked = [sql: string, values: Value[], name?: string | undefined];

/** The texts behind the names, with `$1` for `?`. */
const named = new Map<string, { sql: string; text: string }>();

function toSend(em: EntityManager, [sql, values, name]: Asked): Sent {
  if (name === undefined || !em.config.get('driverOptions').pipeline) return em.getPlatform().formatQuery(sql, values);
  const known = named.get(name) ?? { sql, text: withNumbers(sql) };
  if (known.sql !== sql) throw new Error(`${name} is the name of another statement`);
  named.set(name, known);
  // Apart from the names of what is read without a transaction, on the same connections.
  return { name: `call_${name}`, text: known.text, values };
}

function withNumbers(sql: string): string {
  let place = 0;
  return sql.replaceAll('?', () => `$${(place += 1)}`);
}

/** Writes in a call's transaction, with the next message of it: nobody asks how many rows that changes. */
export function writeAhead(em: EntityManager, asked: Asked): void {
  // Begun without a message, and so at once.
  void em.begin();
  em.getTransactionContext<Transaction>()!.write(toSend(em, asked));
}

export type Rows = Record<string, unknown>[];

/**
 * Asks several things in a call's transaction, in one message: each sees what is committed when its turn comes, and so
 * what the lock before it was waited for.
 */
export async function askTogether<All extends Asked[]>(em: EntityManager, ...asked: All) {
  await em.begin();
  const statements = asked.map((each) => toSend(em, each));
  try {
    // As many as were asked for.
    return (await em.getTransactionContext<Transaction>()!.ask(statements)) as { [Index in keyof All]: Rows };
  } catch (error) {
    throw em.getDriver().convertException(error as Error);
  }
}
