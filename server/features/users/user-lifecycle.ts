import { eraseAddressesOf } from '#server/audit/audit.ts';
import type { RequestContext } from '#server/context.ts';
import type { EventContext } from '#server/events.ts';

import { emailProven, userDeleting, type Prover } from './events.ts';
import { lockUser } from './queries.ts';
import { User } from './user.entity.ts';

/** Marks the address of an account as proven. Only with the user's row locked. */
export async function proveEmail(ctx: EventContext, user: User, by: Prover): Promise<void> {
  if (user.emailVerified) return;
  user.emailVerified = true;
  await emailProven.emit(ctx, { user, by });
}

/**
 * Deletes a person with all that is theirs, in one transaction; sessions, accounts and mailed secrets go by cascade.
 * What they did stays in the audit log, from where they did it does not.
 */
export async function removeUser(ctx: RequestContext, user: User): Promise<void> {
  const { em } = ctx;
  // From here on no row that refers to the user can be added, and no other call deletes them too.
  await lockUser(em, user);
  await userDeleting.emit(ctx, { user });
  ctx.work.writeActs();
  await em.flush();
  await em.nativeDelete(User, { id: user.id });
  await eraseAddressesOf(em, user.id);
}
