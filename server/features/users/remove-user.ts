import { eraseAddressesOf } from '#server/audit/retention.ts';
import type { Working } from '#server/context.ts';

import { userDeleting } from './events.ts';
import { holdPerson } from './find-user.ts';
import { User } from './user.entity.ts';

/**
 * Deletes a person with all that is theirs, in one transaction; sessions, accounts and mailed secrets go by cascade.
 * What they did stays in the audit log, from where they did it does not.
 */
export async function removeUser(ctx: Working, user: User): Promise<void> {
  const { em } = ctx;
  // Held from here on, so that nothing new is hung on a person who is going, and nobody goes twice.
  await holdPerson(em, user);
  await userDeleting.emit(ctx, { user });
  ctx.work.writeActs();
  await em.flush();
  await em.nativeDelete(User, { id: user.id });
  await eraseAddressesOf(em, user.id);
}
