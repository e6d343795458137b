import { LockMode } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { createUserUnlessTaken, type NewUser } from '#server/features/users/create-user.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';

/** The row lock keeps other calls from changing the address that the mail proves. */
const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE };

type NewProfile = Pick<NewUser, 'email' | 'name' | 'image' | 'fields'>;

/** Finds and locks the user with an address. */
export async function findUserByMail({ em }: RequestContext, email: string): Promise<User | null> {
  return em.findOne(User, { email }, forUpdate);
}

/**
 * The user of an address that the caller has proven by a mailed link or code: `existing`, with the address verified, or a
 * new one. `current` is the id of the user who is signed in in this browser.
 */
export async function claimUserByMail(
  ctx: RequestContext,
  { existing, current, profile }: { existing: User | null; current: string | undefined; profile: NewProfile },
): Promise<User> {
  if (existing === null) return createUserByMail(ctx, profile);
  await markEmailVerified(ctx, existing, current === existing.id ? 'account browser' : 'mailbox owner');
  return existing;
}

async function createUserByMail(ctx: RequestContext, profile: NewProfile): Promise<User> {
  const proven = { ...profile, emailVerified: true };
  const { user, isTaken } = await createUserUnlessTaken(ctx, proven, { signUp: null });
  if (!isTaken) return user;
  // A concurrent call created a user with this address.
  const concurrent = await ctx.em.findOneOrFail(User, { email: profile.email }, forUpdate);
  await markEmailVerified(ctx, concurrent, 'mailbox owner');
  return concurrent;
}
