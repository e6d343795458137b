/** The values of additional fields as a row stores them: JSON, by name. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** The records that hooks receive. */
export interface User {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  image: string | null;
  role: string;
  banned: boolean;
  banReason: string | null;
  banExpires: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** The values of the additional fields of the options, by name. */
  additionalFields: StoredFields | null;
}

/** Without its token, which is not stored. */
export interface Session {
  id: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string;
  userAgent: string;
  activeOrganizationId: string | null;
  impersonatedBy: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A password or an identity at a provider, without the hash and the tokens. */
export interface Account {
  id: string;
  userId: string;
  /** `credential` for a password. */
  providerId: string;
  accountId: string;
  /** Comma-separated. */
  scope: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A single-use token, without its payload. */
export interface Verification {
  id: string;
  userId: string | null;
  /** The purpose and a hash of the token. */
  identifier: string;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface Organization {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text. */
  metadata: string | null;
  requireTwoFactor: boolean;
  requiresProvider: boolean;
  createdAt: Date;
  /** The values of the additional fields of the options, by name. */
  additionalFields: StoredFields | null;
}

export interface Member {
  id: string;
  organizationId: string;
  userId: string;
  /** One role, or several joined by commas. */
  role: string;
  /** The first of `teamIds`. */
  teamId: string | null;
  /** In the order of joining. */
  teamIds: string[];
  createdAt: Date;
  /** The values of the additional fields of the options, by name. */
  additionalFields: StoredFields | null;
}

export interface Invitation {
  id: string;
  organizationId: string;
  inviterId: string;
  /** The first of `teamIds`. */
  teamId: string | null;
  teamIds: string[];
  email: string;
  role: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expiresAt: Date;
  createdAt: Date;
  /** The values of the additional fields of the options, by name. */
  additionalFields: StoredFields | null;
}

export interface Team {
  id: string;
  organizationId: string;
  name: string;
  createdAt: Date;
  updatedAt: Date;
}

export interface TeamMember {
  id: string;
  teamId: string;
  userId: string;
  createdAt: Date;
}
