import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import { defineFeature } from '#server/feature.ts';
import { auditLogErrors } from '#shared/features/audit-log.ts';

import { auditOptions, deleteOldEntries } from './retention.ts';

/** Reading the audit log and its retention; the unit of work writes it (`server/audit`). */
export const auditLog = defineFeature({
  name: 'auditLog',
  errors: auditLogErrors,
  options: [auditOptions],
  entities: [AuditEntrySchema],
  jobs: [{ name: 'audit retention', every: ({ options }) => options.advanced.sweepInterval, run: deleteOldEntries }],
});
