import { defineEvent } from '#server/events.ts';

import type { User } from './user.entity.ts';

// The row of the user is locked in each of these.

/**
 * A user is about to be deleted. Sessions, credentials and memberships go by cascade, without events of their own. A
 * subscriber that throws keeps the user.
 */
export const userDeleting = defineEvent<{ user: User }>('userDeleting');

/** Who proves an address, which decides what becomes of credentials and sessions from before. */
export type Prover =
  /** A browser that is signed in to the account, or that signed up. */
  | 'account owner'
  /** A mailed link in a browser that is not known to own the account. */
  | 'unknown browser'
  /** The owner of the mailbox, who takes over the account: by a reset, a magic link or a trusted provider's word. */
  | 'mailbox owner';

/** The address of an account that existed unproven is proven. */
export const emailProven = defineEvent<{ user: User; by: Prover }>('emailProven');

export const emailChanged = defineEvent<{ user: User; oldEmail: string }>('emailChanged');

/** A user has another password, or a first one. `revoked` are the sessions that it ends. */
export const passwordChanged = defineEvent<{ user: User; revoked: 'none' | 'all' | { except: string } }>(
  'passwordChanged',
);

export const userBanned = defineEvent<{ user: User }>('userBanned');
