import type { User } from '#server/options/hooks/records.ts';

export interface SetupLinkOpenedMail {
  /** An owner of the organization, or who created the link. */
  user: User;
  organizationName: string;
  /** The address of the browser that opened it. */
  ipAddress: string;
}

export interface SetupLinkCompletedMail {
  /** An owner of the organization, or who created the link. */
  user: User;
  organizationName: string;
  /** The page on which members confirm what was set up. */
  url: string;
}
