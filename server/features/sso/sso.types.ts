import type { User } from '#server/options/hooks/records.ts';

export interface CertificateExpiringMail {
  /** A member of the organization who manages single sign-on. */
  user: User;
  organizationName: string;
  /** The name of the connection. */
  providerName: string;
  /** Until the certificate ends. */
  days: number;
}

export interface MetadataFailingMail {
  /** An owner of the organization, or who added the connection. */
  user: User;
  organizationName: string;
  /** The name of the connection. */
  providerName: string;
  metadataUrl: string;
  /** Why the metadata cannot be read, in English. */
  reason: string;
}

export interface BreakGlassMail {
  /** An owner of the organization. */
  user: User;
  organizationName: string;
  /** Of the owner who signed in without the identity provider. */
  ownerEmail: string;
}
