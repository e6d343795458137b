import type { User } from '#server/options/records.ts';

import type { NoticedEvent } from './notices.ts';

export interface SecurityNoticeMail {
  user: User;
  /** As in the audit log. */
  event: NoticedEvent;
  /** Of the call. */
  userAgent: string;
}
