import { defineEvent } from '#server/events.ts';

import type { User } from './user.entity.ts';

// Each is emitted with the row of the user locked.

/**
 * A user is about to be deleted. Sessions, credentials and memberships go by cascade, without events of their own. A
 * subscriber that throws prevents the deletion.
 */
export const userDeleting = defineEvent<{ user: User }>('userDeleting');

/** Who verified an email address, which decides whether earlier credentials and sessions remain. */
export type Prover =
  /** A browser that is signed in to the account, or from which it was created. */
  | 'account owner'
  /** A mailed link in any other browser. */
  | 'unknown browser'
  /** The owner of the mailbox takes over the account: by password reset, magic link or trusted provider. */
  | 'mailbox owner';

/** The email of an existing account was verified for the first time. */
export const emailProven = defineEvent<{ user: User; by: Prover }>('emailProven');

export const emailChanged = defineEvent<{ user: User; oldEmail: string }>('emailChanged');

/** A user has a new password, or a first one. `revoked` are the sessions that this ends. */
export const passwordChanged = defineEvent<{ user: User; revoked: 'none' | 'all' | { except: string } }>(
  'passwordChanged',
);

export const userBanned = defineEvent<{ user: User }>('userBanned');
