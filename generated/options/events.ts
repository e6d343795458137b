// Written by `npm run docs` from the schemas of the options.

export interface EventOptions {
  /** Days after which events are deleted from the log that programs read. @default 90 */
  retentionDays?: number;
  /** Seconds between two searches of a process for new events and due deliveries. @default 1 */
  pollInterval?: number;
}
