import type { EntityName } from '@mikro-orm/postgresql';

import type { AppServices } from './context.ts';
import { inTransaction } from '#server/db/request-transaction.ts';
import type { Job } from './feature.ts';
import { now } from '#server/lib/now.ts';

/** A job that deletes the expired rows of entities, to keep their tables small. Every use of a row checks its expiry itself. */
export function expiredRowsJob(...entities: EntityName<{ expiresAt: Date }>[]): Job {
  return {
    name: 'expired rows',
    every: ({ options }) => options.advanced.sweepInterval,
    run: async (service) => {
      for (const entity of entities) await deleteExpired(service, entity);
    },
  };
}

async function deleteExpired({ orm, log }: AppServices, entity: EntityName<{ expiresAt: Date }>): Promise<void> {
  const expired = { expiresAt: { $lte: now() } };
  const rows = await inTransaction(orm.em.fork(), (em) => em.nativeDelete(entity, expired));
  if (rows > 0) log.info({ table: orm.getMetadata().get(entity).tableName, rows }, 'deleted expired rows');
}
