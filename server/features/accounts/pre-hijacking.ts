import type { EventContext } from '#server/events.ts';
import { revokeSessionsOf } from '#server/features/sessions/sessions.ts';
import type { VerifiedBy } from '#server/features/users/events.ts';
import { markEmailVerified } from '#server/features/users/user-lifecycle.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { enrolledMethods } from '#server/second-factors.ts';

/**
 * When an email is first verified, earlier credentials may belong to an attacker who registered it in advance. A
 * verification by the mailbox owner purges them, apart from those that an administrator provisioned. A verification in an
 * unknown browser marks them, since users read mail on other devices: a later takeover by mail purges them.
 */
export async function handleUnprovenCredentials(
  { em, credentials }: EventContext,
  { user, by }: { user: User; by: VerifiedBy },
): Promise<void> {
  if (by === 'mailbox owner') for (const kind of credentials) await kind.purgeUnproven(em, user.id);
  if (by === 'other browser') for (const kind of credentials) await kind.markUnconfirmed(em, user.id);
}

/**
 * The caller took over the account with a mailed token alone: purges credentials and sessions that an attacker may have
 * created. Requires the lock on the user.
 */
export async function takeOverByMail(ctx: EventContext, user: User): Promise<void> {
  if (!user.emailVerified) return markEmailVerified(ctx, user, 'mailbox owner');
  const methods = user.twoFactorEnabled ? await enrolledMethods(ctx, user.id) : [];
  let hasPurged = false;
  for (const kind of ctx.credentials) hasPurged = (await kind.purgeUnconfirmed(ctx.em, user.id)) || hasPurged;
  if (!hasPurged) return;
  // The user could not answer a challenge.
  if (methods.length > 0 && (await enrolledMethods(ctx, user.id)).length === 0) user.twoFactorEnabled = false;
  await revokeSessionsOf(ctx, user.id);
}
