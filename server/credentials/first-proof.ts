import { Account } from '#server/account/account.entity.ts';
import type { Working } from '#server/context.ts';
import { endSessionsOf } from '#server/session/revoke-sessions.ts';
import type { User } from '#server/user/user.entity.ts';
import { withdrawSecrets } from '#server/verification/single-use.ts';

/**
 * The owner of a mailbox proves it for the first time: whatever somebody else set up on the unproven account, to wait
 * for them in it, goes before they come in. What an administrator set up stays.
 */
export async function dropUnproven(ctx: Working, user: User): Promise<void> {
  await ctx.em.nativeDelete(Account, { user: user.id, provisioned: false });
  await endSessionsOf(ctx, user.id);
  withdrawSecrets(ctx, user.id, ['email-verification', 'change-email', 'reset-password', 'delete-account']);
}
