import { z } from 'zod';

import { defineOptions } from '#server/options/define-options.ts';
import { bool, number } from '#server/options/parse.ts';

const ChainOptions = z
  .strictObject({
    enabled: z
      .boolean()
      .default(true)
      .describe('Seals the entries of the audit log, so that later changes of them can be found.'),
    checkpointEvery: z
      .int()
      .min(60)
      .max(86_400)
      .default(3600)
      .describe('Seconds between two signed checkpoints. One more is made at the end of each day (UTC).'),
    publish: z
      .boolean()
      .default(false)
      .describe('Serves `GET /audit/checkpoints` to everyone. The checkpoints tell how many entries are written.'),
  })
  .prefault({})
  .meta({ id: 'AuditChainOptions' });

const Anchor = z
  .strictObject({
    type: z.literal('file').describe('Appends each checkpoint to a file, one line of JSON each.'),
    path: z.string().min(1).meta({ secret: false }).describe('The file. It is created if it does not exist.'),
  })
  .meta({ id: 'AuditAnchor' });

const AuditOptions = z
  .strictObject({
    retentionDays: z
      .int()
      .positive()
      .max(36_500)
      .optional()
      .describe('Days after which entries of the audit log are deleted. By default they are never deleted.'),
    chain: ChainOptions,
    verifyEvery: z
      .int()
      .min(60)
      .max(2_000_000)
      .default(86_400)
      .describe(
        'Seconds between two verifications of the whole log by each process. Violations are logged as errors and audited.',
      ),
    anchors: z
      .array(Anchor)
      .max(10)
      .default([])
      .describe(
        'Places outside of the database that get the checkpoints, so that the end of the log cannot be cut off.',
      ),
  })
  .meta({ id: 'AuditOptions' });

export const auditOptions = defineOptions('audit', AuditOptions, {
  AUDIT_RETENTION_DAYS: ['retentionDays', number],
  AUDIT_CHAIN_ENABLED: ['chain.enabled', bool],
});
