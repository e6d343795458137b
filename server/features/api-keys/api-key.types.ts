import type { User } from '#server/records.ts';

export interface ApiKeyMail {
  user: User;
  /** The name that the user gave to the key, or null. */
  keyName: string | null;
}
