import type { NoticedEvent } from '#generated/noticed-events.ts';
import type { User } from '#server/options/hooks/records.ts';

export interface SecurityNoticeMail {
  user: User;
  /** As in the audit log. */
  event: NoticedEvent;
  /** Of the call. */
  userAgent: string;
  /** Of the organization that the event is about. */
  organizationName?: string;
}
