import type { User } from './hooks/records.ts';

/** Sends one kind of mail instead of the built-in template. */
export type MailHook<Payload extends object> = (mail: Payload) => Promise<void> | void;

/** A mail with a link for a user to open. */
export interface UserLinkMail {
  user: User;
  /** The link. */
  url: string;
  token: string;
}
