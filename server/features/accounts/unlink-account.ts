import type { Call } from '#server/context.ts';
import type { SignedIn } from '#server/features/sessions/context.ts';
import { AppError } from '#server/errors.ts';
import { holdPerson } from '#server/features/users/find-user.ts';
import type { UnlinkAccount } from '#shared/social.ts';

import { Account } from './account.entity.ts';
import { accountOptions } from './account.options.ts';

/** Takes away one way in, never the last: who holds the person's row counts alone. */
export async function unlinkAccount({ ctx, input }: Call<SignedIn, typeof UnlinkAccount>) {
  const { em, user } = ctx;
  await holdPerson(em, user);
  const accounts = await em.find(Account, { user: user.id }, { orderBy: { createdAt: 'asc' } });
  if (accounts.length < 2 && !accountOptions.of(ctx).accountLinking.allowUnlinkingAll) {
    throw new AppError('YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT');
  }

  const account = accounts.find((candidate) => isMeant(candidate, input));
  if (!account) throw new AppError('ACCOUNT_NOT_FOUND');
  em.remove(account);
  ctx.audit('account.unlinked', { subjectId: user.id, details: { provider: account.providerId } });
  return { status: true as const };
}

function isMeant(
  account: Account,
  { providerId, accountId }: { providerId?: string | undefined; accountId?: string | undefined },
): boolean {
  if (providerId === undefined) return account.id === accountId;
  return account.providerId === providerId && (accountId === undefined || account.accountId === accountId);
}
