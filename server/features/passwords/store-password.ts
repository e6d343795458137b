import { Account, CREDENTIAL } from '#server/features/accounts/account.entity.ts';
import type { Working } from '#server/context.ts';
import { keysRevokedOn } from '#server/define-token.ts';
import { revokeTokens } from '#server/features/verification/single-use.ts';
import type { User } from '#server/features/users/user.entity.ts';

/**
 * Gives a person this (hashed) password, whether they had one or not; what was mailed to them before is void. Only
 * meant while the person is held.
 */
export async function storePassword(
  ctx: Pick<Working, 'em' | 'tokens'>,
  { user, account }: { user: User; account?: Account | null },
  { password, provisioned = false }: { password: string; provisioned?: boolean },
): Promise<void> {
  const known = account === undefined ? await ctx.em.findOne(Account, { providerId: CREDENTIAL, user }) : account;
  if (known) Object.assign(known, { password, provisioned: provisioned || known.provisioned });
  else ctx.em.create(Account, { user, providerId: CREDENTIAL, accountId: user.id, password, provisioned });
  revokeTokens(ctx, user.id, keysRevokedOn('passwordChanged', ctx.tokens));
}
