import { defineEvent } from '#server/call/lifecycle-events.ts';

import type { User } from './user.entity.ts';

/** Who erases a person. */
export type ErasedBy = 'self' | 'administrator' | 'operator' | 'import' | 'retention' | 'restore' | 'service';

/** The erasure of a person, in one transaction. */
export interface Erasure {
  readonly by: ErasedBy;
  /** The rows of the person by the names of their tables, before the erasure. */
  readonly rows: readonly { table: string; rows: number }[];
  /** The number of the receipt, once it is written; null for what is no person. */
  receipt: string | null;
}

// Emitted inside the call's transaction, which has locked the row of the user.

/**
 * Who created a user: the person, by signing up with a provider or method, which is null for a password or a mailed link or
 * code; an administrator or the operator; the directory of an organization; the setup link; or the feature of service accounts,
 * for an organization or the platform. The last two have audit events of their own.
 */
export type CreatedBy =
  | { signUp: string | null }
  | 'administrator'
  | 'operator'
  | 'setup'
  | 'service account'
  | 'directory';

/** A user was created. The row may not be inserted yet, and has no credentials. */
export const userCreated = defineEvent<{ user: User; by: CreatedBy }>('userCreated');

/**
 * A user is about to be deleted. Sessions, credentials and memberships go by cascade, without events of their own. A
 * subscriber that throws prevents the deletion. `erasure` is of people, not of service accounts that go with an organization.
 */
export const userDeleting = defineEvent<{ user: User; erasure?: Erasure }>('userDeleting');

/** How the email of an account was verified, which decides whether earlier credentials and sessions remain. */
export type VerifiedBy =
  /** By a browser that is signed in to the account or that created it. */
  | 'account browser'
  /** By a mailed link, opened in a browser without relation to the account, or by an administrator. */
  | 'other browser'
  /** By a password reset, a magic link or a trusted provider, which give the owner of the mailbox access. */
  | 'mailbox owner';

/** The unverified email of an account was verified. */
export const emailVerified = defineEvent<{ user: User; by: VerifiedBy }>('emailVerified');

/** The owner of the mailbox signs in to an account that was verified in another browser, and takes it over. */
export const accountTakenOver = defineEvent<{ user: User }>('accountTakenOver');

/** The image of a user changed; null if it was removed. */
export const imageChanged = defineEvent<{ user: User }>('imageChanged');

/** The address of an account changed: by a proof of the new one, by a link to the old one, or by an administrator. */
export const emailChanged = defineEvent<{ user: User; oldEmail: string }>('emailChanged');

/**
 * A password was set or changed. Subscribers revoke the sessions in `revoked`; `except` is the id of one that stays. With
 * `byMail`, it proves no more than the mailbox.
 */
export const passwordChanged = defineEvent<{
  user: User;
  revoked: 'none' | 'all' | { except: string };
  byMail: boolean;
}>('passwordChanged');

/** A user was banned. */
export const userBanned = defineEvent<{ user: User }>('userBanned');
