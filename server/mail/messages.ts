import type { User } from '#server/records.ts';

/** Sends one kind of mail in the operator's own way, in place of the built-in one. */
export type MailHook<Payload extends object> = (mail: Payload) => Promise<void> | void;

/** A mail that asks a user to open a link. */
export interface UserLinkMail {
  user: User;
  /** What the reader is to open. */
  url: string;
  token: string;
}
