// Written by `npm run docs` from the schemas of the options.

export interface AuditOptions {
  /** Days after which entries of the audit log are deleted. By default they are never deleted. */
  retentionDays?: number;
  chain?: AuditChainOptions;
  /** Seconds between two verifications of the whole log by each process. Violations are logged as errors and audited. @default 86400 */
  verifyEvery?: number;
  /** Places outside of the database that get the checkpoints, so that the end of the log cannot be cut off. @default [] */
  anchors?: AuditAnchor[];
}

export interface AuditChainOptions {
  /** Seals the entries of the audit log, so that later changes of them can be found. @default true */
  enabled?: boolean;
  /** Seconds between two signed checkpoints. One more is made at the end of each day (UTC). @default 3600 */
  checkpointEvery?: number;
  /** Serves `GET /audit/checkpoints` to everyone. The checkpoints tell how many entries are written. @default false */
  publish?: boolean;
}

export interface AuditAnchor {
  /** Appends each checkpoint to a file, one line of JSON each. */
  type: 'file';
  /** The file. It is created if it does not exist. */
  path: string;
}
