import type { User } from '#server/options/hooks/records.ts';

export interface InactiveAccountMail {
  user: User;
  /** Until the account is deleted unless the user signs in. */
  days: number;
}
