import type { User } from '#server/options/records.ts';

/** The events of which the user gets a notice. Listed, because the package declares its types file by file. */
export type NoticedEvent =
  | 'session.started'
  | 'security-notices.updated'
  | 'account.linked'
  | 'account.unlinked'
  | 'username.changed'
  | 'password.changed'
  | 'password.reset'
  | 'password.set'
  | 'user.password-set'
  | 'api-key.rotated';

export interface SecurityNoticeMail {
  user: User;
  /** As in the audit log. */
  event: NoticedEvent;
  /** Of the call. */
  userAgent: string;
}
