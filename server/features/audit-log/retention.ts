import type { AppServices } from '#server/call/context.ts';
import { defineService } from '#server/call/feature.ts';
import { now } from '#server/lib/now.ts';

import { auditOptions } from './audit.options.ts';

const DAY_MS = 86_400_000;
/** Small enough to be deleted within the statement timeout. */
const BATCH_SIZE = 5_000;

/** Deletes the entries that are older than a time. @returns their number. */
type DeleteEntries = (service: AppServices, oldest: Date) => Promise<number>;

/** How entries are deleted, which another feature may replace. */
export const auditRetention = defineService(
  'auditRetention',
  (): { deleteBefore: DeleteEntries; isRunning: boolean } => ({ deleteBefore: deleteEntriesBefore, isRunning: false }),
);

/** Deletes entries older than the retention. */
export async function deleteOldEntries(service: AppServices): Promise<void> {
  const { retentionDays } = auditOptions.of(service);
  const retention = auditRetention.of(service);
  if (retentionDays === undefined || retention.isRunning) return;
  retention.isRunning = true;
  try {
    const entries = await retention.deleteBefore(service, new Date(now().getTime() - retentionDays * DAY_MS));
    if (entries > 0) service.log.info({ entries, retentionDays }, 'deleted old audit entries');
  } finally {
    retention.isRunning = false;
  }
}

/**
 * Deletes entries, but those whose event has a number after `read` or none yet. The table's trigger permits it only with this
 * setting.
 */
export async function deleteEntriesBefore(
  { orm }: AppServices,
  oldest: Date,
  read = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  let entries = 0;
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; entries += deleted) {
    deleted = await orm.em.fork().transactional(async (em) => {
      await em.execute(`select set_config('gatehouse.audit', 'retention', true)`);
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `delete from audit_entry where id in
           (select id from audit_entry where created_at < ?
              and not exists (select from event where event.id = audit_entry.id and (sequence is null or sequence > ?))
            order by created_at, id limit ${BATCH_SIZE})`,
        [oldest, read],
        'run',
      );
      return affectedRows;
    });
  }
  return entries;
}
