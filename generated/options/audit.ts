// Written by `npm run docs` from the schemas of the options.

export interface AuditOptions {
  /** Days after which entries of the audit log are deleted. By default they are never deleted. */
  retentionDays?: number;
}
