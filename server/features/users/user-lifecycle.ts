import { eraseAddressesOf } from '#server/audit/audit.ts';
import type { EventContext } from '#server/call/lifecycle-events.ts';
import { countQuery, deletionQuery } from '#server/db/personal-rows.ts';
import { lockAndRead } from '#server/db/request-transaction.ts';

import {
  accountTakenOver,
  emailVerified,
  imageChanged,
  userDeleting,
  type ErasedBy,
  type Erasure,
  type VerifiedBy,
} from './events.ts';
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
 * Erases a user in one transaction; sessions, accounts and mailed tokens go by cascade, and what the classes of personal data
 * add with a statement. Their audit entries stay, without IP addresses.
 */
export async function removeUser(
  ctx: EventContext & { work?: { writeActs(): void } },
  { id }: Pick<User, 'id'>,
  by: ErasedBy = 'operator',
): Promise<Erasure> {
  const { em } = ctx;
  // From here on no other call adds rows that refer to the user, or deletes the user.
  const user = await lockUser(em, { id });
  const counted = countQuery(em, user);
  const [rows] = await lockAndRead(em, [counted.query, counted.values]);
  const found = (rows as Erasure['rows'][number][]).filter((each) => each.rows > 0);
  const erasure: Erasure = { by, rows: found, receipt: null };
  await userDeleting.emit(ctx, { user, erasure });
  // Calls write their audit entries at their end, the operator's commands at once.
  ctx.work?.writeActs();
  await em.flush();
  const deletion = deletionQuery(em, user);
  await lockAndRead(em, [deletion.query, deletion.values]);
  await em.nativeDelete(User, { id });
  await eraseAddressesOf(em, id);
  return erasure;
}
