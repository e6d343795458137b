export interface AuditOptions {
  /** Days after which an entry is deleted; by default none is. */
  retentionDays?: number;
}
