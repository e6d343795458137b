import { z } from 'zod';

import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import type { AppServices } from '#server/call/context.ts';
import { defineFeature } from '#server/call/feature.ts';
import { now } from '#server/lib/now.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { number } from '#server/options/parse.ts';
import { auditLogErrors } from '#shared/audit-log/errors.ts';

const AuditOptions = z
  .strictObject({
    retentionDays: z
      .int()
      .positive()
      .max(36_500)
      .optional()
      .describe('Days after which entries of the audit log are deleted. By default they are never deleted.'),
  })
  .meta({ id: 'AuditOptions' });

const auditOptions = defineOptions('audit', AuditOptions, { AUDIT_RETENTION_DAYS: ['retentionDays', number] });

const DAY_MS = 86_400_000;
/** Small enough to be deleted within the statement timeout. */
const BATCH_SIZE = 5_000;

/** Deletes entries older than the retention, which the table's trigger permits only with this setting. */
async function deleteOldEntries({ orm, log, options }: Pick<AppServices, 'orm' | 'log' | 'options'>): Promise<void> {
  const { retentionDays } = auditOptions.of({ options });
  if (retentionDays === undefined) return;
  const oldest = new Date(now().getTime() - retentionDays * DAY_MS);
  let entries = 0;
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; entries += deleted) {
    deleted = await orm.em.fork().transactional(async (em) => {
      await em.execute(`select set_config('gatehouse.audit', 'retention', true)`);
      const { affectedRows } = await em.execute<{ affectedRows: number }>(
        `delete from audit_entry where id in
           (select id from audit_entry where created_at < ? order by created_at, id limit ${BATCH_SIZE})`,
        [oldest],
        'run',
      );
      return affectedRows;
    });
  }
  if (entries > 0) log.info({ entries, retentionDays }, 'deleted old audit entries');
}

/** Reading the audit log and its retention; the unit of work writes it (`server/audit`). */
export const auditLog = defineFeature({
  name: 'auditLog',
  errors: auditLogErrors,
  options: [auditOptions],
  entities: [AuditEntrySchema],
  jobs: [{ name: 'audit retention', every: ({ options }) => options.advanced.sweepInterval, run: deleteOldEntries }],
});
