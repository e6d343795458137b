// Written by `npm run docs` from the schemas of the options.
import type { AuditCheckpointMail, AuditViolationMail } from '#server/features/audit-log/audit.types.ts';
import type { MailHook } from '#server/options/mail.types.ts';

export type * from '#server/features/audit-log/audit.types.ts';
export type * from '#server/options/mail.types.ts';

export interface AuditOptions {
  /** Days after which entries of the audit log are deleted. By default they are never deleted. */
  retentionDays?: number;
  chain?: AuditChainOptions;
  /** Seconds between two verifications of the whole log. Violations are logged as errors, audited and mailed. @default 86400 */
  verifyEvery?: number;
  /** Places outside of the database that get the checkpoints, so that the end of the log cannot be cut off. @default [] */
  anchors?: AuditAnchor[];
  /** Hook that sends the email with a checkpoint. */
  sendCheckpoint?: MailHook<AuditCheckpointMail>;
  /** Hook that sends the email about changes of recorded entries. */
  sendViolation?: MailHook<AuditViolationMail>;
}

export interface AuditChainOptions {
  /** Seals the entries of the audit log, so that later changes of them can be found. @default true */
  enabled?: boolean;
  /** Seconds between two signed checkpoints. One more is made at the end of each day (UTC). @default 3600 */
  checkpointEvery?: number;
  /** Serves `GET /audit/checkpoints` to everyone. The checkpoints tell how many entries are written. @default false */
  publish?: boolean;
}

export type AuditAnchor = {
  /** Appends each checkpoint to a file, one line of JSON each. */
  type: 'file';
  /** The file. It is created if it does not exist. */
  path: string;
} | {
  /** Mails the checkpoints of days. */
  type: 'mail';
  /** The addresses. */
  to: string[];
} | {
  /** Posts each checkpoint to a URL, signed as Standard Webhooks says. */
  type: 'webhook';
  url: string;
  /** The signing secret: `whsec_` and base64. */
  secret: string;
} | {
  /** Commits the checkpoints of days to `audit-checkpoints.jsonl`. */
  type: 'git';
  /** The folder of a working copy of its own. */
  repository: string;
  /** The branch that is checked out in it. */
  branch: string;
  /** Pushes the branch to the remote `origin` after each commit. @default false */
  push?: boolean;
};
