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
}

export interface Organization {
  id: string;
  name: string;
  slug: string;
  logo: string | null;
  /** JSON text. */
  metadata: string | null;
  requireTwoFactor: boolean;
  createdAt: Date;
}

export interface Member {
  id: string;
  organizationId: string;
  userId: string;
  /** One role, or several joined by commas. */
  role: string;
  teamId: string | null;
  createdAt: Date;
}

export interface Invitation {
  id: string;
  organizationId: string;
  inviterId: string;
  teamId: string | null;
  email: string;
  role: string;
  status: 'pending' | 'accepted' | 'rejected' | 'canceled';
  expiresAt: Date;
  createdAt: Date;
}
