import type { NoticedEvent } from '#generated/noticed-events.ts';
import type { User } from '#server/options/hooks/records.ts';

export interface SecurityNoticeMail {
  user: User;
  /** As in the audit log. */
  event: NoticedEvent;
  /** Of the call. */
  userAgent: string;
  /** Of the call; empty where it is not known, as in calls within the process. */
  ipAddress: string;
  occurredAt: Date;
  /** Of the organization that the event is about. */
  organizationName?: string;
}
