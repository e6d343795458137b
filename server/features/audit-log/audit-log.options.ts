import { z } from 'zod';

import { number } from '#server/options/parse.ts';
import { defineOptions } from '#server/options/define-options.ts';

const AuditOptions = z
  .strictObject({
    retentionDays: z
      .int()
      .positive()
      .max(36_500)
      .optional()
      .describe('Days after which an entry of the audit log is deleted; by default no entry is.'),
  })
  .meta({ id: 'AuditOptions' });

export const auditOptions = defineOptions('audit', AuditOptions, { AUDIT_RETENTION_DAYS: ['retentionDays', number] });
