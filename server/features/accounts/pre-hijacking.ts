import type { EventContext } from '#server/call/lifecycle-events.ts';
import type { VerifiedBy } from '#server/features/users/events.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { enrolledMethods } from '#server/call/second-factors.ts';

/**
 * When an email is first verified, what the account contains may be an attacker's who registered the address in advance. A
 * verification by the mailbox owner purges it, apart from what an administrator provisioned. A verification in an unknown
 * browser does not, since users read mail on other devices: see `takeOver`.
 */
export async function handleUnproven(ctx: EventContext, { user, by }: { user: User; by: VerifiedBy }): Promise<void> {
  if (by === 'mailbox owner') for (const kind of ctx.credentials) await kind.purgeUnproven(ctx, user.id);
  if (by === 'other browser') for (const kind of ctx.credentials) await kind.markUnconfirmed?.(ctx, user.id);
}

/** Purges what sessions and credentials created of which it is not known whether they are the owner's. */
export async function takeOver(ctx: EventContext, { user }: { user: User }): Promise<void> {
  const methods = user.twoFactorEnabled ? await enrolledMethods(ctx, user.id) : [];
  for (const kind of ctx.credentials) {
    await (kind.purgeUnconfirmed ? kind.purgeUnconfirmed(ctx, user.id) : kind.purgeUnproven(ctx, user.id));
  }
  // The user could not answer a challenge.
  if (methods.length > 0 && (await enrolledMethods(ctx, user.id)).length === 0) user.twoFactorEnabled = false;
}
