import { AuditEntrySchema } from '#server/audit/audit-entry.entity.ts';
import { defineFeature } from '#server/feature.ts';

/** Reading the audit log; the unit of work writes it (`server/audit`). */
export const auditLog = defineFeature({
  name: 'auditLog',
  entities: [AuditEntrySchema],
});
