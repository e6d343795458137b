import type { User } from '#server/options/hooks/records.ts';

export interface AuditStreamFailingMail {
  /** A user who may manage the stream. */
  user: User;
  /** The name of the stream. */
  stream: string;
  /** Why the last attempt failed. */
  error: string;
}
