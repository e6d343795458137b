import type { User } from '#server/options/hooks/records.ts';

export interface AddedByDirectoryMail {
  /** Whose account existed before. */
  user: User;
  organizationName: string;
}

export interface DirectoryTokenExpiringMail {
  /** A member of the organization who manages its directory. */
  user: User;
  organizationName: string;
  directoryName: string;
  /** Until the token expires. */
  days: number;
}
