import { LockMode } from '@mikro-orm/postgresql';

import type { RequestContext } from '#server/call/context.ts';
import { flushUnlessTaken } from '#server/db/request-transaction.ts';
import { platformOptions } from '#server/features/users/platform.options.ts';
import { userOptions } from '#server/features/users/user.options.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import { User } from '#server/features/users/user.entity.ts';

import { newFields } from '#server/fields/additional-fields.ts';

/** The row lock keeps other calls from changing the address that the mail proves. */
const forUpdate = { lockMode: LockMode.PESSIMISTIC_WRITE };

interface NewUser {
  email: string;
  name: string;
  image?: string | null | undefined;
  /** The input of the call, with additional fields. */
  fields?: object;
}

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
  { existing, current, profile }: { existing: User | null; current: string | undefined; profile: NewUser },
): Promise<User> {
  if (existing === null) return createUser(ctx, profile);
  await markEmailVerified(ctx, existing, current === existing.id ? 'account browser' : 'mailbox owner');
  return existing;
}

async function createUser(ctx: RequestContext, { email, name, image = null, fields }: NewUser): Promise<User> {
  const { defaultRole: role } = platformOptions.of(ctx);
  const additionalFields = newFields(userOptions.of(ctx).additionalFields, fields);
  const user = ctx.em.create(User, { email, name, image, emailVerified: true, role, additionalFields });
  if (await flushUnlessTaken(ctx.em, 'user_email_unique')) {
    ctx.audit('user.signed-up', { actorId: user.id, subjectId: user.id });
    return user;
  }
  // A concurrent call created a user with this address.
  ctx.em.clear();
  const concurrent = await ctx.em.findOneOrFail(User, { email }, forUpdate);
  await markEmailVerified(ctx, concurrent, 'mailbox owner');
  return concurrent;
}
