import { eraseAddressesOf } from '#server/audit/audit.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';

import { accountTakenOver, emailVerified, imageChanged, userDeleting, type VerifiedBy } from './events.ts';
import { lockUser } from './queries.ts';
import { User } from './user.entity.ts';

/** Records a proof of the email of an account. Requires the lock on the user. */
export async function markEmailVerified(ctx: EventContext, user: User, by: VerifiedBy): Promise<void> {
  const { emailVerified: wasVerified, unconfirmed: wasUnconfirmed } = user;
  user.emailVerified = true;
  if (!wasVerified) {
    user.unconfirmed = by === 'other browser';
    await emailVerified.emit(ctx, { user, by });
    return;
  }
  if (!wasUnconfirmed || by === 'other browser') return;
  user.unconfirmed = false;
  if (by === 'mailbox owner') await accountTakenOver.emit(ctx, { user });
}

/** Sets or removes the image of a user. Requires the lock on the user. */
export async function setImage(ctx: EventContext, user: User, image: string | null): Promise<void> {
  if (user.image === image) return;
  user.image = image;
  await imageChanged.emit(ctx, { user });
}

/**
 * Deletes a user in one transaction; sessions, accounts and mailed tokens go by cascade. Their audit entries stay, without
 * IP addresses.
 */
export async function removeUser(ctx: EventContext & { work?: { writeActs(): void } }, user: User): Promise<void> {
  const { em } = ctx;
  // From here on no other call adds rows that refer to the user, or deletes the user.
  await lockUser(em, user);
  await userDeleting.emit(ctx, { user });
  // Calls write their audit entries at their end, the operator's commands at once.
  ctx.work?.writeActs();
  await em.flush();
  await em.nativeDelete(User, { id: user.id });
  await eraseAddressesOf(em, user.id);
}
