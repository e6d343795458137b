import { Account, CREDENTIAL } from '#server/account/account.entity.ts';
import type { Working } from '#server/context.ts';
import { withdrawSecrets } from '#server/verification/single-use.ts';
import type { User } from '#server/user/user.entity.ts';

/**
 * Gives a person this (hashed) password, whether they had one or not; what was mailed to them before is void. Only
 * meant while the person is held.
 */
export async function storePassword(
  ctx: Working,
  user: User,
  { password, provisioned = false }: { password: string; provisioned?: boolean },
): Promise<void> {
  const account = await ctx.em.findOne(Account, { providerId: CREDENTIAL, user });
  if (account) Object.assign(account, { password, provisioned: provisioned || account.provisioned });
  else ctx.em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned });
  await withdrawSecrets(ctx, user.id, ['reset-password', 'change-email', 'magic-link', 'delete-account']);
}
