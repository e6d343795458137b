import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import { defineFeature } from '#server/call/feature.ts';
import { auditLogErrors } from '#shared/audit-log/errors.ts';

import { auditOptions } from './audit.options.ts';
import { auditRetention, deleteOldEntries } from './retention.ts';

/** Reading the audit log and its retention; the unit of work writes it (`server/audit`). */
export const auditLog = defineFeature({
  name: 'auditLog',
  errors: auditLogErrors,
  options: [auditOptions],
  entities: [AuditEntrySchema],
  services: [auditRetention],
  jobs: [{ name: 'audit retention', every: ({ options }) => options.advanced.sweepInterval, run: deleteOldEntries }],
});
