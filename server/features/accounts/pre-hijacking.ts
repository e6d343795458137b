import type { EventContext } from '#server/events.ts';
import { endSessionsOf } from '#server/features/sessions/revoke-sessions.ts';
import type { Prover } from '#server/features/users/events.ts';
import { proveEmail } from '#server/features/users/user-lifecycle.ts';
import type { User } from '#server/features/users/user.entity.ts';

/**
 * The first proof of an address: credentials from before may belong to an attacker who registered it in advance. The owner
 * of the mailbox deletes them, but for those that an administrator provisioned. After a proof in an unknown browser they
 * remain, since users read mail on another device, and a later take-over by mail deletes them.
 */
export async function settleUnprovenCredentials(
  { em, credentials }: EventContext,
  { user, by }: { user: User; by: Prover },
): Promise<void> {
  if (by === 'mailbox owner') for (const kind of credentials) await kind.purgeUnproven(em, user.id);
  if (by === 'unknown browser') for (const kind of credentials) await kind.markUnconfirmed(em, user.id);
}

/**
 * The caller took over the account by a secret that was mailed to its address, without another credential: purges what
 * an attacker may have left behind. Only with the user's row locked.
 */
export async function takeOverByMail(ctx: EventContext, user: User): Promise<void> {
  if (!user.emailVerified) return proveEmail(ctx, user, 'mailbox owner');
  let hasPurged = false;
  for (const kind of ctx.credentials) hasPurged = (await kind.purgeUnconfirmed(ctx.em, user.id)) || hasPurged;
  if (hasPurged) await endSessionsOf(ctx, user.id);
}
