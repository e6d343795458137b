import type { SourceHash } from '#server/cli/import/hashes/explicit.ts';
import type { LeftHash } from '#server/cli/import/hashes/read-hash.ts';

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

/** The codes of the report, with what they say. */
export const reportTexts = {
  unreadable_record: 'The record has another form than those of this source',
  record_too_large: 'The record is longer than 1 MiB, or nested more than 32 levels deep',
  wrong_columns: 'The row has another number of columns than the header',
  duplicate_id: 'An earlier record has the same id',
  duplicate_address:
    'Another record has the same address: the verified one is taken, then the one with the newer sign-in',
  already_exists: 'A user here has the address; --link-existing adds identities and memberships to that user',
  exists_unverified: 'A user here has the address, which is not verified on both sides',
  erased: 'The user or organization was imported before and has been deleted here',
  no_address: 'There is no email address; --placeholder-domain imports such people with a username',
  invalid_address: 'The email address is none that mails can be sent to',
  unverified_password: 'Taken with an unverified address: the first proof of the mailbox removes the password',
  identity_taken: 'Another user here has the identity',
  provider_unknown: 'The provider of the identity is not configured here; --provider-map names it otherwise',
  username_left: 'The username is taken, or has characters or a length that are not allowed here',
  image_left: 'The picture is no https address',
  phone_left: 'The phone number is not verified, impossible, or that of another user',
  not_a_person: 'A service account, a machine or an anonymous user',
  deleted_in_source: 'Deleted in the source',
  role_left: 'The role has no counterpart here; --role-map names one',
  missing_reference: 'The user, organization or team of the record was left',
  no_owner: 'No member would be owner; --owner names one',
  owner_promoted: 'Taken; the oldest administrator became the owner',
  slug_changed: 'Taken with another slug, because the slug is taken or has other characters',
  invalid_name: 'The name is empty or too long',
  expired: 'Expired',
  field_left: 'The value has no declared field here, or another type than the field',
  text_cleaned: 'Taken; control characters were removed',
  cyclic_group: 'The group contains itself',
  hash_unsupported: 'Taken without password: the hash has a form that cannot be verified here',
  hash_too_costly: 'Taken without password: the hash is dearer than the limits',
  password_missing: 'Taken without password: the export has none',
  totp_left: 'The authenticator app cannot be taken: the user sets up a new one',
  passkey_left: 'The passkey belongs to another host, or has another form',
  factor_left: 'The second factor is in no export',
  kept_here: 'Not changed, because the value was changed here since the last run',
  missing_in_source: 'Imported before, and not in the source any more',
  already_member: 'Is a member or has an invitation here already',
} as const;
export type ReportCode = keyof typeof reportTexts;
