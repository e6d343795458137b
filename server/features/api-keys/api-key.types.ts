import type { User } from '#server/options/hooks/records.ts';

export interface ApiKeyMail {
  user: User;
  /** The name that the user gave to the key, or null. */
  keyName: string | null;
}
