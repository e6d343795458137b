import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import type { LeftHash } from '#server/cli/import/hashes/read-hash.ts';
import type { ReportCode } from '#shared/imports/report-texts.ts';

/** What a source yields, in our terms. The engine checks it, decides conflicts and writes it. */
export type Mapped = Person | Organization | Team | Member | TeamMember | Invitation;

export const kinds = ['user', 'organization', 'team', 'member', 'team member', 'invitation'] as const;
/** In the order of their foreign keys. */
export type Kind = (typeof kinds)[number];

/** A record that cannot be read is left, and the run goes on. */
export interface Unreadable {
  sourceId: string | null;
  line: number;
  unreadable: ReportCode;
  detail: string;
}

interface Record_ {
  /** The id of the source. */
  sourceId: string;
  /** The line of the file, or the number of the row. */
  line: number;
}

export interface Person extends Record_ {
  kind: 'user';
  email: string | null;
  emailVerified: boolean;
  name: string;
  username?: string | null;
  image?: string | null;
  /** Only a verified number is imported. */
  phone?: { number: string; verified: boolean } | null;
  /** A role of the platform in the words of the source. */
  role?: string | null;
  createdAt?: Date | null;
  updatedAt?: Date | null;
  lastSignInAt?: Date | null;
  ban?: { reason: string | null; until: Date | null } | null;
  password?: SourceHash | LeftHash | null;
  passwordSetAt?: Date | null;
  totp?: SourceTotp | null;
  backupCodes?: readonly string[];
  passkeys?: readonly SourcePasskey[];
  identities?: readonly { provider: string; subject: string }[];
  /** Values for the additional fields of the options, by name. */
  fields?: Readonly<Record<string, unknown>>;
  /** Codes of what the source has and is not imported of this person, for the report. */
  lost?: readonly { code: ReportCode; detail: string }[];
  /** The record is no person, or no longer one. */
  leave?: { code: ReportCode; detail: string } | null;
}

export interface SourceTotp {
  /** In base32. */
  secret: string;
  digits: number;
  period: number;
  algorithm: string;
}

export interface SourcePasskey {
  /** Base64url, as are the COSE key and the id. */
  id: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  synced: boolean;
  discoverable: boolean;
  /** The host for which it was made. */
  rpId: string;
}

export interface Organization extends Record_ {
  kind: 'organization';
  name: string;
  slug: string | null;
  logo?: string | null;
  metadata?: Record<string, unknown> | null;
  /** Claimed here, not proven. */
  domains?: readonly string[];
  createdAt?: Date | null;
  fields?: Readonly<Record<string, unknown>>;
  leave?: { code: ReportCode; detail: string } | null;
}

export interface Team extends Record_ {
  kind: 'team';
  organization: string;
  name: string;
  createdAt?: Date | null;
}

export interface Member extends Record_ {
  kind: 'member';
  organization: string;
  user: string;
  /** In the words of the source. */
  role: string;
  createdAt?: Date | null;
  fields?: Readonly<Record<string, unknown>>;
}

export interface TeamMember extends Record_ {
  kind: 'team member';
  team: string;
  user: string;
}

export interface Invitation extends Record_ {
  kind: 'invitation';
  organization: string;
  email: string;
  role: string;
  inviter: string | null;
  createdAt?: Date | null;
  expiresAt: Date | null;
}
