import type { User } from '#server/options/hooks/records.ts';

export interface PasskeyMail {
  user: User;
  /** The name that the user gave to the passkey, or null. */
  passkeyName: string | null;
}
