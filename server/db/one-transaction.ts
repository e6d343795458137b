import type { EntityManager } from '@mikro-orm/postgresql';

/** What changes the database at once, apart from the flush. */
const writes = ['insert', 'insertMany', 'upsert', 'upsertMany', 'nativeUpdate', 'nativeDelete'] as const;

/**
 * Keeps a call to one transaction. By itself the ORM commits every flush and every direct write on its own, so that a
 * call cut off between two of them would be half done; here the first of them begins the transaction of the call.
 */
export function keepToOneTransaction(em: EntityManager): EntityManager {
  const begin = em.begin.bind(em);
  const flush = em.flush.bind(em);
  const commit = em.commit.bind(em);
  let isLast = false;

  async function beginOnce(): Promise<void> {
    if (!em.isInTransaction()) await begin();
  }

  /** A flush that fails, as on a duplicate, must leave the transaction usable: PostgreSQL would answer a later COMMIT by rolling back. */
  async function flushMidway(): Promise<void> {
    if (isLast) return flush();
    await beginOnce();
    await em.execute('savepoint midway');
    try {
      await flush();
    } catch (error) {
      await em.execute('rollback to savepoint midway');
      throw error;
    }
  }

  async function commitAll(): Promise<void> {
    isLast = true;
    await (em.isInTransaction() ? commit() : flush());
  }

  const direct = writes.map((name) => {
    // One signature stands for the overloads of all six, which only pass through.
    const write = em[name].bind(em) as (...args: unknown[]) => Promise<unknown>;
    return [name, (...args: unknown[]) => beginOnce().then(() => write(...args))] as const;
  });
  return Object.assign(em, Object.fromEntries(direct), { begin: beginOnce, flush: flushMidway, commit: commitAll });
}
