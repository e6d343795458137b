import type { User } from '#server/options/hooks/records.ts';

export interface BreakGlassMail {
  /** An owner of the organization. */
  user: User;
  organizationName: string;
  /** Of the owner who signed in without the identity provider. */
  ownerEmail: string;
}
