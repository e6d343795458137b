import { z } from 'zod';

import { number } from '#server/options/environment.ts';
import { defineOptions } from '#server/options/define-options.ts';

const AuditOptions = z.strictObject({
  /** Days after which an entry is deleted; by default none is. */
  retentionDays: z.int().positive().max(36_500).optional(),
});

export const auditOptions = defineOptions('audit', AuditOptions, { AUDIT_RETENTION_DAYS: ['retentionDays', number] });
