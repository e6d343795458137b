import { z } from 'zod';

import { mailHook } from '#server/mail/define-mail.ts';
import { defineOptions } from '#server/options/define-options.ts';
import { bool, number } from '#server/options/parse.ts';

import type { AuditCheckpointMail, AuditViolationMail } from './audit.types.ts';

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

const path = (description: string) => z.string().min(1).meta({ secret: false }).describe(description);

const FileAnchor = z.strictObject({
  type: z.literal('file').describe('Appends each checkpoint to a file, one line of JSON each.'),
  path: path('The file. It is created if it does not exist.'),
});
const MailAnchor = z.strictObject({
  type: z.literal('mail').describe('Mails the checkpoints of days.'),
  to: z.array(z.email()).min(1).max(10).meta({ secret: false }).describe('The addresses.'),
});
const WebhookAnchor = z.strictObject({
  type: z.literal('webhook').describe('Posts each checkpoint to a URL, signed as Standard Webhooks says.'),
  url: z.url({ protocol: /^https?$/ }).meta({ secret: false }),
  secret: z.string().startsWith('whsec_').describe('The signing secret: `whsec_` and base64.'),
});
const GitAnchor = z.strictObject({
  type: z.literal('git').describe('Commits the checkpoints of days to `audit-checkpoints.jsonl`.'),
  repository: path('The folder of a working copy of its own.'),
  branch: path('The branch that is checked out in it.'),
  push: z.boolean().default(false).describe('Pushes the branch to the remote `origin` after each commit.'),
});

const Anchor = z
  .discriminatedUnion('type', [FileAnchor, MailAnchor, WebhookAnchor, GitAnchor])
  .meta({ id: 'AuditAnchor' });

export type AuditAnchorOption = z.output<typeof Anchor>;

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
        'Seconds between two verifications of the whole log. Violations are logged as errors, audited and mailed.',
      ),
    anchors: z
      .array(Anchor)
      .max(10)
      .default([])
      .describe(
        'Places outside of the database that get the checkpoints, so that the end of the log cannot be cut off.',
      ),
    sendCheckpoint: mailHook<AuditCheckpointMail>('AuditCheckpointMail').describe(
      'Hook that sends the email with a checkpoint.',
    ),
    sendViolation: mailHook<AuditViolationMail>('AuditViolationMail').describe(
      'Hook that sends the email about changes of recorded entries.',
    ),
  })
  .meta({ id: 'AuditOptions' });

export const auditOptions = defineOptions('audit', AuditOptions, {
  AUDIT_RETENTION_DAYS: ['retentionDays', number],
  AUDIT_CHAIN_ENABLED: ['chain.enabled', bool],
});
