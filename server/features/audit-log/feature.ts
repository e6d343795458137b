import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import { defineFeature } from '#server/feature.ts';
import { auditLogErrors } from '#shared/features/audit-log.ts';

/** Reading the audit log; the unit of work writes it (`server/audit`). */
export const auditLog = defineFeature({
  name: 'auditLog',
  errors: auditLogErrors,
  entities: [AuditEntrySchema],
});
