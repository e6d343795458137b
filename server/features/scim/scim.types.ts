import type { User } from '#server/options/hooks/records.ts';

export interface AddedByDirectoryMail {
  /** Whose account existed before. */
  user: User;
  organizationName: string;
}

export interface DirectoryTokenExpiringMail {
  /** An owner of the organization, or who created the token. */
  user: User;
  organizationName: string;
  directoryName: string;
  /** Until the token expires. */
  days: number;
}
