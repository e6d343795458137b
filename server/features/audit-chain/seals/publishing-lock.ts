import type { EntityManager } from '@mikro-orm/postgresql';

import type { AppServices } from '#server/call/context.ts';
import { PUBLISHING_LOCK } from '#server/features/event-log/publish.ts';

/** Runs a task in a transaction with the lock of publishing, for which it waits. */
export async function withPublishingLock<T>(
  { orm }: Pick<AppServices, 'orm'>,
  task: (em: EntityManager) => Promise<T>,
): Promise<T> {
  return orm.em.fork().transactional(async (em) => {
    await em.execute('select pg_advisory_xact_lock(?)', [PUBLISHING_LOCK]);
    return task(em);
  });
}
