import type { Working } from '#server/context.ts';
import { keysRevokedOn } from '#server/define-token.ts';
import { endSessionsOf } from '#server/features/sessions/revoke-sessions.ts';
import type { User } from '#server/features/users/user.entity.ts';
import { revokeTokens } from '#server/features/verification/single-use.ts';

/**
 * The first proof of an address: credentials and sessions from before may belong to an attacker who registered it in
 * advance, so they are deleted. Credentials that an administrator provisioned stay.
 */
export async function purgeUnprovenCredentials(ctx: Working, user: User): Promise<void> {
  for (const kind of ctx.credentials) await kind.purgeUnproven(ctx.em, user.id);
  await endSessionsOf(ctx, user.id);
  revokeTokens(ctx, user.id, keysRevokedOn('addressProven', ctx.tokens));
}

/**
 * The caller took over the account by a secret that was mailed to its address, without another credential: purges what
 * an attacker may have left behind. Only with the user's row locked.
 */
export async function takeOverByMail(ctx: Working, user: User): Promise<void> {
  if (!user.emailVerified) {
    await purgeUnprovenCredentials(ctx, user);
    user.emailVerified = true;
    return;
  }
  let hasPurged = false;
  for (const kind of ctx.credentials) hasPurged = (await kind.purgeUnconfirmed(ctx.em, user.id)) || hasPurged;
  if (hasPurged) await endSessionsOf(ctx, user.id);
}
